import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Real-time connection", RT-3, RT-4. `following`: another tab of this browser holds the connection
 * and relays its events; `unserved`: that tab has given up. After the four retries `gaveUp` waits for a reason, it does
 * not poll.
 */
export const realtimeMachine = defineMachine('realtime', {
  initial: 'stopped',
  transitions: {
    stopped: { startRequested: 'following' },
    following: {
      leadershipTaken: 'connecting',
      eventsRelayed: 'following',
      leaderGaveUp: 'unserved',
      connectionStopped: 'stopped',
    },
    unserved: {
      leadershipTaken: 'connecting',
      eventsRelayed: 'following',
      reconnectRequested: 'following',
      connectionStopped: 'stopped',
    },
    connecting: { startSucceeded: 'connected', startFailed: ['waiting', 'gaveUp'], connectionStopped: 'stopped' },
    connected: { connectionClosed: 'connecting', connectionStopped: 'stopped' },
    waiting: { retryDue: 'connecting', connectionStopped: 'stopped' },
    gaveUp: { reconnectRequested: 'connecting', connectionStopped: 'stopped' },
  },
});
