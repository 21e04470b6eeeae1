import { defineMachine } from '../../lib/machine.ts';

/**
 * Sign-in by QR code (ACC-3). A code that has ended is renewed by itself while somebody may still be there, any other end
 * by its button. `granted` waits for the token, which the login flow asks for.
 */
export const qrSignInMachine = defineMachine('qrSignIn', {
  initial: 'hidden',
  transitions: {
    hidden: { qrSignInBegun: 'loading' },
    loading: { qrSignInCodeMade: 'waiting', qrSignInFailed: 'failed', qrSignInLeft: 'hidden' },
    waiting: {
      qrSignInScanned: 'scanned',
      qrSignInGranted: 'granted',
      qrSignInRefused: 'refused',
      qrSignInExpired: 'expired',
      qrSignInLeft: 'hidden',
    },
    scanned: {
      qrSignInGranted: 'granted',
      qrSignInRefused: 'refused',
      qrSignInExpired: 'expired',
      qrSignInLeft: 'hidden',
    },
    granted: { qrSignInFailed: 'failed', qrSignInLeft: 'hidden' },
    refused: { qrSignInRenewed: 'loading', qrSignInLeft: 'hidden' },
    expired: { qrSignInRenewed: 'loading', qrSignInLeft: 'hidden' },
    failed: { qrSignInRenewed: 'loading', qrSignInLeft: 'hidden' },
  },
});
