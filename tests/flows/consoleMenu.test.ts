import { consoleRoles } from '../../src/features/consoleMenu/consoleMenuSlice.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { CALLS, configurationOf } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const configuration = configurationOf({ 'AbpExtend.HostConsole': true }, former.tenantId);
const withRoles = (roles: string[] | null) => ({
  [CALLS.configuration]: {
    body: { ...configuration, currentUser: { ...configuration.currentUser, ...(roles && { roles }) } },
  },
});
const at = (path: string, backend: object) =>
  playFlow(consoleBackend({ ...backend }), { path, preloadedState: consoleAdministrator() });

it('the roles that the console’s menu needs are read on entering the console, and not before', async () => {
  const play = await at('/portal', withRoles(['admin', 'staff']));
  await play.pass(0);
  expect(play.state().consoleMenu.roles.data).toBeNull();
  play.dispatch(navigationWanted({ to: '/console' }));
  await play.pass(0);
  expect(play.state().consoleMenu.roles.data).toEqual({ names: ['admin', 'staff'] });
});

it('a backend that tells no roles is told apart from one without any', async () => {
  const play = await at('/console', withRoles(null));
  await play.pass(0);
  expect(play.state().consoleMenu.roles.data).toEqual({ names: null });
  Object.assign(play.backend, withRoles([]));
  play.dispatch(consoleRoles.wanted());
  await play.pass(0);
  expect(play.state().consoleMenu.roles.data).toEqual({ names: [] });
});
