import { defineMachine } from '../../lib/machine.ts';

const ended = { qrSignInRenewed: 'loading' } as const;
const answered = {
  qrSignInGranted: 'granted',
  qrSignInRefused: 'refused',
  qrSignInExpired: 'expired',
} as const;

/**
 * Sign-in by QR code (ACC-3). An expired code is renewed automatically while the person may still be there; after any
 * other end, its button renews it. `granted` waits for the token, which the login flow requests.
 */
export const qrSignInMachine = defineMachine('qrSignIn', {
  scope: 'session',
  initial: 'hidden',
  any: { qrSignInLeft: 'anew' },
  transitions: {
    hidden: { qrSignInBegun: 'loading' },
    loading: { qrSignInCodeMade: 'waiting', qrSignInFailed: 'failed' },
    waiting: { ...answered, qrSignInScanned: 'scanned' },
    scanned: answered,
    granted: { qrSignInFailed: 'failed' },
    refused: ended,
    expired: ended,
    failed: ended,
  },
});
