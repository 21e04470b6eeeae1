import { defineMachine } from '../../lib/machine.ts';

/**
 * A code by text message (ACC-2, ACC-4): after one has been sent, the next may be requested only when the countdown has
 * ended, even after a reload or a crash (`countdownResumed`), or for another number. `left`: another form is shown,
 * which requests codes for another purpose.
 */
export const smsCodeMachine = defineMachine('smsCode', {
  scope: 'device',
  initial: 'ready',
  any: { countdownResumed: 'waiting', smsCodeLeft: 'ready', crashed: 'stays' },
  transitions: {
    ready: { smsCodeWanted: 'sending' },
    sending: { smsCodeSent: 'waiting', smsCodeFailed: 'failed', crashed: 'failed' },
    waiting: { smsCodeWanted: ['waiting', 'sending'], countdownEnded: 'ready', crashed: 'ready' },
    failed: { smsCodeWanted: 'sending' },
  },
});
