import { confirmationAccepted } from '../../src/features/feedback/feedbackSlice.ts';
import { personalInfoForm, personalInfoResource } from '../../src/features/personalInfo/personalInfoSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { passwordForm, sessionEndWanted } from '../../src/features/securitySetting/securitySettingSlice.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith } from '../support/backend.ts';
import { type Backend, playFlow, type Reply } from '../support/playFlow.ts';
import { does } from '../support/scenarios/scenario.ts';
import { SECURITY, SECURITY_PAGE, securityBackend } from '../support/securityWork.ts';
import { former, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const OWN_INFO = '/ownAccount/personalInfo';
const OWN_SECURITY = '/ownAccount/securitySetting';
const READ = 'GET /api/console/personal-info';
const UPDATE = 'POST /api/console/personal-info/update';
const info = {
  id: 'account',
  userName: 'chen',
  name: '陈浩',
  englishName: null,
  email: null,
  phoneNumber: null,
  creationTime: '2026-11-20T10:24:00',
};
const ASKED_OF_SECURITY = [SECURITY.ways, SECURITY.sessions, SECURITY.log, SECURITY.secondStep, SECURITY.passkeys];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A company member without access to the console. */
async function member(path: string, over: Backend = {}, preloadedState: Partial<RootState> = signedIn()) {
  const backend = { ...securityBackend(), ...backendWith([former]), [READ]: { body: info }, [UPDATE]: { body: null } };
  const play = await playFlow({ ...backend, ...over }, { path, preloadedState });
  await play.pass(0);
  return play;
}
/** Outside any company: solo belongs to none. */
function alone(): Partial<RootState> {
  const { session, ...state } = signedIn();
  return { ...state, permissions: { authorization: [] }, ...(session && { session: { ...session, tenantId: null } }) };
}

it.each([
  ['a member without the console', signedIn()],
  ['an account without a company', alone()],
])('ACC-15 %s sees how they sign in, and where they are signed in, under their own account', async (_who, state) => {
  const play = await member(OWN_SECURITY, {}, state);
  expect(
    play
      .calls()
      .filter((call) => ASKED_OF_SECURITY.includes(call as never))
      .sort(),
  ).toEqual([...ASKED_OF_SECURITY].sort());
  expect(play.state().securitySetting.sessions.data).toHaveLength(2);
});

it('a member without the console changes their password and ends another device', async () => {
  const play = await member(OWN_SECURITY);
  play.calls();
  await does(passwordForm.submitted({ currentPassword: 'Portal#2026', newPassword: 'Another#2027' }))(play);
  expect(play.calls().slice(0, 2)).toEqual([SECURITY.prove, SECURITY.changePassword]);
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([
    { key: 'securitySetting:passwordChanged' },
  ]);
  play.calls();
  await does(sessionEndWanted({ id: 's2', name: 'Chrome' }))(play);
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
  expect(play.calls()[0]).toBe(SECURITY.endSession);
  expect(play.state().securitySetting.sessions.data?.map(({ id }) => id)).toEqual(['s1']);
});

it('a member without the console renames themself, and nothing is sent after they leave the page', async () => {
  const play = await member(OWN_INFO);
  expect(play.state().personalInfo.load.data?.name).toBe('陈浩');
  play.backend[READ] = { body: { ...info, name: '陈昊' } };
  await does(personalInfoForm.submitted({ name: '陈昊', englishName: '', email: '' }))(play);
  expect(play.bodyOf(UPDATE)).toEqual({ name: '陈昊', englishName: null, email: null });
  expect(play.state().personalInfo.load.data?.name).toBe('陈昊');
  await does(navigationWanted({ to: '/portal' }))(play);
  play.calls();
  await does(personalInfoForm.submitted({ name: '陈', englishName: '', email: '' }))(play);
  expect(play.calls()).toEqual([]);
});

it('the console’s page requests nothing for a member without the console', async () => {
  const play = await member(SECURITY_PAGE);
  expect(play.calls().filter((call) => ASKED_OF_SECURITY.includes(call as never))).toEqual([]);
});

it('what was read before a save never replaces what was read after it, however late it comes', async () => {
  const play = await member(OWN_INFO);
  const answers: ((reply: Reply) => void)[] = [];
  play.backend[READ] = () => new Promise<Reply>((resolve) => answers.push(resolve));
  play.dispatch(personalInfoResource.wanted());
  await play.pass(0);
  play.dispatch(personalInfoForm.submitted({ name: '陈小浩', englishName: '', email: '' }));
  await play.pass(0);
  expect(answers).toHaveLength(2);
  answers[0]?.({ body: info });
  await play.pass(0);
  answers[1]?.({ body: { ...info, name: '陈小浩' } });
  await play.pass(0);
  expect(play.state().personalInfo.load.data?.name).toBe('陈小浩');
  expect(play.state().session.hostInfo?.name).toBe('陈小浩');
});
