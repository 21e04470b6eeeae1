import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { backendWith, CALLS, configurationOf } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { companyOf } from '../support/fixtures.ts';
import { playFlow } from '../support/playFlow.ts';
import { former, outsideCompany, signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: () => new Promise(() => {}), stop: async () => {} }),
}));

const other = companyOf('Other');

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const withRoles = (roles: string[]) => {
  const configuration = configurationOf({ 'AbpExtend.HostConsole': true }, former.tenantId);
  return consoleBackend({
    [CALLS.configuration]: { body: { ...configuration, currentUser: { ...configuration.currentUser, roles } } },
  });
};

it('the console requests the roles that its items require', async () => {
  const play = await playFlow(withRoles(['editor']), { path: '/console', preloadedState: consoleAdministrator() });
  await play.pass(0);
  expect(play.state().consoleMenu.roles).toMatchObject({ status: 'loaded', data: { names: ['editor'] } });
});

it('§6 staff cannot enter the console: none of its calls is made', async () => {
  const play = await playFlow(backendWith([former]), { path: '/console', preloadedState: signedIn() });
  await play.pass(0);
  for (const to of ['/console/costCenter/orderManage', '/console/organizationManagement/myOrganization']) {
    play.dispatch(navigationWanted({ to }));
    await play.pass(0);
  }
  expect(play.calls().filter((call) => /console|organization\/|orders/.test(call))).toEqual([]);
});

describe('somebody with several companies who has not chosen one', () => {
  const undecided = () => outsideCompany(consoleAdministrator());

  it('CMP-2 §2 is not asked to choose in the console, and the shell is open there', async () => {
    const play = await playFlow(consoleBackend(), { path: '/console', preloadedState: undecided() });
    await play.pass(0);
    expect(play.state().shell.open).toBe(true);
    expect(play.events()).not.toContain('companySwitch/chooserOpened');
  });

  it('is asked as soon as they leave the console, and the shell waits for the answer', async () => {
    const several = consoleBackend({ [CALLS.list]: { body: { items: [former, other] } } });
    const play = await playFlow(several, { path: '/console', preloadedState: undecided() });
    await play.pass(0);
    play.dispatch(navigationWanted({ to: '/portal' }));
    await play.pass(0);
    expect(play.events()).toEqual(expect.arrayContaining(['shell/shellClosed', 'companySwitch/chooserOpened']));
    expect(play.state().shell.open).toBe(false);
  });
});
