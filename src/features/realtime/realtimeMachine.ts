import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Real-time connection", RT-3, RT-4. `following`: another tab of this browser holds the connection
 * and relays its events; `unserved`: that tab has given up. After the four retries `gaveUp` waits for a reason to try
 * again; it does not poll.
 */
export const realtimeMachine = defineMachine('realtime', {
  scope: 'company',
  initial: 'stopped',
  any: { connectionStopped: 'anew' },
  transitions: {
    stopped: { startWanted: 'following' },
    following: { leadershipTaken: 'connecting', eventsRelayed: 'stays', leaderGaveUp: 'unserved' },
    // A tab without the connection asks the one that holds it.
    unserved: { leadershipTaken: 'connecting', eventsRelayed: 'following', reconnectWanted: 'following' },
    connecting: { startSucceeded: 'connected', startFailed: ['waiting', 'gaveUp'] },
    connected: { connectionClosed: 'connecting' },
    waiting: { retryDue: 'connecting' },
    gaveUp: { reconnectWanted: 'connecting' },
  },
});
