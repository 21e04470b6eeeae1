import { confirmationAccepted } from '../../src/features/feedback/feedbackSlice.ts';
import { leaveWanted } from '../../src/features/ownAccount/ownAccountSlice.ts';
import { cancelWanted, type Proof, proofForm } from '../../src/features/reauthentication/reauthenticationSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { newCodesWanted } from '../../src/features/secondStep/secondStepSlice.ts';
import { othersEndWanted } from '../../src/features/securitySetting/securitySettingSlice.ts';
import { accountSettingsFlows } from '../../src/sagas/accountSettingsFlows.ts';
import { ownAccountFlows } from '../../src/sagas/ownAccountFlows.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import type { Flow } from '../../src/sagas/supervise.ts';
import { arePasskeysSupported, askForPasskey } from '../../src/services/browser/passkeys.ts';
import { backendWith } from '../support/backend.ts';
import { OWN, OWN_PAGE, ownBackend } from '../support/ownAccountWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';
import { does } from '../support/scenarios/scenario.ts';
import { ASKED, CODES, refused, SECURITY, SECURITY_PAGE, used, visitSecurity } from '../support/securityWork.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));
jest.mock('../../src/services/browser/passkeys.ts', () => ({
  arePasskeysSupported: jest.fn(),
  askForPasskey: jest.fn(),
}));

const unlocked = jest.mocked(askForPasskey);
const byPassword: Proof = { method: 'password', password: 'Portal#2026' };

