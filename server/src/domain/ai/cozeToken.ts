import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { CozeConfig } from '../../config/config.ts';
import { ApiError } from '../../errors/apiError.ts';

/** Seconds for which a token of the chat service is valid. */
const LIFE = 900;
const TIMEOUT_MS = 10_000;
const answer = z.object({ access_token: z.string() });

const unavailable = () => new ApiError(503, { en: 'The AI service cannot be reached.', zh: '无法连接 AI 服务。' });

/**
 * A short-lived token of the chat service for one account: the service's own JWT-bearer grant, signed with the
 * configured key, which never leaves the server. One `session_name` per account keeps conversations apart. Throws 503.
 */
export async function requestCozeToken(config: CozeConfig, accountId: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const { host, origin } = new URL(config.apiBase);
  const jwt = await new SignJWT({ session_name: accountId })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: config.publicKeyId })
    .setIssuer(config.oauthAppId)
    .setAudience(host)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFE)
    .setJti(randomUUID())
    .sign(await importPKCS8(config.privateKey, 'RS256'));
  const response = await fetch(`${origin}/api/permission/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', duration_seconds: LIFE }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) throw unavailable();
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw unavailable();
  return parsed.data.access_token;
}
