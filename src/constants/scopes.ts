/**
 * How long data lives: as long as this browser's storage, until its account signs out, for one session, or for the time
 * in one company. Both slices and stored keys name one of these.
 */
export type Scope = 'device' | 'account' | 'session' | 'company';

const SESSION_END = 'session/sessionCleared';

/** The events that end each scope: its data is reset, and its stored keys are removed. */
export const SCOPE_ENDS: Readonly<Record<Scope, readonly string[]>> = {
  device: [],
  account: ['session/loggedOut'],
  session: [SESSION_END],
  company: [SESSION_END, 'session/signedIn', 'companySwitch/switchSucceeded'],
};
