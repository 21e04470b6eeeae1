import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { governedEvents, type Machine } from '../../src/lib/machine.ts';

interface Stateful {
  status: string;
}

/**
 * Proves a reducer against its machine, every status × every governed event (DEV-5): a legal event leads to a status the
 * table allows, an illegal one returns the same state object. `samples` gives each event one or more actions; the
 * statuses are reached by playing them from the initial state, so a status nobody can reach fails too.
 */
export function exhaust<State extends Stateful, S extends string, E extends string>(
  machine: Machine<S, E>,
  reducer: Reducer<State>,
  samples: Readonly<Record<NoInfer<E>, readonly UnknownAction[]>>,
): void {
  const states = reachedStates(machine, reducer, Object.values<readonly UnknownAction[]>(samples).flat());
  const statuses = Object.keys(machine.transitions);
  it('DEV-5 every status can be reached', () => {
    expect([...states.keys()].sort()).toEqual([...statuses].sort());
  });
  it('DEV-5 every governed event has a sample', () => {
    expect(Object.keys(samples).sort()).toEqual([...governedEvents(machine)].sort());
  });
  const rows: Readonly<Record<string, Readonly<Record<string, string | readonly string[] | undefined>>>> =
    machine.transitions;
  const cases = statuses.flatMap((status) =>
    Object.entries<readonly UnknownAction[]>(samples).flatMap(([event, actions]) =>
      actions.map((action) => ({ status, event, action, target: rows[status]?.[event] })),
    ),
  );
  it.each(cases)('DEV-5 $status × $event', ({ status, action, target }) => {
    const state = states.get(status);
    if (!state) throw new Error(`${status} was not reached`);
    const next = reducer(state, action);
    if (target === undefined) expect(next).toBe(state);
    else expect([target].flat()).toContain(next.status);
  });
}

function reachedStates<State extends Stateful>(
  machine: Machine,
  reducer: Reducer<State>,
  actions: readonly UnknownAction[],
): Map<string, State> {
  const first = reducer(undefined, { type: '@@test' });
  if (first.status !== machine.initial) throw new Error(`starts as ${first.status}, not ${machine.initial}`);
  const found = new Map([[first.status, first]]);
  // Repeats are followed for a while, since counters decide some outcomes.
  let edge = [first];
  for (let step = 0; step < 16; step += 1) {
    edge = edge.flatMap((state) => actions.map((action) => reducer(state, action)));
    const kept = new Map(edge.map((state) => [JSON.stringify(state), state]));
    edge = [...kept.values()];
    for (const state of edge) if (!found.has(state.status)) found.set(state.status, state);
  }
  return found;
}
