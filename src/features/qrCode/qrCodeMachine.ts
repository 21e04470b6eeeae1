import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4, QR-2: a code is shown for 108 s and then made anew. Nothing runs while it is not looked at: `paused`
 * waits for the tab to come back.
 */
export const qrCodeMachine = defineMachine('qrCode', {
  initial: 'hidden',
  transitions: {
    hidden: { qrCodeRequested: 'loading' },
    loading: {
      qrCodeRequested: 'loading',
      qrCodeArrived: 'shown',
      qrCodeFailed: 'failed',
      qrCodePaused: 'paused',
      qrCodeLeft: 'hidden',
    },
    shown: { qrCodeRequested: 'loading', qrCodeDue: 'loading', qrCodePaused: 'paused', qrCodeLeft: 'hidden' },
    failed: { qrCodeRequested: 'loading', qrCodeRetried: 'loading', qrCodePaused: 'paused', qrCodeLeft: 'hidden' },
    paused: { qrCodeRequested: 'loading', qrCodeDue: 'loading', qrCodeLeft: 'hidden' },
  },
});
