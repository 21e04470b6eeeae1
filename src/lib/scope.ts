import type { Reducer } from '@reduxjs/toolkit';

/** How long the data of a slice lives: as long as this browser's storage, a session, or the time in one company. */
export type Scope = 'device' | 'session' | 'company';

const SESSION_END = 'session/sessionCleared';
const COMPANY_END = 'companySwitch/switchSucceeded';

/** The events that end each scope: what lives in it begins anew. The same table says when stored keys are removed. */
export const SCOPE_ENDS: Readonly<Record<Scope, readonly string[]>> = {
  device: [],
  session: [SESSION_END],
  company: [SESSION_END, COMPANY_END],
};

/** The reducer of a slice without a machine, with its scope: at the scope's end its state is the initial one again. */
export function scoped<State>(scope: Scope, reducer: Reducer<State>): Reducer<State> {
  const ends = SCOPE_ENDS[scope];
  return (state, action) => reducer(ends.includes(action.type) ? undefined : state, action);
}
