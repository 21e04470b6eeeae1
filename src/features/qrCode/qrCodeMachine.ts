import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4, QR-2: a code is shown for 108 s and then made anew. Nothing runs while it is not looked at: `paused`
 * waits for the tab to come back.
 */
export const qrCodeMachine = defineMachine('qrCode', {
  initial: 'hidden',
  transitions: {
    hidden: { requested: 'loading' },
    loading: { requested: 'loading', arrived: 'shown', failed: 'failed', paused: 'paused', left: 'hidden' },
    shown: { requested: 'loading', due: 'loading', paused: 'paused', left: 'hidden' },
    failed: { requested: 'loading', retried: 'loading', paused: 'paused', left: 'hidden' },
    paused: { requested: 'loading', due: 'loading', left: 'hidden' },
  },
});
