import { defineMachine } from '../../lib/machine.ts';

/**
 * A code by text message (ACC-2, ACC-4): after one was sent the next may be asked for only when the countdown has ended,
 * also after a reload (`countdownResumed`). `left`: another form is shown, which asks for codes of another purpose.
 */
export const smsCodeMachine = defineMachine('smsCode', {
  initial: 'ready',
  transitions: {
    ready: { codeRequested: 'sending', countdownResumed: 'waiting', left: 'ready' },
    sending: { codeSent: 'waiting', sendFailed: 'failed', countdownResumed: 'waiting', left: 'ready' },
    waiting: { countdownEnded: 'ready', left: 'ready' },
    failed: { codeRequested: 'sending', countdownResumed: 'waiting', left: 'ready' },
  },
});
