import { defineMachine } from '../../lib/machine.ts';

const waiting = {
  modeChosen: 'idle',
  signInSubmitted: 'submitting',
  smsSignInSubmitted: 'submitting',
  qrSignInSubmitted: 'submitting',
  passkeySignInWanted: 'submitting',
  externalSignInReturned: 'submitting',
  externalSignInFailed: 'failed',
} as const;

/**
 * Sign-in with a password, a text message, a QR code (ACC-1 … ACC-3), a passkey or an OpenID Connect provider: one
 * attempt at a time; what was typed stays after a failure. An account with a second step is asked for it in
 * `secondStep` until it is given, it is too late, or the person turns back or leaves the page. The method chosen last
 * belongs to the device.
 */
export const loginMachine = defineMachine('login', {
  scope: 'device',
  initial: 'idle',
  // Not reset by its scope: the end of a session ends the attempt only, and the method chosen stays.
  any: { crashed: 'failed', 'session/sessionCleared': 'idle' },
  transitions: {
    idle: { ...waiting, secondStepLost: 'failed' },
    submitting: {
      signInSucceeded: 'idle',
      signInFailed: 'failed',
      passkeySignInCancelled: 'idle',
      secondStepRequired: 'secondStep',
      signInLeft: 'idle',
    },
    secondStep: {
      secondStepSubmitted: 'checkingSecondStep',
      secondStepLeft: 'idle',
      'routing/locationChanged': 'idle',
    },
    checkingSecondStep: {
      signInSucceeded: 'idle',
      signInFailed: 'failed',
      secondStepRefused: 'secondStep',
      signInLeft: 'idle',
    },
    // A failed attempt also clears the session; its reason must survive that.
    failed: { ...waiting, 'session/sessionCleared': 'stays' },
  },
});
