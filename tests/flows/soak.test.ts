import { LIMITS } from '../../src/constants/limits.ts';
import * as dialog from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { reconnectWanted } from '../../src/features/realtime/realtimeEvents.ts';
import { navigationWanted } from '../../src/features/routing/routingSlice.ts';
import { program } from '../../src/sagas/root.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import * as page from '../../src/services/browser/page.ts';
import * as connection from '../../src/services/realtime/connection.ts';
import { rehydrated } from '../../src/store/rehydrated.ts';
import { replayLines } from '../../src/store/replayTape.ts';
import { sagaContext } from '../../src/store/sagaContext.ts';
import { rootReducer } from '../support/rootReducer.ts';
import { machinesBySlice } from '../support/soak/audit.ts';
import { strike } from '../support/soak/faults.ts';
import type { FormName } from '../support/soak/ledger.ts';
import { Person } from '../support/soak/person.ts';
import { Soak } from '../support/soak/soak.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: () => 'device-1' }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
}));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: jest.fn(),
}));

/** The portal of the soak as a tape is replayed on it: the flows of its one area, and no storage. */
const PORTAL = {
  program,
  reducer: rehydrated(rootReducer),
  context: sagaContext({
    flush: async () => {},
    load: async (name) => ({ flows: name === 'portal' ? shellFlows : {} }),
  }),
};
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** One seed always plays the same days, so the first ones reveal most; `SOAK_DAYS=30` plays a month. */
const DAYS = Number(process.env['SOAK_DAYS'] ?? 3);
/** Days that are recorded and replayed, plain and masked: most of the test's cost. `SOAK_TAPES=10` for all. */
const TAPES = Number(process.env['SOAK_TAPES'] ?? 2);
/** 08:30 in Shanghai. */
const BEGIN = Date.parse('2026-11-20T00:30:00Z');
/** Fixed, so that the suite judges the change and not the dice. `SOAK_SEED=… npx jest tests/flows/soak.test.ts` plays others. */
const SEEDS = process.env['SOAK_SEED']?.split(',').map(Number) ?? [20_261_120];
/** Promises must settle by themselves; `Intl` is given every date, and its copy is slow (its name is missing in the types). */
const REAL = ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Intl'] as 'nextTick'[];
/** The most toasts on the screen at once. */
const TOASTS = 8;
/** Steps off the clock's tick, so that nothing happens at the same moment. */
const ASIDE = 50;
/** Ways to come to rest in the evening, each tried for some seconds. */
const TRIES = 200;

