import { defineMachine } from '../../lib/machine.ts';

/**
 * Sign-in with a password, a text message or a QR code (ACC-1 … ACC-3): one attempt at a time; what was typed stays after
 * a failure.
 */
export const loginMachine = defineMachine('login', {
  initial: 'idle',
  transitions: {
    idle: {
      modeChosen: 'idle',
      signInSubmitted: 'submitting',
      smsSignInSubmitted: 'submitting',
      qrSignInSubmitted: 'submitting',
    },
    submitting: { signInSucceeded: 'idle', signInFailed: 'failed' },
    failed: {
      modeChosen: 'idle',
      signInSubmitted: 'submitting',
      smsSignInSubmitted: 'submitting',
      qrSignInSubmitted: 'submitting',
    },
  },
});
