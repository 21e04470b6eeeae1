import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Session", §8 row 401: one refresh at a time, however many calls fail. A new token that is refused
 * right after the reload for it counts as expired.
 */
export const sessionRefreshMachine = defineMachine('sessionRefresh', {
  scope: 'device',
  initial: 'idle',
  transitions: {
    idle: { unauthorisedReceived: 'refreshing' },
    expired: { leftForLogin: 'idle' },
    // Without an answer it is unknown whether the session is over: the next 401 asks again.
    refreshing: {
      refreshSucceeded: 'refreshed',
      refreshFailed: 'expired',
      refreshUnanswered: 'idle',
      refreshedUnseen: 'idle',
    },
    // The page reloads or leaves; further 401s from calls under way change nothing. A page that stays for now asks
    // again.
    refreshed: { 'reload/pageReloadHeld': 'idle', refreshFailed: 'expired' },
  },
});
