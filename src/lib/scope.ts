import type { Reducer } from '@reduxjs/toolkit';
import { SCOPE_ENDS, type Scope } from '../constants/scopes.ts';

/** The reducer of a slice without a machine, with its scope: at the end of the scope its state is reset. */
export function scoped<State>(scope: Scope, reducer: Reducer<State>): Reducer<State> {
  const ends = SCOPE_ENDS[scope];
  return (state, action) => reducer(ends.includes(action.type) ? undefined : state, action);
}