/** A call that requires proof of identity has been made. */
async function asked(over: Backend = {}) {
  const visited = await visitSecurity({ [SECURITY.newCodes]: ASKED, ...over });
  visited.play.calls();
  await visited.done(newCodesWanted());
  const { play } = visited;
  return {
    ...visited,
    own: () => play.state().reauthentication,
    /** From now on the server has the proof. */
    known: () => Object.assign(play.backend, { [SECURITY.newCodes]: { body: { recoveryCodes: CODES } } }),
    isDone: () => play.state().secondStep.codes.length > 0,
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  jest.mocked(arePasskeysSupported).mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

it('asks with the account’s available proofs; the refusal itself is not shown', async () => {
  const { play, own, told } = await asked();
  expect(play.calls()).toEqual([SECURITY.newCodes, SECURITY.methods]);
  expect(own()).toMatchObject({
    status: 'asking',
    methods: ['password', 'authenticator', 'passkey'],
    form: { failure: { error: null } },
  });
  expect(told()).toEqual([]);
});

it('asks for no passkey where the browser allows none, even if the account has nothing else', async () => {
  jest.mocked(arePasskeysSupported).mockReturnValue(false);
  const { own } = await asked();
  expect(own()).toMatchObject({ status: 'asking', methods: ['password', 'authenticator'] });
  const { own: bare, told } = await asked({ [SECURITY.methods]: { body: { methods: ['passkey'], validSeconds: 0 } } });
  expect(bare().status).toBe('closed');
  expect(told()).toEqual([{ key: 'reauthentication:noProof' }]);
});

it.each<[Proof, object]>([
  [byPassword, byPassword],
  [
    { method: 'authenticator', code: '482719' },
    { method: 'authenticator', code: '482719' },
  ],
  [{ method: 'passkey' }, { method: 'passkey', credential: used }],
])('sends the proof %j and repeats the original call once', async (proof, body) => {
  unlocked.mockResolvedValue({ ...used });
  const { play, done, own, known, isDone } = await asked();
  known();
  await done(proofForm.submitted(proof));
  expect(play.bodyOf(SECURITY.prove)).toEqual(body);
  expect(own().status).toBe('closed');
  expect(isDone()).toBe(true);
});

it('reports a wrong proof in place, and another may be tried', async () => {
  const { play, done, own, known, isDone, told } = await asked({ [SECURITY.prove]: refused('Wrong', 'password') });
  await done(proofForm.submitted(byPassword));
  expect(own()).toMatchObject({ status: 'asking', form: { failure: { error: { text: 'Wrong', language: 'zh-CN' } } } });
  expect(told()).toEqual([]);
  known();
  play.backend[SECURITY.prove] = { body: { validSeconds: 300 } };
  await done(proofForm.submitted(byPassword));
  expect(isDone()).toBe(true);
});

it.each([
  ['is cancelled', null, null],
  ['the browser refuses', 'impossible' as const, { key: 'reauthentication:passkeyImpossible' }],
])('a passkey that %s leaves the question open', async (_how, given, error) => {
  unlocked.mockResolvedValue(given);
  const { play, done, own } = await asked();
  await done(proofForm.submitted({ method: 'passkey' }));
  expect(own()).toMatchObject({ status: 'asking', form: { failure: { error } } });
  expect(play.calls()).not.toContain(SECURITY.prove);
});

it('says why the server will not start a passkey', async () => {
  const { done, own } = await asked({ [SECURITY.usePasskey]: refused('No name') });
  await done(proofForm.submitted({ method: 'passkey' }));
  expect(own()).toMatchObject({
    status: 'asking',
    form: { failure: { error: { text: 'No name', language: 'zh-CN' } } },
  });
});

it('cancelling changes nothing and shows no message', async () => {
  const { play, done, own, isDone, told } = await asked();
  play.calls();
  await done(cancelWanted());
  expect(own().status).toBe('closed');
  expect(play.calls()).toEqual([]);
  expect(isDone()).toBe(false);
  expect(told()).toEqual([]);
});

it('tells a person who has no proof what to do', async () => {
  const { own, told } = await asked({ [SECURITY.methods]: { body: { methods: [], validSeconds: 0 } } });
  expect(own().status).toBe('closed');
  expect(told()).toEqual([{ key: 'reauthentication:noProof' }]);
});

it('sends the password to another backend that does not name the proofs', async () => {
  const { own } = await asked({ [SECURITY.methods]: { status: 404 } });
  expect(own()).toMatchObject({ status: 'asking', methods: ['password'] });
});

it('a different refusal asks nothing', async () => {
  const { own, told } = await asked({ [SECURITY.newCodes]: refused('It is off') });
  expect(own().status).toBe('closed');
  expect(told()).toEqual([{ text: 'It is off', language: 'zh-CN' }]);
});

it('the question closes with the page', async () => {
  const { done, own } = await asked();
  await done(navigationWanted({ to: '/console' }));
  expect(own().status).toBe('closed');
});

describe('two calls that need proof at the same time', () => {
  /** The person ends another sign-in while the question for their new codes is open. */
  async function both() {
    const question = await asked({ [SECURITY.endOthers]: ASKED });
    await question.done(othersEndWanted());
    await question.answered(true);
    expect(question.play.calls()).toContain(SECURITY.endOthers);
    return question;
  }

  it('CON-1 share one question, and both are repeated after one proof', async () => {
    const { play, done, own, known, isDone, told } = await both();
    expect(play.calls()).toEqual([]);
    expect(own().status).toBe('asking');
    known();
    play.backend[SECURITY.endOthers] = { body: { count: 1 } };
    play.events();
    await done(proofForm.submitted(byPassword));
    expect(play.calls().slice(0, 3)).toEqual([SECURITY.prove, SECURITY.newCodes, SECURITY.endOthers]);
    expect(play.events()).not.toContain('reauthentication/questionOpened');
    expect(isDone()).toBe(true);
    expect(told()).toContainEqual({ key: 'securitySetting:othersEnded' });
  });

  it('CON-1 are cancelled together: nobody is asked again for what they have just declined', async () => {
    const { play, done, own, isDone, told } = await both();
    await done(cancelWanted());
    expect(own().status).toBe('closed');
    expect(play.calls()).toEqual([]);
    expect([isDone(), told()]).toEqual([false, []]);
  });
});

it('CON-1 the page may be left while a proof is being checked', async () => {
  const { play, done, own, known, isDone } = await asked({ [SECURITY.prove]: () => new Promise<never>(() => {}) });
  known();
  await done(proofForm.submitted(byPassword), navigationWanted({ to: '/console' }));
  expect([own().status, isDone()]).toEqual(['closed', false]);
  await done(navigationWanted({ to: SECURITY_PAGE }), newCodesWanted());
  expect(isDone()).toBe(true);
  expect(play.events()).not.toContain('reauthentication/crashed');
});

it('CON-1 a call that comes before the flow has loaded is asked for once it has', async () => {
  let load = () => {};
  const late = new Promise<void>((resolve) => {
    load = resolve;
  });
  const flowsOf: Readonly<Record<string, Readonly<Record<string, Flow>>>> = {
    portal: shellFlows,
    ownAccount: ownAccountFlows,
    accountSettings: accountSettingsFlows,
  };
  const loadArea = async (name: string) => {
    if (name === 'accountSettings') await late;
    return { flows: flowsOf[name] ?? {} };
  };
  const backend = { ...backendWith([]), ...ownBackend({ [OWN.leave]: ASKED }) };
  const play = await playFlow(backend, { path: OWN_PAGE, preloadedState: signedIn(), loadArea });
  await play.pass(0);
  await does(leaveWanted())(play);
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
  expect(play.calls()).toContain(OWN.leave);
  expect(play.state().reauthentication.status).toBe('wanted');
  load();
  await play.pass(0);
  expect(play.state().reauthentication.status).toBe('asking');
});
