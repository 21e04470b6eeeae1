import { TIMING } from '../../src/constants/timing.ts';
import { flowsRetried } from '../../src/features/supervisor/supervisorSlice.ts';
import { companyPortalFlows } from '../../src/sagas/companyPortalFlows.ts';
import { consoleFlows } from '../../src/sagas/consoleFlows.ts';
import { entryFlows } from '../../src/sagas/root.ts';
import { shellFlows } from '../../src/sagas/shellFlows.ts';
import { subAppFlows } from '../../src/sagas/subAppFlows.ts';
import { backendWith } from '../support/backend.ts';
import { playFlow } from '../support/playFlow.ts';
import { SABOTAGE, sabotage } from '../support/sabotage.ts';
import { companyPortalScenarios } from '../support/scenarios/companyPortalFlows.ts';
import { consoleScenarios } from '../support/scenarios/consoleFlows.ts';
import { COMPANIES, entryScenarios } from '../support/scenarios/entryFlows.ts';
import { pageTabScenarios } from '../support/scenarios/pageTabs.ts';
import { portalScenarios } from '../support/scenarios/portalFlows.ts';
import type { Scenario } from '../support/scenarios/scenario.ts';
import { signInScenarios } from '../support/scenarios/signInFlows.ts';
import { subAppScenarios } from '../support/scenarios/subAppFlows.ts';
import { signedIn } from '../support/signedIn.ts';

jest.mock('../../src/services/browser/fingerprint.ts', () => ({ makeFingerprint: async () => 'device-1' }));
jest.mock('../../src/services/browser/probe.ts', () => ({ probeSiteIcon: async () => true }));
jest.mock('../../src/services/browser/page.ts', () => ({
  ...jest.requireActual('../../src/services/browser/page.ts'),
  reloadPage: jest.fn(),
  openTab: jest.fn(),
}));
jest.mock('../../src/services/browser/blobs.ts');
jest.mock('../../src/services/browser/passkeys.ts', () => ({
  ...jest.requireActual('../../src/services/browser/passkeys.ts'),
  createPasskey: async () => jest.requireActual('../support/securityWork.ts').created,
}));
jest.mock('../../src/services/browser/passwordStrength.ts', () => ({ passwordStrength: async () => 3 }));
jest.mock('../../src/services/browser/clipboard.ts', () => ({ copyText: async () => true }));
jest.mock('../../src/services/http/download.ts', () => ({ download: async () => 'blob:x' }));
jest.mock('../../src/services/realtime/connection.ts', () => ({
  ...jest.requireActual('../../src/services/realtime/connection.ts'),
  createRealtime: () => ({ start: async () => {}, stop: async () => {} }),
}));

const SCENARIOS = [
  ...entryScenarios,
  ...signInScenarios,
  ...portalScenarios,
  ...pageTabScenarios,
  ...companyPortalScenarios,
  ...consoleScenarios,
  ...subAppScenarios,
];

/** The flow's scenario from its beginning, with nothing thrown yet. */
async function begun({ flow, path = '/portal', preloadedState, backend, before }: Scenario) {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', 'Bearer former-token');
  const saboteur = sabotage(flow);
  const play = await playFlow(
    { ...backendWith(COMPANIES), ...backend },
    { path, preloadedState: preloadedState ?? signedIn(), effects: saboteur.effects },
  );
  await play.pass(1_000);
  await before?.(play);
  play.events();
  return { play, saboteur };
}

type Begun = Awaited<ReturnType<typeof begun>>;

/** Whether `wanted` is among `events`, in its order. */
function leads(events: readonly string[], wanted: readonly string[]): boolean {
  let at = 0;
  for (const event of events) if (event === wanted[at]) at += 1;
  return at === wanted.length;
}

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

