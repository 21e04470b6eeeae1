import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4, QR-2: a code is shown for 108 s and then renewed. Nothing runs while it is off the screen: `paused`
 * waits for the tab to come back, and leaving the pane ends the code too.
 */
export const qrCodeMachine = defineMachine('qrCode', {
  scope: 'company',
  initial: 'hidden',
  any: {
    qrCodeRequested: 'loading',
    qrCodeLeft: 'anew',
    'notificationDialog/dialogOpened': 'anew',
    'notificationDialog/dialogTabChosen': 'anew',
    'notificationDialog/dialogClosed': 'anew',
  },
  transitions: {
    hidden: {},
    loading: { qrCodeArrived: 'shown', qrCodeFailed: 'failed', qrCodePaused: 'paused', crashed: 'failed' },
    shown: { qrCodeDue: 'loading', qrCodePaused: 'paused', crashed: 'failed' },
    failed: { qrCodeRetried: 'loading', qrCodePaused: 'paused', crashed: 'stays' },
    paused: { qrCodeDue: 'loading', crashed: 'failed' },
  },
});
