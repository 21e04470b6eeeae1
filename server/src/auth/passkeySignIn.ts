import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type * as z from 'zod/mini';
import type { passkeyRequest, UsedPasskey } from '../../../contract/passkeys.ts';
import type { AuthContext } from './context.ts';
import type { Device } from './device.ts';
import { CHALLENGE_SECONDS, newChallenge, relyingPartyOf, takeChallenge } from './passkeyChallenges.ts';
import type { SigningInAccount } from './sessions.ts';

/** The request to the browser: any passkey that it has for this site, unlocked by its owner. */
export async function beginPasskeySignIn(auth: AuthContext, device: Device): Promise<z.input<typeof passkeyRequest>> {
  const { id: rpID } = relyingPartyOf(auth, device);
  const { challenge } = await generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(auth, null, device),
    userVerification: 'required',
  });
  return { challenge, rpId: rpID, timeout: CHALLENGE_SECONDS * 1000, userVerification: 'required' };
}

function findPasskey(auth: AuthContext, credentialId: string) {
  return auth.database.host
    .selectFrom('passkeys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .select([
      'key.id as passkeyId',
      'key.public_key',
      'key.counter',
      'account.id',
      'account.user_name',
      'account.security_stamp',
      'account.is_active',
    ])
    .where('key.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** The library's result for a signature; undefined if it refuses it, with whatever error. */
async function verified(
  used: UsedPasskey,
  challenge: string,
  origin: string,
  key: { publicKey: string; counter: number },
) {
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: used,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id: used.id, publicKey: isoBase64URL.toBuffer(key.publicKey), counter: key.counter },
      requireUserVerification: true,
    });
    return isRight ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The account whose passkey has answered a challenge of this server, or undefined. If the authenticator has a signature
 * counter, it must have grown: a copied key is refused.
 */
export async function accountOfPasskey(
  auth: AuthContext,
  used: UsedPasskey,
  device: Device,
): Promise<(SigningInAccount & { readonly is_active: boolean }) | undefined> {
  const { origin } = relyingPartyOf(auth, device);
  const challenge = await takeChallenge(auth, used.response.clientDataJSON, null);
  const key = challenge === undefined ? undefined : await findPasskey(auth, used.id);
  if (challenge === undefined || !key) return undefined;
  // The browser says whose passkey it is, which must match our record.
  if (used.response.userHandle !== isoBase64URL.fromUTF8String(key.id)) return undefined;
  const proof = await verified(used, challenge, origin, { publicKey: key.public_key, counter: Number(key.counter) });
  if (!proof) return undefined;
  await auth.database.host
    .updateTable('passkeys')
    .set({ counter: proof.newCounter, is_synced: proof.credentialBackedUp, last_used_time: auth.now() })
    .where('id', '=', key.passkeyId)
    .execute();
  return key;
}
