import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Network". `probing` requests the icon once before the overlay is shown; `offline` blocks the page
 * and probes every 5 s; the 11th failed try ends in `givenUp`. An answered call is better proof than any probe: it
 * clears the overlay at once.
 */
export const networkMachine = defineMachine('network', {
  scope: 'device',
  initial: 'online',
  transitions: {
    online: { requestFailed: 'probing', 'sessionRefresh/refreshUnanswered': 'probing' },
    probing: { probeSucceeded: 'online', answerArrived: 'online', probeFailed: 'offline' },
    offline: { probeFailed: ['offline', 'givenUp'], probeSucceeded: 'recovered', answerArrived: 'recovered' },
    // The reload waits for unsaved work, so the page is no longer blocked.
    recovered: { 'reload/pageReloadHeld': 'online' },
    givenUp: { 'reload/pageReloadHeld': 'online' },
  },
});
