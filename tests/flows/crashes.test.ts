import { flowsRetried } from '../../src/features/supervisor/supervisorSlice.ts';
import { readyToCrash, silentLog } from '../support/everyEffect.ts';
import { leads, SCENARIOS_OF } from '../support/scenarios/every.ts';

let log: jest.SpyInstance;
beforeEach(() => {
  log = silentLog();
});
afterEach(() => jest.useRealTimers());

it('a flow that crashes three times within a minute stops until the person tries again', async () => {
  const scenario = SCENARIOS_OF.entry.find(({ flow }) => flow === 'permissions');
  if (!scenario) throw new Error('no scenario');
  const { play, saboteur } = await readyToCrash(scenario);
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

it('crashes more than a minute apart do not add up', async () => {
  const scenario = SCENARIOS_OF.entry.find(({ flow }) => flow === 'permissions');
  if (!scenario) throw new Error('no scenario');
  const { play, saboteur } = await readyToCrash(scenario);
  for (let crash = 1; crash <= 4; crash += 1) {
    saboteur.arm(1);
    await scenario.ask(play);
    await play.pass(31_000);
  }
  expect(log).toHaveBeenCalledTimes(4);
  expect(play.state().supervisor.stopped).toEqual([]);
});
