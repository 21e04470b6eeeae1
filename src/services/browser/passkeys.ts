// Passkeys (WebAuthn) in the browser's own JSON form, which is what the server speaks too.
import type { CreatedPasskey, UsedPasskey } from '../../../contract/passkeys.ts';

/** Whether this browser can make and use passkeys, and translates their JSON itself. */
export const arePasskeysSupported = (): boolean =>
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/**
 * Lets the person unlock a passkey of this site. Null if they cancelled or let the browser's wait run out, which browsers
 * do not tell apart.
 *
 * @param options - the server's challenge.
 */
export const usePasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<UsedPasskey | null> =>
  unlessCancelled(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );

/** Lets the person make a passkey for this site. Null if they cancelled. Throws if the device has one already. */
export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<CreatedPasskey | null> =>
  unlessCancelled(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** `Json`: what the standard says that such a credential is in JSON, which the compiler's own types leave open. */
async function unlessCancelled<Json>(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as Json) : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw error;
  }
}