/** Throws at the n-th effect, then asks again. Null where all went as it must, else what happened. */
async function crashAt(at: number, { flow, ask, leadsTo }: Scenario, { play, saboteur }: Begun): Promise<unknown> {
  log.mockClear();
  play.events();
  saboteur.arm(at);
  await ask(play);
  saboteur.disarm();
  const before = play.events();
  const crashes = before.filter((type) => type === `${flow}/crashed`).length;
  await ask(play);
  const after = play.events();
  const told = log.mock.calls.map(([where, thrown]) => `${where} ${(thrown as Error).message}`);
  // A flow that can go on without what failed does so, and needs no second start.
  const wentOn = crashes === 0 && leads(before, leadsTo) && told[0] === `${flow}: ${SABOTAGE}`;
  const startedAgain = crashes === 1 && leads(after, leadsTo) && told[0]?.startsWith(`${flow}, `);
  return told.length === 1 && (wentOn || startedAgain) ? null : { at, crashes, told, before, after };
}

describe.each(SCENARIOS)('DEV-5 $flow: $title', (scenario) => {
  const { ask, leadsTo } = scenario;

  it('whatever effect throws, it is logged once, led to rest, and does it when it is asked again', async () => {
    let session = await begun(scenario);
    session.saboteur.arm(Number.POSITIVE_INFINITY);
    await ask(session.play);
    const events = session.play.events();
    expect({ events, led: leads(events, leadsTo), crashes: log.mock.calls }).toEqual({
      events,
      led: true,
      crashes: [],
    });
    const effects = session.saboteur.count();
    expect(effects).toBeGreaterThan(0);

    const wrong: unknown[] = [];
    for (let at = 1; at <= effects; at += 1) {
      // Crashes further apart than a minute do not add up.
      await session.play.pass(TIMING.crashWindowMs);
      if ((await crashAt(at, scenario, session)) === null) continue;
      // Some things happen once in the life of a page.
      session.play.end();
      session = await begun(scenario);
      const fault = await crashAt(at, scenario, session);
      if (fault !== null) wrong.push(fault);
    }
    session.play.end();
    expect(wrong).toEqual([]);
  });
});

it('DEV-5 every flow has a scenario', () => {
  const flows = [
    ...Object.keys(entryFlows),
    ...Object.keys(shellFlows),
    ...Object.keys(companyPortalFlows),
    ...Object.keys(consoleFlows),
    ...Object.keys(subAppFlows),
  ];
  expect([...new Set(SCENARIOS.map(({ flow }) => flow))].sort()).toEqual(flows.sort());
});

it('DEV-5 a flow that crashes three times within a minute stops until the person tries again', async () => {
  const scenario = entryScenarios.find(({ flow }) => flow === 'permissions');
  if (!scenario) throw new Error('no scenario');
  const { play, saboteur } = await begun(scenario);
  for (let crash = 1; crash <= 3; crash += 1) {
    expect(play.state().supervisor.stopped).toEqual([]);
    saboteur.arm(1);
    await scenario.ask(play);
    await play.pass(19_000);
  }
  saboteur.disarm();
  expect(play.state().supervisor.stopped).toEqual(['permissions']);
  play.events();
  await scenario.ask(play);
  expect(play.events()).not.toContain('feedback/toastShown');
  play.dispatch(flowsRetried());
  expect(play.state().supervisor.stopped).toEqual([]);
  await scenario.ask(play);
  expect(leads(play.events(), scenario.leadsTo)).toBe(true);
});

it('DEV-5 crashes that are further apart than a minute do not add up', async () => {
  const scenario = entryScenarios.find(({ flow }) => flow === 'permissions');
  if (!scenario) throw new Error('no scenario');
  const { play, saboteur } = await begun(scenario);
  for (let crash = 1; crash <= 4; crash += 1) {
    saboteur.arm(1);
    await scenario.ask(play);
    await play.pass(31_000);
  }
  expect(log).toHaveBeenCalledTimes(4);
  expect(play.state().supervisor.stopped).toEqual([]);
});
