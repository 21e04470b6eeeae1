import { createAction, type Reducer } from '@reduxjs/toolkit';
import { SCOPE_ENDS, type Scope } from '../constants/scopes.ts';

/** The reducer of a slice without a machine, with its scope: at the end of the scope its state is reset. */
export function scoped<State>(scope: Scope, reducer: Reducer<State>): Reducer<State> {
  const ends = SCOPE_ENDS[scope];
  return (state, action) => reducer(ends.includes(action.type) ? undefined : state, action);
}

/** The reducer of a slice with fields that live shorter than the rest of it: at the end of `scope` these are reset. */
export function fieldsScoped<State extends object>(
  scope: Scope,
  fields: readonly (keyof State & string)[],
  reducer: Reducer<State>,
): Reducer<State> {
  const ends = SCOPE_ENDS[scope];
  return (state, action) => {
    const next = reducer(state, action);
    if (!ends.includes(action.type)) return next;
    const initial = reducer(undefined, action);
    return { ...next, ...Object.fromEntries(fields.map((field) => [field, initial[field]])) };
  };
}

/** The session's event by which an account becomes known. */
const accountKnown = createAction<{ id: string }>('session/hostInfoLoaded');

/**
 * The reducer of a slice that keeps `field` by account, or by place in one, as `account/tenant`. It may survive a
 * session that ended by itself, but what one account left does not carry over to the next.
 */
export function byAccount<Field extends string, State extends Record<Field, Record<string, unknown>>>(
  field: Field,
  reducer: Reducer<State>,
): Reducer<State> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!accountKnown.match(action)) return next;
    const all = Object.entries(next[field]);
    const own = all.filter(([place]) => isOfAccount(place, action.payload.id));
    return own.length === all.length ? next : { ...next, [field]: Object.fromEntries(own) };
  };
}

/** Whether a place belongs to this account. */
export const isOfAccount = (place: string, accountId: string): boolean => `${place}/`.startsWith(`${accountId}/`);
