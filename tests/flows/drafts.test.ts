import { OTHER_DEVICE_CODE } from '../../contract/errors.ts';
import { TAB_KEY } from '../../src/constants/storageKeys.ts';
import { chooserCancelled } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { draftSaved } from '../../src/features/drafts/draftsSlice.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { logoutWanted, sessionCleared, sessionEnding } from '../../src/features/session/sessionSlice.ts';
import * as form from '../../src/features/taskForm/taskFormSlice.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { companyOf } from '../support/fixtures.ts';
import type { Backend, Reply } from '../support/playFlow.ts';
import { sabotage } from '../support/sabotage.ts';
import { former } from '../support/signedIn.ts';
import { TODO, todoWork } from '../support/todoWork.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const FORM = `account/${former.tenantId}/personal/new`;
const KEY = `${FORM}/this-tab`;
const typed = { title: '季度盘点', description: '第一行\n第二行' };
const filled = { ...typed, startedAt: '2026-11-23T09:00:00', endAt: '2026-11-24T18:00:00' };
const ENDS: Record<string, Backend> = {
  '401 that cannot be refreshed': { [TODO.create]: { status: 401 }, [CALLS.token]: { status: 400, body: {} } },
  '409 signed in elsewhere': { [TODO.create]: { status: 409, body: { error: { code: OTHER_DEVICE_CODE } } } },
  '423 locked': { [TODO.create]: { status: 423, body: { error: { message: 'locked' } } } },
};

/** The server refuses Lin's new to-do because her session has ended; finishes on the sign-in page. */
async function endedSession(replies: Backend = ENDS['423 locked'] ?? {}) {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  const working = { ...play.backend };
  Object.assign(play.backend, replies);
  play.dispatch(form.taskFormChanged(filled));
  play.dispatch(form.taskSaveWanted());
  await play.pass(1_000);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().taskForm.status).toBe('closed');
  Object.assign(play.backend, working);
  return play;
}

/** The answers to signing in as this account; it enters the only one of `companies` without being asked. */
const signInReplies = (accountId: string, companies = [former]): Backend => {
  const configuration = configurationOf({ 'AbpExtend.WorkBench': true });
  const currentUser = { ...configuration.currentUser, id: accountId };
  return { ...backendWith(companies), [CALLS.configuration]: { body: { ...configuration, currentUser } } };
};

async function signIn(play: Awaited<ReturnType<typeof todoWork>>, replies: Backend): Promise<void> {
  Object.assign(play.backend, replies);
  play.dispatch(signInSubmitted({ userName: 'lin', password: 'x' }));
  await play.pass(0);
}
const titleShown = (play: Awaited<ReturnType<typeof todoWork>>) => play.state().taskForm.values.title;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
  sessionStorage.setItem(TAB_KEY, 'this-tab');
});
afterEach(() => jest.useRealTimers());

it.each(Object.entries(ENDS))('TODO-8 %s: the unsent form comes back after signing in again', async (_end, replies) => {
  const play = await endedSession(replies);
  expect(play.state().drafts.drafts[KEY]?.values).toMatchObject(filled);
  await signIn(play, signInReplies('account'));
  expect(play.state().notificationDialog).toMatchObject({ status: 'open', tab: 2 });
  expect(play.state().taskForm).toMatchObject({
    status: 'editing',
    values: filled,
    draftFrom: expect.stringContaining('2026-11-20T10:24'),
  });
});

it('TODO-8 also keeps what is typed after the refusal, just before the page is left', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  Object.assign(play.backend, ENDS['401 that cannot be refreshed']);
  play.dispatch(form.taskFormChanged(filled));
  play.dispatch(form.taskSaveWanted());
  await play.pass(400);
  play.dispatch(form.taskFormChanged({ title: 'typed last' }));
  await play.pass(100);
  expect(play.state().session.hostToken).toBeNull();
  expect(play.state().drafts.drafts[KEY]?.values.title).toBe('typed last');
});

it('stores the draft at once, before the session is cleared', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  Object.assign(play.backend, ENDS['423 locked']);
  play.dispatch(form.taskFormChanged(filled));
  play.events();
  // Before the debounce after the last keystroke has passed.
  play.dispatch(form.taskSaveWanted());
  await play.pass(0);
  const ending = play
    .events()
    .filter((type) => [sessionEnding, draftSaved, sessionCleared].some((e) => e.type === type));
  expect(ending).toEqual([sessionEnding.type, draftSaved.type, sessionCleared.type]);
  expect(play.state().drafts.drafts[KEY]?.values).toMatchObject(filled);
});

it('a crash between an edit and its draft loses nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const saboteur = sabotage('drafts');
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } }, {}, saboteur.effects);
  saboteur.arm(1);
  play.dispatch(form.taskFormChanged(filled));
  saboteur.disarm();
  await play.pass(0);
  expect(play.events()).toContain('drafts/crashed');
  expect(play.state().drafts.drafts[KEY]?.values).toMatchObject(filled);
});

it('another account never receives the draft, and it is deleted when that account signs in', async () => {
  const play = await endedSession();
  await signIn(play, signInReplies('somebody-else'));
  expect(play.state().taskForm.status).toBe('editing');
  expect(titleShown(play)).toBe('');
  expect(play.state().drafts.drafts).toEqual({});
});

it('another company of the same account does not show the draft and leaves it in place', async () => {
  const play = await endedSession();
  await signIn(play, signInReplies('account', [companyOf('Aurora')]));
  expect(titleShown(play)).toBe('');
  expect(play.state().drafts.drafts[KEY]?.values.title).toBe(typed.title);
});

it('leaving the chooser during sign-in is not a log-out: the draft waits', async () => {
  const play = await endedSession();
  await signIn(play, signInReplies('account', [former, companyOf('Aurora')]));
  play.dispatch(chooserCancelled());
  await play.pass(0);
  expect(play.state().session.hostToken).toBeNull();
  expect(play.calls()).toContain(CALLS.logout);
  expect(play.state().drafts.drafts[KEY]?.values.title).toBe(typed.title);
});

it('a log-out drops every draft, including what is typed while the server is being told', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(form.taskFormChanged(filled));
  await play.pass(500);
  expect(Object.keys(play.state().drafts.drafts)).toEqual([KEY]);
  let answer: (reply: Reply) => void = () => {};
  play.backend[CALLS.logout] = () => new Promise<Reply>((resolve) => (answer = resolve));
  play.dispatch(logoutWanted());
  play.dispatch(form.taskFormChanged({ title: 'meanwhile' }));
  await play.pass(500);
  answer({ body: null });
  await play.pass(1_000);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().drafts.drafts).toEqual({});
});

it('a log-out in another tab discards the open form of this one too', async () => {
  const play = await todoWork({ tab: 2, intent: { kind: 'create' } });
  play.dispatch(form.taskFormChanged(filled));
  for (const key of ['host_token', 'token', 'hostInfo', 'drafts'])
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  await play.pass(1_000);
  expect(play.state().routing.location.pathname).toBe('/login');
  expect(play.state().drafts.drafts).toEqual({});
  // Not even for a moment: the storage has been cleared by then.
  expect(play.events()).not.toContain(draftSaved.type);
});
