import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { SigningKeys } from './signingKeys.ts';

const ISSUER = 'atrium';
const AUDIENCE = 'atrium';
const ALGORITHM = 'RS256';

/** The content of an access token; on every request the session row is authoritative. */
export interface TokenSubject {
  readonly sessionId: string;
  readonly userId: string;
  /** Null for a host session. */
  readonly tenantId: string | null;
  readonly userName: string;
  readonly clientId: string;
  readonly scope: string;
}

/** Signs an access token that expires `lifeSeconds` after `now`. */
export async function signAccessToken(
  keys: SigningKeys,
  subject: TokenSubject,
  now: Date,
  lifeSeconds: number,
): Promise<string> {
  const { kid, key } = await keys.signing();
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    sid: subject.sessionId,
    client_id: subject.clientId,
    scope: subject.scope,
    preferred_username: subject.userName,
    ...(subject.tenantId && { tenantid: subject.tenantId }),
  })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'at+jwt' })
    .setSubject(subject.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setJti(randomUUID())
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(key);
}

/** The session id of an unexpired token that we signed; undefined for anything else. */
export async function verifyAccessToken(keys: SigningKeys, token: string, now: Date): Promise<string | undefined> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    const key = alg === ALGORITHM && kid ? await keys.verifying(kid) : undefined;
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'at+jwt',
      currentDate: now,
    });
    return typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
  } catch (error) {
    // Malformed, forged and expired tokens are all the same to the caller; a failing database is not.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return undefined;
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
