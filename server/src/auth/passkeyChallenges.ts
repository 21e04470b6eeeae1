import { isIP } from 'node:net';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { ApiError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { newSecret, sha256 } from './secrets.ts';
import { siteOf } from './site.ts';

export const CHALLENGE_SECONDS = 300;

const NO_SITE = {
  en: 'Passkeys need the address of this installation (PUBLIC_URL).',
  zh: '通行密钥需要配置系统的访问地址（PUBLIC_URL）。',
} as const;
const NO_NAME = {
  en: 'Passkeys belong to a host name: open the portal at one, such as localhost, not at an IP address.',
  zh: '通行密钥需要域名：请通过域名（例如 localhost）而非 IP 地址访问。',
} as const;

/**
 * The site that passkeys belong to, as WebAuthn names it. Throws 501 if the installation has no configured address, or
 * if that is an IP address, which browsers refuse.
 */
export function relyingPartyOf(auth: AuthContext, device: Device): { id: string; origin: string } {
  const origin = siteOf(auth.config, device);
  if (!origin) throw new ApiError(501, NO_SITE, { code: ERROR_CODES.noPublicUrl });
  const { hostname: id } = new URL(origin);
  if (isIP(id.replace(/^\[|\]$/g, ''))) throw new ApiError(501, NO_NAME, { code: ERROR_CODES.noSiteName });
  return { id, origin };
}

/** A challenge for one registration (of this account) or one use (by anybody), kept for five minutes. */
export async function newChallenge(auth: AuthContext, accountId: string | null, device: Device) {
  await limitCalls(auth, RATE_RULES.passkeyAddress, device.ip);
  const challenge = newSecret();
  await auth.database.host
    .insertInto('passkey_challenges')
    .values({
      hash: sha256(challenge),
      account_id: accountId,
      expiration_time: after(auth.now(), CHALLENGE_SECONDS),
    })
    .execute();
  return isoBase64URL.toBuffer(challenge);
}

/** The challenge inside the data that a browser has signed, or undefined if that is unreadable. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the challenge that is answered here, if it was issued for this purpose and is still valid; single use. */
export async function takeChallenge(
  auth: AuthContext,
  clientDataJSON: string,
  accountId: string | null,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const taken = await auth.database.host
    .deleteFrom('passkey_challenges')
    .where('hash', '=', sha256(challenge))
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expiration_time', '>', auth.now())
    .executeTakeFirst();
  return taken.numDeletedRows === 1n ? challenge : undefined;
}
