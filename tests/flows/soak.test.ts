import fc from 'fast-check';
import { companyPicked, opened, switchConfirmed } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { signInSubmitted } from '../../src/features/login/loginSlice.ts';
import { navigationRequested } from '../../src/features/routing/routingSlice.ts';
import { logoutRequested } from '../../src/features/session/sessionSlice.ts';
import { reloadRequested } from '../../src/features/workbench/workbenchSlice.ts';
import * as page from '../../src/services/browser/page.ts';
import * as probe from '../../src/services/browser/probe.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { STORED_FIELDS } from '../../src/store/storedFields.ts';
import { backendWith, CALLS } from '../support/backend.ts';
import { companyOf, notificationOf } from '../support/fixtures.ts';
import { type Backend, playFlow, type Reply } from '../support/playFlow.ts';
import { former } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: async () => 'device-1' }));
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: jest.fn() }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

const DAYS = 30;
const SUMMARY = 'GET /api/notification/user-notification-statistics';
/** Calls that answer 500 for a while: a part of the workbench, and a step in the middle of the switch. */
const BREAKABLE: readonly string[] = [SUMMARY, CALLS.membership];
const aurora = companyOf('Aurora');
const FAULTS = [
  'networkDown',
  'networkUp',
  'hubCloses',
  'hubDown',
  'hubUp',
  'refused',
  'refreshRefused',
  'serverError',
  'healthy',
] as const;
const DEEDS = ['work', 'leave', 'switch', 'signOut', 'signIn', 'notify', 'retry', 'wait'] as const;
const day = fc.array(
  fc.record({ fault: fc.constantFrom(...FAULTS), deed: fc.constantFrom(...DEEDS), ms: fc.nat(90_000) }),
  {
    minLength: 6,
    maxLength: 12,
  },
);

const NIGHT = { fault: 'healthy', deed: 'leave', ms: 14 * 3_600_000 } as const;

/** The world outside one browser tab, with the faults it may have. */
class World {
  networkUp = true;
  hubUp = true;
  refreshes = 0;
  refreshesAtOnce = 0;
  connections = 0;
  accepted = true;
  refreshWorks = true;
  broken = false;
  tell: (event: connection.RealtimeEvent) => void = () => {};
  readonly backend: Backend;

