import { defineMachine } from '../../lib/machine.ts';

/**
 * Sign-in by QR code (ACC-3). A code that has ended is renewed by itself while somebody may still be there, any other end
 * by its button. `granted` waits for the token, which the login flow asks for.
 */
export const qrSignInMachine = defineMachine('qrSignIn', {
  initial: 'hidden',
  transitions: {
    hidden: { begun: 'loading' },
    loading: { codeMade: 'waiting', failed: 'failed', left: 'hidden' },
    waiting: { scanned: 'scanned', granted: 'granted', refused: 'refused', expired: 'expired', left: 'hidden' },
    scanned: { granted: 'granted', refused: 'refused', expired: 'expired', left: 'hidden' },
    granted: { failed: 'failed', left: 'hidden' },
    refused: { renewed: 'loading', left: 'hidden' },
    expired: { renewed: 'loading', left: 'hidden' },
    failed: { renewed: 'loading', left: 'hidden' },
  },
});
