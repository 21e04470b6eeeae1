import { defineMachine } from '../../lib/machine.ts';

/**
 * A code by text message (ACC-2, ACC-4): after one was sent the next may be asked for only when the countdown has ended,
 * also after a reload (`countdownResumed`). `left`: another form is shown, which asks for codes of another purpose.
 */
export const smsCodeMachine = defineMachine('smsCode', {
  initial: 'ready',
  transitions: {
    ready: { smsCodeRequested: 'sending', countdownResumed: 'waiting', smsCodeLeft: 'ready' },
    sending: { smsCodeSent: 'waiting', smsCodeFailed: 'failed', countdownResumed: 'waiting', smsCodeLeft: 'ready' },
    waiting: { countdownEnded: 'ready', smsCodeLeft: 'ready' },
    failed: { smsCodeRequested: 'sending', countdownResumed: 'waiting', smsCodeLeft: 'ready' },
  },
});
