import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ExternalFailure } from '../../../contract/externalSignIn.ts';
import type { OidcConfig } from '../config/oidc.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import { type AuthContext, after } from './context.ts';
import { type Device, deviceOf } from './device.ts';
import { type ExternalPerson, isRefusal, OidcProvider } from './oidcProvider.ts';
import { recordChange } from './ownChange.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { newSecret, sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';
import { AUTH_TEXTS } from './texts.ts';

/** Long enough to find a phone, or to set a new password at the provider. */
const JOURNEY_SECONDS = 900;
/** The portal redeems its ticket as soon as the browser is back. */
const TICKET_SECONDS = 60;

interface Asked {
  readonly challenge: string;
  readonly redirect: string | null;
}

/** The outcome of a journey; `redirect` is what it was begun with. */
type Returned = { readonly redirect: string | null } & (
  | { readonly ticket: string }
  | { readonly failure: ExternalFailure }
);

/**
 * Begins a sign-in at the provider: resolves with the address to send the browser to, or with a failure if the provider
 * cannot be reached. `challenge` is the SHA-256 of the secret that the page keeps. Throws ApiError 429.
 */
async function begin(
  auth: AuthContext,
  provider: OidcProvider,
  { challenge, redirect }: Asked,
  device: Device,
): Promise<{ readonly url: string } | Returned> {
  await limitCalls(auth, RATE_RULES.externalAddress, device.ip);
  const begun = await provider.begin().catch(auth.onBackgroundError);
  if (!begun) return { redirect, failure: 'failed' };
  const { url, state, nonce, codeVerifier } = begun;
  await auth.database.host
    .insertInto('external_sign_ins')
    .values({
      hash: sha256(state),
      challenge,
      nonce,
      code_verifier: codeVerifier,
      redirect,
      account_id: null,
      expiration_time: after(auth.now(), JOURNEY_SECONDS),
    })
    .execute();
  return { url };
}

/** Takes the journey or ticket with this secret, once; undefined if there is none or it has expired. */
function take(auth: AuthContext, secret: string, isTicket: boolean) {
  return auth.database.host
    .deleteFrom('external_sign_ins')
    .where('hash', '=', sha256(secret))
    .where('account_id', isTicket ? 'is not' : 'is', null)
    .where('expiration_time', '>', auth.now())
    .returningAll()
    .executeTakeFirst();
}

/** The only account that matches what the provider has verified; undefined if none or several do. */
async function matching(
  auth: AuthContext,
  provider: OidcProvider,
  person: ExternalPerson,
): Promise<string | undefined> {
  const { match } = provider.config;
  const value = person[match];
  if (!value) return undefined;
  const column = { phone: sql`phone`, email: sql`lower(email)`, userName: sql`lower(user_name)` }[match];
  const rows = await auth.database.host
    .selectFrom('accounts')
    .select('id')
    .where(column, '=', value.toLowerCase())
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** The account of a person, identified by issuer and subject from the second time on (Core 1.0 §5.7). */
async function accountOfPerson(auth: AuthContext, provider: OidcProvider, person: ExternalPerson, device: Device) {
  const { issuer } = provider.config;
  const known = await auth.database.host
    .selectFrom('external_logins')
    .select(['account_id', 'removed_time'])
    .where('issuer', '=', issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  // Its owner has unlinked it: it is not linked again automatically.
  if (known) return known.removed_time === null ? known.account_id : undefined;
  const accountId = await matching(auth, provider, person);
  if (!accountId) return undefined;
  const changed = { accountId, hostSessionId: null, action: 'ExternalLoginAdded', change: 'externalAdded' } as const;
  await auth.database.inHost(async (db) => {
    const linked = await db
      .insertInto('external_logins')
      .values({ issuer, subject: person.subject, account_id: accountId, creation_time: auth.now() })
      // If two tabs come back at once, the first has already linked it.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (linked.numInsertedOrUpdatedRows !== 0n) await recordChange(auth, db, changed, device);
  });
  return accountId;
}

/** Handles the provider's answer. Returns the provider's and the person's errors as a failure; throws ApiError 429. */
async function end(auth: AuthContext, provider: OidcProvider, query: string, device: Device): Promise<Returned> {
  await limitCalls(auth, RATE_RULES.externalAddress, device.ip);
  const state = new URLSearchParams(query).get('state') ?? '';
  const begun = await take(auth, state, false);
  if (!begun) return { redirect: null, failure: 'expired' };
  const { redirect, nonce, code_verifier: codeVerifier, challenge } = begun;
  let person: ExternalPerson;
  try {
    person = await provider.end(query, { state, nonce, codeVerifier });
  } catch (error) {
    if (isRefusal(error)) return { redirect, failure: 'refused' };
    auth.onBackgroundError(error);
    return { redirect, failure: 'failed' };
  }
  const accountId = await accountOfPerson(auth, provider, person, device);
  if (!accountId) {
    await logSecurity(auth, device, { identity: 'Account', action: 'LoginInvalidUserName' });
    return { redirect, failure: 'unknown' };
  }
  const ticket = newSecret();
  await auth.database.host
    .insertInto('external_sign_ins')
    .values({
      hash: sha256(ticket),
      challenge,
      nonce: '',
      code_verifier: '',
      redirect: null,
      account_id: accountId,
      expiration_time: after(auth.now(), TICKET_SECONDS),
    })
    .execute();
  return { redirect, ticket };
}

/** Journeys to this provider and back, for `server/src/web`, which sends browsers through them. */
export function externalJourneys(auth: AuthContext, config: OidcConfig) {
  const provider = new OidcProvider(config, auth.config.publicUrl, auth.now);
  return {
    begin: (request: FastifyRequest, asked: Asked) => begin(auth, provider, asked, deviceOf(request)),
    end: (request: FastifyRequest, query: string) => end(auth, provider, query, deviceOf(request)),
  };
}

/** The account of a ticket, only for the page that began the journey. Throws OAuthFailure. */
export async function accountOfExternalTicket(
  auth: AuthContext,
  { ticket = '', verifier = '' }: { readonly ticket?: string | undefined; readonly verifier?: string | undefined },
  attempt: SignInAttempt,
): Promise<SigningInAccount> {
  await limitCalls(auth, RATE_RULES.signInAddress, attempt.device.ip);
  const ended = await take(auth, ticket, true);
  const isOwn = ended && ended.challenge === createHash('sha256').update(verifier).digest('base64url');
  if (!isOwn || !ended.account_id) throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.externalExpired));
  const account = await auth.database.host
    .selectFrom('accounts')
    .select(['id', 'user_name', 'security_stamp', 'is_active'])
    .where('id', '=', ended.account_id)
    .executeTakeFirstOrThrow();
  if (account.is_active) return account;
  const { clientId, device } = attempt;
  const { id: accountId, user_name: userName } = account;
  await logSecurity(auth, device, { identity: 'OpenIddict', action: 'LoginNotAllowed', userName, accountId, clientId });
  throw new OAuthFailure('invalid_grant', attempt.say(AUTH_TEXTS.notAllowed));
}
