import { sha256 } from '@noble/hashes/sha2.js';
import { EXTERNAL_SIGN_IN, requestTokenByExternal } from '../../../contract/externalSignIn.ts';
import { toEndpoint } from '../http/endpoint.ts';
import { type Device, loginHeaders, type OAuthClient, signInCredentialsOf } from './token.ts';

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The address at which sign-in by the installation's provider starts.
 *
 * @param verifier - a secret that this tab keeps: the returned ticket is useless without it.
 * @param redirect - where the person wanted to go; null if nowhere.
 */
export function externalSignInAddress(apiBase: string, verifier: string, redirect: string | null): string {
  const challenge = base64Url(sha256(new TextEncoder().encode(verifier)));
  const query = new URLSearchParams({ challenge, ...(redirect !== null && { redirect }) });
  return `${apiBase}${EXTERNAL_SIGN_IN}?${query}`;
}

/** Signs in the person named by the provider. The answer is the same as for a password sign-in. */
export const externalToken = (client: OAuthClient, ticket: string, verifier: string, device: Device) =>
  toEndpoint(requestTokenByExternal, {
    body: { ...signInCredentialsOf(client), ticket, verifier },
    headers: loginHeaders(device),
  });
