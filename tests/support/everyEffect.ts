import { TIMING } from '../../src/constants/timing.ts';
import { excuse, strays } from './heldThings.ts';
import { SABOTAGE, sabotage } from './sabotage.ts';
import { begun, leads } from './scenarios/every.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** Starts the flow's scenario, with nothing thrown yet. */
export async function readyToCrash(scenario: Scenario) {
  const saboteur = sabotage(scenario.flow);
  const play = await begun(scenario, saboteur.effects);
  play.events();
  return { play, saboteur };
}

type Ready = Awaited<ReturnType<typeof readyToCrash>>;

/** Starts virtual time, and keeps log output off the screen. Call it before each test. */
export function silentLog(): jest.SpyInstance {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

/** Throws at each effect of each scenario's flow. Each area has its own file, so that they run in parallel. */
export function throwAtEveryEffect(scenarios: readonly Scenario[]): void {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = silentLog();
  });
  afterEach(() => jest.useRealTimers());

  /** Throws at the n-th effect, then asks again. Null if all went as expected, otherwise what happened. */
  async function crashAt(at: number, { flow, ask, leadsTo }: Scenario, { play, saboteur }: Ready): Promise<unknown> {
    log.mockClear();
    play.events();
    saboteur.arm(at);
    await ask(play);
    saboteur.disarm();
    excuse(saboteur.struck());
    const before = play.events();
    const crashes = before.filter((type) => type === `${flow}/crashed`).length;
    const leftByCrash = strays(play.state());
    await ask(play);
    const after = play.events();
    const told = log.mock.calls.map(([where, thrown]) => `${where} ${(thrown as Error).message}`);
    // A flow that can continue without what failed does so, and needs no restart.
    const wentOn = crashes === 0 && leads(before, leadsTo) && told[0] === `${flow}: ${SABOTAGE}`;
    const startedAgain = crashes === 1 && leads(after, leadsTo) && told[0]?.startsWith(`${flow}, `);
    const held = [...leftByCrash, ...strays(play.state())];
    const isFine = told.length === 1 && (wentOn || startedAgain) && held.length === 0;
    return isFine ? null : { at, crashes, told, held, before, after };
  }

  it.each(scenarios)(
    '$flow: $title: is logged once; the flow comes to rest, keeps no file or blob address, and succeeds when asked again',
    async (scenario) => {
      const { ask, leadsTo } = scenario;
      let session = await readyToCrash(scenario);
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
        // Crashes more than a minute apart do not add up. Only the clock moves: no timer needs that minute.
        jest.setSystemTime(Date.now() + TIMING.crashWindowMs);
        if ((await crashAt(at, scenario, session)) === null) continue;
        // Some things happen only once in the life of a page.
        session.play.end();
        session = await readyToCrash(scenario);
        const fault = await crashAt(at, scenario, session);
        if (fault !== null) wrong.push(fault);
      }
      session.play.end();
      expect(wrong).toEqual([]);
    },
  );
}
