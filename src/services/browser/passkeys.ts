// Passkeys (WebAuthn) in the browser's own JSON form, which is what the server speaks too.

import type { CreatedPasskey, UsedPasskey } from '../../../contract/passkeys.ts';
import { cancellable } from '../../lib/cancellable.ts';
import { performer } from '../../lib/performer.ts';

/**
 * Whether this browser can create and use passkeys here, and converts their JSON itself. Passkeys belong to a domain,
 * which an IP address is not. `firstLook.js` decides the same.
 */
export const arePasskeysSupported = performer(
  'arePasskeysSupported',
  (): boolean =>
    !/\.\d+$|:/.test(location.hostname) &&
    typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function',
  'reads',
);

/**
 * The browser's result; null if the person cancelled or the prompt timed out, which browsers do not distinguish, and
 * `impossible` if the browser itself refused: no passkeys at this address, or the device already has one for the
 * account.
 */
type Given<Json> = Json | null | 'impossible';

/**
 * Lets the person unlock a passkey of this site. If its saga is cancelled, the browser's prompt closes.
 *
 * @param options - the server's challenge.
 */
export const askForPasskey = performer(
  'askForPasskey',
  (options: PublicKeyCredentialRequestOptionsJSON): Promise<Given<UsedPasskey>> => {
    const prompt = new AbortController();
    const { signal } = prompt;
    const asked: Promise<Given<UsedPasskey>> = given(() =>
      navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), signal }),
    );
    return cancellable(asked, () => prompt.abort());
  },
);

/** Lets the person create a passkey for this site. */
export const createPasskey = performer(
  'createPasskey',
  (options: PublicKeyCredentialCreationOptionsJSON): Promise<Given<CreatedPasskey>> =>
    given(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })),
);

/** `Json`: the credential's JSON form according to the standard, which the compiler's own types leave open. */
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