  constructor() {
    const healthy = backendWith([former, aurora]);
    this.backend = Object.fromEntries(
      Object.entries(healthy).map(([call, reply]) => [call, () => this.#answer(call, reply)]),
    );
    this.backend[SUMMARY] = () => this.#answer(SUMMARY, { body: { items: [] } });
    jest.mocked(probe.probeSiteIcon).mockImplementation(async () => this.networkUp);
    jest.mocked(connection.createRealtime).mockImplementation(({ onEvent }) => this.#connect(onEvent));
  }

  #answer(call: string, reply: Reply): Reply {
    if (!this.networkUp) return 'network error';
    if (call === CALLS.token && !this.refreshWorks) return { status: 400, body: { error: 'invalid_grant' } };
    if (call === CALLS.token) this.accepted = true;
    if (!this.accepted && call === SUMMARY) return { status: 401 };
    return this.broken && BREAKABLE.includes(call) ? { status: 500, body: {} } : reply;
  }

  #connect(onEvent: (event: connection.RealtimeEvent) => void): connection.RealtimeConnection {
    this.tell = onEvent;
    let open = false;
    return {
      start: async () => {
        if (!this.hubUp || !this.networkUp) throw new Error('refused');
        open = true;
        this.connections += 1;
      },
      stop: async () => {
        if (open) this.connections -= 1;
        open = false;
      },
    };
  }

  strike(fault: (typeof FAULTS)[number]): void {
    if (fault === 'networkDown') this.networkUp = false;
    if (fault === 'networkUp') this.networkUp = true;
    if (fault === 'hubDown') this.hubUp = false;
    if (fault === 'hubUp') this.hubUp = true;
    if (fault === 'hubCloses') this.tell({ kind: 'closed', reason: 'fault' });
    if (fault === 'refused') this.accepted = false;
    if (fault === 'refreshRefused') this.refreshWorks = false;
    if (fault === 'serverError') this.broken = true;
    if (fault === 'healthy') {
      this.refreshWorks = true;
      this.broken = false;
      this.accepted = true;
    }
  }
}

/** What a reload keeps: the stored keys. */
function stored(state: RootState): Partial<RootState> {
  const kept: Record<string, Record<string, unknown>> = {};
  for (const { slice, field } of STORED_FIELDS) {
    const from: Record<string, unknown> = { ...state[slice] };
    kept[slice] = { ...(kept[slice] ?? from), [field]: from[field] };
  }
  return kept as Partial<RootState>;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

type Play = Awaited<ReturnType<typeof playFlow>>;

async function perform(deed: (typeof DEEDS)[number], play: Play, world: World): Promise<void> {
  // The header that offers a switch is there for a signed-in person only.
  if (deed === 'switch' && play.state().session.hostToken === null) return;
  if (deed === 'work') play.dispatch(navigationRequested({ to: '/portal' }));
  if (deed === 'leave') play.dispatch(navigationRequested({ to: '/404' }));
  if (deed === 'signOut') play.dispatch(logoutRequested());
  if (deed === 'signIn') {
    play.dispatch(navigationRequested({ to: '/login' }));
    await play.pass(0);
    play.dispatch(signInSubmitted({ userName: 'lin', password: 'x' }));
  }
  if (deed === 'switch') {
    play.dispatch(opened({ action: 'switch' }));
    await play.pass(0);
  }
  if (deed === 'switch' || deed === 'signIn') {
    await play.pass(0);
    play.dispatch(companyPicked(aurora.tenantId));
    play.dispatch(switchConfirmed());
    play.dispatch(switchConfirmed());
  }
  if (deed === 'notify')
    for (const id of ['a', 'b']) world.tell({ kind: 'notification', notification: notificationOf(id) });
  if (deed === 'retry') play.dispatch(reloadRequested('summary'));
}

/** What must hold at every moment. */
function check(play: Play, world: World): void {
  const { session, company, realtime, companySwitch } = play.state();
  expect(world.connections).toBeLessThanOrEqual(1);
  if (realtime.status !== 'connected') expect(world.connections).toBe(0);
  // Nothing half-switched: a company is there with its token, or neither is.
  if (companySwitch.status !== 'switching' && companySwitch.status !== 'entering')
    expect(session.token === null).toBe(company.companyId === null);
  if (session.hostToken === null)
    expect([session.token, session.tenantId, company.companyId]).toEqual([null, null, null]);
  expect(play.calls().filter((call) => call === CALLS.token).length).toBeLessThanOrEqual(2);
}

/** The page as it is after a reload, where a flow asked for one. */
async function reloadedIfAsked(play: Play, world: World): Promise<Play> {
  if (jest.mocked(page.reloadPage).mock.calls.length === 0) return play;
  jest.mocked(page.reloadPage).mockClear();
  const state = play.state();
  play.end();
  return playFlow(world.backend, { path: state.routing.location.pathname, preloadedState: stored(state) });
}

it('ACC-8 RT-2 CMP-5 NET-1 thirty days of random faults: one refresh, one connection, nothing half-switched, nothing left over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: DAYS, maxLength: DAYS }), async (days) => {
      localStorage.clear();
      const world = new World();
      const timers = jest.getTimerCount();
      let play = await playFlow(world.backend, { path: '/login' });
      for (const steps of days) {
        for (const step of [...steps, NIGHT]) {
          world.strike(step.fault);
          await perform(step.deed, play, world);
          await play.pass(step.ms);
          check(play, world);
          play = await reloadedIfAsked(play, world);
          // Reducers throw where a table does not allow what happened; such a crash would be logged.
          expect(console.error).not.toHaveBeenCalled();
        }
      }
      play.end();
      await jest.advanceTimersByTimeAsync(30_000);
      expect(world.connections).toBe(0);
      expect(jest.getTimerCount()).toBeLessThanOrEqual(timers);
    }),
    { numRuns: 1, endOnFailure: true },
  );
}, 120_000);
