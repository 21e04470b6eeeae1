import { begun, FLOWS, leads, SCENARIOS_OF } from '../support/scenarios/every.ts';
import { replayPlainToo } from '../support/tape.ts';

const SCENARIOS = Object.values(SCENARIOS_OF).flat();

replayPlainToo();
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 2, 24) });
});
afterEach(() => jest.useRealTimers());

describe('DEV-5 a scenario tells its story: these events and calls, in this order, and nothing else', () => {
  it.each(SCENARIOS)('$flow: $title', async (scenario) => {
    const { ask, leadsTo, story } = scenario;
    const play = await begun(scenario);
    play.lookFromHere();
    await ask(play);
    play.expectExactly(story);
    expect({ story, led: leads(story, leadsTo) }).toEqual({ story, led: true });
  });
});

it('DEV-5 every flow has a story', () => {
  const told = SCENARIOS.filter(({ story }) => story.length > 0).map(({ flow }) => flow);
  expect([...new Set(told)].sort()).toEqual(FLOWS.toSorted());
});
