import { defineMachine } from '../../lib/machine.ts';

const waiting = {
  modeChosen: 'idle',
  signInSubmitted: 'submitting',
  smsSignInSubmitted: 'submitting',
  qrSignInSubmitted: 'submitting',
} as const;

/**
 * Sign-in with a password, a text message or a QR code (ACC-1 … ACC-3): one attempt at a time; what was typed stays
 * after a failure. The method chosen last belongs to the device.
 */
export const loginMachine = defineMachine('login', {
  scope: 'device',
  initial: 'idle',
  any: { crashed: 'failed', 'session/sessionCleared': 'idle' },
  transitions: {
    idle: waiting,
    submitting: { signInSucceeded: 'idle', signInFailed: 'failed' },
    // A failed attempt clears the session too; its reason must outlive that.
    failed: { ...waiting, 'session/sessionCleared': 'stays' },
  },
});
