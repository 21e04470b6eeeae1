import { CALLS, configurationOf } from '../support/backend.ts';
import { consoleAdministrator, consoleBackend } from '../support/consoleWork.ts';
import { fakeHub } from '../support/hubWork.ts';
import { playFlow } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const granted = (...policies: string[]) => ({
  body: configurationOf(Object.fromEntries(policies.map((policy) => [policy, true])), former.tenantId),
});

/** At work in the console, with a hub that can send events. */
async function work() {
  const hub = fakeHub();
  const backend = consoleBackend();
  const play = await playFlow(backend, { path: '/console', preloadedState: consoleAdministrator() });
  await play.pass(0);
  play.calls();
  return { hub, backend, play };
}

it('§6 what an administrator has revoked leaves the screen as soon as the hub reports it', async () => {
  const { hub, backend, play } = await work();
  backend[CALLS.configuration] = granted('BPM_Auth');
  hub.tell({ kind: 'configurationChanged' });
  await play.pass(0);
  expect(play.state().permissions.authorization).toEqual(['BPM_Auth']);
  play.calls();
  await play.pass(60_000);
  expect(play.calls().filter((call) => call.includes('/api/console/'))).toEqual([]);
});

it('§6 what has been granted appears as well, and of several changes the last one counts', async () => {
  const { hub, backend, play } = await work();
  backend[CALLS.configuration] = granted('AbpExtend.HostConsole', 'CRM_Auth');
  hub.tell({ kind: 'configurationChanged' });
  hub.tell({ kind: 'configurationChanged' });
  await play.pass(0);
  expect(play.state().permissions.authorization).toEqual(['AbpExtend.HostConsole', 'CRM_Auth']);
});

it('a configuration that cannot be read leaves everything as it is', async () => {
  const { hub, backend, play } = await work();
  backend[CALLS.configuration] = { status: 503 };
  hub.tell({ kind: 'configurationChanged' });
  await play.pass(0);
  expect(play.state().permissions.authorization).toEqual(['AbpExtend.HostConsole']);
});

it('a revocation during a lost connection is read when the connection is back', async () => {
  const { hub, backend, play } = await work();
  backend[CALLS.configuration] = granted('BPM_Auth');
  hub.tell({ kind: 'closed', reason: 'server gone' });
  await play.pass(0);
  expect(play.state().permissions.authorization).toEqual(['BPM_Auth']);
});
