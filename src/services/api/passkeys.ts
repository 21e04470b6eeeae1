import * as calls from '../../../contract/passkeys.ts';
import { toEndpoint } from '../http/endpoint.ts';
import { type Device, loginHeaders, type OAuthClient, signInCredentialsOf } from './token.ts';

/** Asks for the challenge of a sign-in or a re-authentication by passkey. */
export const passkeyChallenge = () => toEndpoint(calls.beginPasskeySignIn, {});

/** Sign-in by the passkey that the person has unlocked. The answer is the same as for a password sign-in. */
export const passkeyToken = (client: OAuthClient, credential: calls.UsedPasskey, device: Device) =>
  toEndpoint(calls.requestTokenByPasskey, {
    body: { ...signInCredentialsOf(client), credential },
    headers: loginHeaders(device),
  });
