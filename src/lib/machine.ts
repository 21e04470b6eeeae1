import type { Reducer } from '@reduxjs/toolkit';
import { SCOPE_ENDS, type Scope } from '../constants/scopes.ts';

/**
 * Where an event leads: to a status; `stays` in the current one; `anew` to the initial status with the initial data; or
 * to one of several, if data decides and the reducer says which.
 */
type Target<Status extends string> = Status | 'stays' | 'anew' | readonly Status[];
/**
 * What each event does in one status. An event of the flow itself is listed by its name, one of another flow by its
 * full type (`session/sessionCleared`).
 */
type Row<Status extends string> = Readonly<Record<string, Target<Status>>>;

/** A flow's legal transitions, as data: the table drives the reducer, and `docs/flows.md` is drawn from it. */
export interface Machine<Status extends string = string> {
  readonly flow: string;
  readonly initial: Status;
  /** Applies in every status whose own row does not name the event. */
  readonly any: Row<Status>;
  readonly transitions: Readonly<Record<Status, Row<Status>>>;
}

/**
 * Declares a machine. The statuses are the table's keys, so an unknown target does not compile. A flow's machine names
 * its scope: the end of the scope resets it, and so does a crash of the flow, unless the table says otherwise. A
 * machine without a scope describes the life of a part of a slice (a loaded thing, a submission).
 */
export function defineMachine<Status extends string>(
  flow: string,
  table: {
    readonly scope?: Scope;
    readonly initial: NoInfer<Status>;
    readonly any?: Row<NoInfer<Status>>;
    readonly transitions: { readonly [S in Status]: Row<NoInfer<Status>> };
  },
): Machine<Status> {
  const { scope, initial, transitions } = table;
  const ends = scope === undefined ? [] : ['crashed', ...SCOPE_ENDS[scope]];
  const begunAnew = Object.fromEntries(ends.map((event) => [event, 'anew'] as const));
  return { flow, initial, any: { ...begunAnew, ...table.any }, transitions };
}

/** The events that the machine governs, as its table names them. Any other event is let through in every status. */
export function governedEvents({ any, transitions }: Machine): readonly string[] {
  return [...new Set([any, ...Object.values<Row<string>>(transitions)].flatMap((row) => Object.keys(row)))];
}

/** Where `event` leads from `status`; undefined if it is refused there. */
export function targetOf<S extends string>(machine: Machine<S>, status: S, event: string): Target<S> | undefined {
  return machine.transitions[status][event] ?? machine.any[event];
}

/**
 * Moves a part of a slice through its machine, in place. `chosen` is the status picked by data, for an event that may
 * lead to several. False if the event is refused: then nothing has changed.
 */
export function move<S extends string>(
  machine: Machine<S>,
  part: { status: S },
  event: string,
  chosen: S = part.status,
): boolean {
  const target = targetOf(machine, part.status, event);
  if (target === undefined) return false;
  const next = settled(machine, part.status, event, target, chosen);
  if (next === null) return false;
  part.status = next;
  return true;
}

/**
 * The reducer of a flow: its table sets the status, `reducer` all other data. A governed event that is illegal in the
 * current status returns the same state object (DEV-5).
 */
export function governed<State extends { status: S }, S extends string>(
  machine: Machine<S>,
  reducer: Reducer<State>,
): Reducer<State> {
  const events = new Map(governedEvents(machine).map((event) => [typeOf(machine, event), event]));
  return (state, action) => {
    const event = events.get(action.type);
    if (state === undefined || event === undefined) return reducer(state, action);
    const target = targetOf(machine, state.status, event);
    if (target === undefined) return state;
    if (target === 'anew') return reducer(undefined, action);
    const next = reducer(state, action);
    const status = settled(machine, state.status, event, target, next.status);
    if (status === null) return state;
    return next.status === status ? next : { ...next, status };
  };
}

/** The action type of an event as a machine's table names it. */
export const typeOf = ({ flow }: Pick<Machine, 'flow'>, event: string): string =>
  event.includes('/') ? event : `${flow}/${event}`;

/** The status that a target stands for. Null if data chose one that the table does not offer. */
function settled<S extends string>(
  machine: Machine<S>,
  status: S,
  event: string,
  target: Target<S>,
  chosen: S,
): S | null {
  if (target === 'stays') return status;
  if (target === 'anew') return machine.initial;
  if (typeof target === 'string') return target;
  if (target.includes(chosen)) return chosen;
  // A fault of the portal that its tests must see. In production the event is refused instead, and logged.
  const fault = `${machine.flow}/${event} led from ${status} to ${chosen}, which its table does not allow`;
  if (process.env.NODE_ENV !== 'production') throw new Error(fault);
  console.error(fault);
  return null;
}
