import type { Reducer } from '@reduxjs/toolkit';

/** Where an event leads: one status, or one of several where data decides. */
type Target<Status extends string> = Status | readonly Status[];
export type Transitions<Status extends string, Event extends string> = {
  readonly [S in Status]: { readonly [E in Event]?: Target<Status> };
};
/** A flow's legal transitions, as data: tests walk it, `docs/flows.md` is drawn from it. */
export interface Machine<Status extends string = string, Event extends string = string> {
  readonly flow: string;
  readonly initial: Status;
  readonly transitions: Transitions<Status, Event>;
}

/** Declares a machine. The statuses are the table's keys, so an unknown target does not compile. */
export function defineMachine<Status extends string, Event extends string>(
  flow: string,
  table: {
    initial: NoInfer<Status>;
    transitions: { readonly [S in Status]: { readonly [E in Event]?: Target<NoInfer<Status>> } };
  },
): Machine<Status, Event> {
  return { flow, initial: table.initial, transitions: table.transitions };
}

/** The events that the machine governs. An event it does not name passes every status. */
export function governedEvents<S extends string, E extends string>(machine: Machine<S, E>): readonly string[] {
  const rows: readonly Record<string, unknown>[] = Object.values(machine.transitions);
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/**
 * Wraps a slice's reducer with its machine: a governed event that is illegal in the current status returns the same
 * state object, and one whose outcome the table does not allow throws, since then reducer and table disagree (DEV-5).
 */
export function governed<State extends { status: S }, S extends string, E extends string>(
  machine: Machine<S, E>,
  reducer: Reducer<State>,
): Reducer<State> {
  const prefix = `${machine.flow}/`;
  const names = new Set(governedEvents(machine));
  return (state, action) => {
    const event = action.type.startsWith(prefix) ? action.type.slice(prefix.length) : '';
    if (state === undefined || !names.has(event)) return reducer(state, action);
    const row: Readonly<Record<string, Target<S> | undefined>> = machine.transitions[state.status];
    const target = row[event];
    if (target === undefined) return state;
    const next = reducer(state, action);
    if (!(Array.isArray(target) ? target.includes(next.status) : target === next.status))
      throw new Error(`${action.type} led from ${state.status} to ${next.status}, which its table does not allow`);
    return next;
  };
}