beforeEach(() => {
  jest.useFakeTimers({ now: BEGIN, doNotFake: REAL });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<script type="application/json" id="atrium-config">{}</script>';
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

/** Invariants that do not hold at this moment. */
function* faults(soak: Soak): Generator<string> {
  const { session, company: entered, realtime, companySwitch, feedback, notificationCentre } = soak.state();
  soak.ledger.check(soak.state());
  yield* soak.complaints;
  yield* soak.server.complaints;
  for (const logged of jest.mocked(console.error).mock.calls) yield `logged: ${logged.join(' ')}`;
  if (soak.server.mostRefreshesAtOnce > 1) yield 'two refreshes at once';
  if (soak.tab.connections > (realtime.status === 'connected' ? 1 : 0))
    yield `${soak.tab.connections} connections while ${realtime.status}`;
  // Nothing half-switched: there is a company with its token, or neither.
  if (companySwitch.status !== 'switching' && companySwitch.status !== 'entering')
    if ((session.token === null) !== (entered.companyId === null)) yield 'a company without its token, or the reverse';
  if (feedback.toasts.length > TOASTS) yield `${feedback.toasts.length} toasts`;
  if (notificationCentre.popups.length > LIMITS.popups) yield 'too many popups';
}

function check(soak: Soak): void {
  const found = [...faults(soak)];
  if (found.length > 0) expect(found).toEqual([]);
}

async function step(soak: Soak, ms: number): Promise<void> {
  await soak.pass(ms);
  check(soak);
}

const statuses = (soak: Soak) => ({
  ...Object.fromEntries(
    Object.entries(soak.state()).flatMap(([slice, part]) => ('status' in part ? [[slice, part.status]] : [])),
  ),
  path: soak.state().routing.location.pathname,
});

/** Nothing is wrong any more, so the portal comes to rest: signed in, in a company, connected, the dialog closed. */
async function rest(soak: Soak, person: Person): Promise<void> {
  soak.server.heal();
  soak.note('evening');
  for (let tries = 0; tries < TRIES; tries += 1) {
    soak.tab.setVisible(true);
    const { realtime, notificationDialog, reload } = soak.state();
    if (reload.status === 'idle' && !(await person.overcome())) {
      if (notificationDialog.status === 'open') soak.tab.dispatch(navigationWanted({ to: '/portal' }));
      else if (realtime.status === 'gaveUp') soak.tab.dispatch(reconnectWanted());
      else if (realtime.status === 'connected') return;
    }
    await step(soak, 5 * SECOND);
  }
  throw new Error(`the portal does not come to rest: ${JSON.stringify(statuses(soak))}`);
}

const openingOf = ({ kind, id }: FormName): dialog.DialogOpening => {
  if (kind === 'personal') return { tab: 2, intent: id === null ? { kind: 'create' } : { kind: 'edit', id } };
  return { tab: 3, intent: id === null ? { kind: 'create', date: '2026-12-24' } : { kind: 'edit', id } };
};

/** Reopens every form that something was typed into. */
async function lookAtDrafts(soak: Soak): Promise<void> {
  for (const form of soak.ledger.formsOf(soak.state().session.tenantId ?? '')) {
    soak.note(`looks at ${JSON.stringify(form)}`);
    soak.tab.dispatch(dialog.dialogOpened(openingOf(form)));
    await step(soak, 5 * SECOND);
    expect(soak.state().taskForm.status).toBe('editing');
    window.history.back();
    await step(soak, SECOND);
    expect(soak.state().notificationDialog.status).toBe('closed');
  }
}

async function workingDay(soak: Soak, person: Person, until: number): Promise<void> {
  const { chances } = soak;
  while (Date.now() < until) {
    if (chances.isOneIn(3)) strike(soak);
    await person.act();
    const wait = chances.weighted({ moment: 5, while: 3, long: 2 });
    if (wait === 'moment') await step(soak, chances.between(10, 3 * SECOND));
    if (wait === 'while') await step(soak, chances.between(3, 150) * SECOND);
    if (wait === 'long') await step(soak, chances.between(3, 60) * MINUTE);
  }
}

/** The tape of every page load that has ended reproduces it, as it was and masked. */
async function replay(soak: Soak): Promise<void> {
  for (const { lines, ...begin } of soak.takeTapes())
    expect(await replayLines(lines, { ...PORTAL, ...begin })).toBeNull();
}

async function manyDays(soak: Soak): Promise<void> {
  const person = new Person(soak);
  let usual: string[] | null = null;
  await soak.pass(SECOND);
  for (let day = 0; day < DAYS; day += 1) {
    const midnight = BEGIN + day * 24 * HOUR;
    await workingDay(soak, person, midnight + 10 * HOUR);
    await rest(soak, person);
    await lookAtDrafts(soak);
    await step(soak, 3 * MINUTE);
    await step(soak, ASIDE);
    // At rest nothing is left of the day: the same timers, listeners and tasks as on every other evening.
    usual ??= soak.tab.leftovers();
    expect(soak.tab.leftovers()).toEqual(usual);
    expect(soak.state().feedback.toasts).toEqual([]);
    const calls = soak.server.calls;
    await step(soak, midnight + 24 * HOUR - Date.now());
    await step(soak, ASIDE);
    expect(soak.tab.leftovers()).toEqual(usual);
    // Midnight loads a new day, and an expired token reloads the page; nothing requests in a loop.
    expect(soak.server.calls - calls).toBeLessThanOrEqual(60);
    await replay(soak);
    soak.isRecorded = day + 1 < TAPES;
  }
}

it.each(SEEDS)(
  'ACC-8 CMP-5 TODO-8 days of random work and faults, SOAK_SEED=%i',
  async (seed) => {
    const soak = new Soak(seed, await machinesBySlice());
    jest.mocked(page.reloadPage).mockImplementation(soak.askForReload);
    jest
      .mocked(connection.createRealtime)
      .mockImplementation(({ readToken, onEvent }) => soak.tab.connect(readToken, onEvent));
    try {
      await manyDays(soak);
    } catch (thrown) {
      throw new Error(`SOAK_SEED=${seed} failed at ${new Date().toISOString()}\n${soak.story()}`, { cause: thrown });
    } finally {
      soak.tab.unload();
    }
  },
  600_000,
);
