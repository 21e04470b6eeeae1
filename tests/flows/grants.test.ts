import { toastActed } from '../../src/features/feedback/feedbackSlice.ts';
import { type Grant, grantSwitched, selectGrantTarget } from '../../src/features/grants/grantsSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { shellClosed, shellOpened } from '../../src/features/shell/shellSlice.ts';
import { consoleAdministrator } from '../support/consoleWork.ts';
import { GRANTS, grantBackend } from '../support/grantWork.ts';
import { type Backend, playFlow } from '../support/playFlow.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const PATH = '/console/organizationManagement/myOrganization';
const bpm: Grant = { kind: 'memberPolicy', id: 'u1', name: 'Wu', policy: 'BPM_Auth' };

async function visit(search: string, over: Backend = {}) {
  const play = await playFlow(grantBackend(over), { path: PATH + search, preloadedState: consoleAdministrator() });
  await play.pass(0);
  return play;
}
const grantCalls = (calls: string[]) => calls.filter((call) => /roles|grants|set-/.test(call));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('§6 requests no policies before they are shown', async () => {
  const play = await visit('');
  expect(grantCalls(play.calls())).toEqual([]);
});

it('§6 the view of roles requests what each role grants, and no person’s policies', async () => {
  const play = await visit('?view=grants');
  expect(grantCalls(play.calls())).toEqual([GRANTS.roles]);
  expect(play.state().grants.roles.data?.items[0]).toMatchObject({ role: 'admin', memberCount: 1 });
});

it('§6 a member’s drawer requests what they hold and what may be granted; the next one starts empty', async () => {
  const play = await visit('?member=u1');
  expect(grantCalls(play.calls()).sort()).toEqual([GRANTS.member, GRANTS.roles].sort());
  expect(play.state().grants).toMatchObject({ memberId: 'u1', member: { data: { name: 'Wu' } } });
  play.backend['GET /api/console/organization/members/u2/grants'] = () => new Promise(() => {});
  play.dispatch(navigationWanted({ to: `${PATH}?member=u2` }));
  await play.pass(0);
  expect(play.state().grants).toMatchObject({ memberId: 'u2', member: { status: 'loading', data: null } });
});

it.each<[Grant, keyof typeof GRANTS, object]>([
  [bpm, 'memberPolicy', { policy: 'BPM_Auth', isGranted: false }],
  [{ kind: 'memberRole', id: 'u1', name: 'Wu', role: 'editor' }, 'memberRole', { role: 'editor', isGiven: false }],
  [
    { kind: 'rolePolicy', role: 'admin', policy: 'BPM_Auth' },
    'rolePolicy',
    { role: 'admin', policy: 'BPM_Auth', isGranted: false },
  ],
])('§6 a switch acts at once, and the held policies are read again (%j)', async (grant, call, body) => {
  const play = await visit('?member=u1');
  play.calls();
  play.dispatch(grantSwitched({ grant, isOn: false }));
  await play.pass(0);
  expect(play.bodyOf(GRANTS[call])).toEqual(body);
  expect(grantCalls(play.calls()).sort()).toEqual([GRANTS[call], GRANTS.member, GRANTS.roles].sort());
  expect(play.state().feedback.toasts).toHaveLength(1);
});

it('§6 can be undone within five seconds, from another page too', async () => {
  const play = await visit('?member=u1');
  play.dispatch(grantSwitched({ grant: bpm, isOn: false }));
  await play.pass(4000);
  play.dispatch(navigationWanted({ to: '/console/costCenter/orderManage' }));
  await play.pass(999);
  play.dispatch(toastActed(play.state().feedback.toasts[0]?.id ?? ''));
  await play.pass(0);
  expect(play.bodyOf(GRANTS.memberPolicy)).toEqual({ policy: 'BPM_Auth', isGranted: true });
});

it('§6 a switch shows its target state and cannot be used again in the meantime', async () => {
  let answer = () => {};
  const slow: Backend = {
    [GRANTS.memberPolicy]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 204 });
      }),
  };
  const play = await visit('?member=u1', slow);
  play.calls();
  play.dispatch(grantSwitched({ grant: bpm, isOn: false }));
  play.dispatch(grantSwitched({ grant: bpm, isOn: true }));
  await play.pass(0);
  expect(selectGrantTarget(play.state(), bpm)).toBe(false);
  expect(play.calls()).toEqual([GRANTS.memberPolicy]);
  answer();
  await play.pass(0);
  expect(selectGrantTarget(play.state(), bpm)).toBeUndefined();
});

it('§6 a switch whose change the end of the shell interrupts can be used again', async () => {
  const play = await visit('?member=u1', { [GRANTS.memberPolicy]: () => new Promise(() => {}) });
  play.dispatch(grantSwitched({ grant: bpm, isOn: false }));
  await play.pass(0);
  play.dispatch(shellClosed());
  play.dispatch(shellOpened());
  await play.pass(0);
  play.calls();
  play.dispatch(grantSwitched({ grant: bpm, isOn: false }));
  await play.pass(0);
  expect(play.calls()).toEqual([GRANTS.memberPolicy]);
});

it('§6 reports what the server refuses and restores the switch', async () => {
  const refused = { status: 403, body: { error: { code: 'Atrium:OwnConsole', message: 'Not from yourself.' } } };
  const play = await visit('?member=u1', { [GRANTS.memberPolicy]: refused });
  play.dispatch(grantSwitched({ grant: bpm, isOn: false }));
  await play.pass(0);
  expect(play.state().feedback.toasts.map(({ message }) => message)).toEqual([
    { text: 'Not from yourself.', language: 'zh-CN' },
  ]);
  expect(selectGrantTarget(play.state(), bpm)).toBeUndefined();
});
