import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { governedEvents, type Machine, move, targetOf, typeOf } from '../../src/lib/machine.ts';

interface Stateful {
  status: string;
}

/**
 * Proves that a flow can do what its machine's table says (DEV-5); tests/lib/machine.test.ts proves once that the table is
 * obeyed. `samples` gives one or more actions for each event of the table. Played from the initial state, they must reach
 * every status and take every transition of the table, and a crash must leave no status that only the flow itself could
 * end.
 *
 * @param busy - the statuses that only the flow itself can leave.
 */
export function exhaust<State extends Stateful, S extends string>(
  machine: Machine<S>,
  reducer: Reducer<State>,
  samples: Readonly<Record<string, readonly UnknownAction[]>>,
  busy: readonly NoInfer<S>[] = [],
): void {
  // The events that end a scope are the same for all flows (tests/lib/machine.test.ts).
  const events = governedEvents(machine).filter((event) => event in samples || !event.includes('/'));
  const given: Readonly<Record<string, readonly UnknownAction[]>> = {
    ...(events.includes('crashed') && { crashed: [{ type: typeOf(machine, 'crashed') }] }),
    ...samples,
  };
  const actions = Object.values(given).flat();

  it('each of its own events is an existing action', () => {
    const strangers = Object.entries(given).filter(([event, list]) =>
      list.some(({ type }) => type !== typeOf(machine, event)),
    );
    expect(strangers).toEqual([]);
    expect(Object.keys(given).sort()).toEqual([...events].sort());
  });
  it('DEV-5 every status is reached, through every transition of the table', () => {
    const taken = waysTaken(reducer, actions);
    const offered = waysOffered(machine, events);
    expect(offered.filter((way) => !taken.has(way))).toEqual([]);
  });
  it('a crash leaves no status that only the flow could end', () => {
    const stuck = busy.filter((status) => {
      const target = targetOf(machine, status, 'crashed');
      const next = target === 'anew' ? machine.initial : target === 'stays' || target === undefined ? status : target;
      return [next].flat().some((to) => busy.some((one) => one === to));
    });
    expect(stuck).toEqual([]);
  });
}

/**
 * A part of a slice as a reducer of its own, for a machine whose events have short names; `chosen` is the status that
 * data picks.
 */
export const partOf =
  <S extends string>(machine: Machine<S>) =>
  (state: { status: S } = { status: machine.initial }, { type, chosen }: { type: string; chosen?: S }) => {
    const next = { ...state };
    move(machine, next, type.slice(machine.flow.length + 1), chosen);
    return next;
  };

const way = (from: string, type: string, to: string) => `${from} · ${type} → ${to}`;

function waysOffered(machine: Machine, events: readonly string[]): string[] {
  return Object.keys(machine.transitions).flatMap((from) =>
    events.flatMap((event) => {
      const target = targetOf(machine, from, event);
      if (target === undefined) return [];
      const targets = target === 'stays' ? [from] : target === 'anew' ? [machine.initial] : [target].flat();
      return targets.map((to) => way(from, typeOf(machine, event), to));
    }),
  );
}

function waysTaken<State extends Stateful>(reducer: Reducer<State>, actions: readonly UnknownAction[]): Set<string> {
  const taken = new Set<string>();
  const known = new Set<string>();
  let edge = [reducer(undefined, { type: '@@test' })];
  // Follows repeats for a while, since counters decide some outcomes.
  for (let step = 0; step < 16 && edge.length > 0; step += 1) {
    edge = edge.flatMap((state) =>
      actions.flatMap((action) => {
        const next = reducer(state, action);
        taken.add(way(state.status, action.type, next.status));
        const text = JSON.stringify(next);
        if (known.has(text)) return [];
        known.add(text);
        return [next];
      }),
    );
  }
  return taken;
}
