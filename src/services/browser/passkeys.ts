// Passkeys (WebAuthn) in the browser's own JSON form, which is what the server speaks too.

import type { CreatedPasskey, UsedPasskey } from '../../../contract/passkeys.ts';
import { performer } from '../../lib/performer.ts';

/** Whether this browser can make and use passkeys, and translates their JSON itself. */
export const arePasskeysSupported = performer(
  'arePasskeysSupported',
  (): boolean => typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function',
  'reads',
);

/**
 * What the browser gives; null if the person cancelled or let its wait run out, which browsers do not tell apart, and
 * `impossible` where it has refused by itself: no passkeys at this address, or the device has one of the account already.
 */
type Given<Json> = Json | null | 'impossible';

/**
 * Lets the person unlock a passkey of this site.
 *
 * @param options - the server's challenge.
 */
export const usePasskey = performer(
  'usePasskey',
  (options: PublicKeyCredentialRequestOptionsJSON): Promise<Given<UsedPasskey>> =>
    given(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })),
);

/** Lets the person make a passkey for this site. */
export const createPasskey = performer(
  'createPasskey',
  (options: PublicKeyCredentialCreationOptionsJSON): Promise<Given<CreatedPasskey>> =>
    given(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })),
);

/** `Json`: what the standard says that such a credential is in JSON, which the compiler's own types leave open. */
async function given<Json>(ask: () => Promise<Credential | null>): Promise<Given<Json>> {
  if (!arePasskeysSupported()) return 'impossible';
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as Json) : null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'NotAllowedError' ? null : 'impossible';
  }
}
