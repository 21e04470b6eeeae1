import type * as z from 'zod/mini';
import {
  REAUTHENTICATION_REQUIRED,
  type ReauthenticationMethod,
  type reauthenticate as reauthenticateCall,
} from '../../../contract/reauthentication.ts';
import { isHostSession, type Session } from '../domain/session.ts';
import { businessError, invalidField } from '../errors/apiError.ts';
import type { Text } from '../errors/text.ts';
import { redeemAuthenticatorCode } from './authenticator.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { forgetTries, ownSide, takeTry } from './lockout.ts';
import { accountOfPasskey } from './passkeySignIn.ts';
import { isPassword } from './passwords.ts';
import { limitCalls, limitSecondStep, RATE_RULES } from './rateLimit.ts';
import { logSecurity } from './securityLog.ts';
import { AUTH_TEXTS, lockedOutText } from './texts.ts';

const FRESH_SECONDS = 300;

type Proof = z.output<typeof reauthenticateCall.body>;
/** The field to report for each wrong proof, and the text. */
const FIELDS: Readonly<Record<ReauthenticationMethod, readonly [member: string, text: Text]>> = {
  password: ['password', AUTH_TEXTS.wrongOwnPassword],
  authenticator: ['code', AUTH_TEXTS.wrongAuthenticatorCode],
  passkey: ['credential', AUTH_TEXTS.wrongPasskey],
};

/** Seconds for which the caller's proof is valid; always 0 for a company's token, whose session is never marked. */
async function secondsLeft(auth: AuthContext, session: Session): Promise<number> {
  const { reauthenticated_time: since } = await auth.database.host
    .selectFrom('sessions')
    .select('reauthenticated_time')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  if (!since) return 0;
  return Math.max(0, Math.ceil((after(since, FRESH_SECONDS).getTime() - auth.now().getTime()) / 1000));
}

/** Throws 403 unless this is a sign-in's own token and that sign-in has re-authenticated within five minutes. */
export async function demandReauthentication(auth: AuthContext, session: Session): Promise<void> {
  if ((await secondsLeft(auth, session)) > 0) return;
  throw businessError(REAUTHENTICATION_REQUIRED, AUTH_TEXTS.reauthenticationRequired);
}

/** The methods by which the account can re-authenticate, and how long the last proof is still valid. */
export async function readReauthentication(auth: AuthContext, session: Session) {
  const { password, authenticator, passkey } = await auth.database.host
    .selectFrom('accounts as account')
    .where('account.id', '=', session.accountId)
    .select((eb) => [
      eb('account.password_hash', 'is not', null).as('password'),
      eb
        .exists(
          eb
            .selectFrom('second_steps as step')
            .select('step.account_id')
            .whereRef('step.account_id', '=', 'account.id')
            .where('step.enabled_time', 'is not', null),
        )
        .as('authenticator'),
      eb
        .exists(eb.selectFrom('passkeys as key').select('key.id').whereRef('key.account_id', '=', 'account.id'))
        .as('passkey'),
    ])
    .executeTakeFirstOrThrow();
  const methods: ReauthenticationMethod[] = [
    ...(password ? (['password'] as const) : []),
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
  ];
  return { methods, validSeconds: await secondsLeft(auth, session) };
}

async function isProof(auth: AuthContext, accountId: string, proof: Proof, device: Device): Promise<boolean> {
  if (proof.method === 'authenticator') return redeemAuthenticatorCode(auth, accountId, proof.code);
  if (proof.method === 'passkey') return (await accountOfPasskey(auth, proof.credential, device))?.id === accountId;
  const { password_hash: hash } = await auth.database.host
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return isPassword(auth.verifyHash, hash, proof.password);
}

/**
 * Marks this sign-in for five minutes if the proof is right. Throws 400 with the field that is wrong, also while the
 * account is locked (attempts count like those of a sign-in), and 403 for a company's token.
 */
export async function reauthenticate(
  auth: AuthContext,
  session: Session,
  proof: Proof,
  device: Device,
): Promise<{ validSeconds: number }> {
  if (!isHostSession(session)) throw businessError(REAUTHENTICATION_REQUIRED, AUTH_TEXTS.reauthenticationRequired);
  const { accountId } = session;
  await limitCalls(auth, RATE_RULES.signInAddress, device.ip);
  await limitSecondStep(auth, ownSide(accountId));
  const { isAllowed, lockedUntil } = await takeTry(auth, ownSide(accountId));
  const right = isAllowed && (await isProof(auth, accountId, proof, device));
  const action = right ? 'Reauthenticated' : 'ReauthenticationFailed';
  await logSecurity(auth, device, { identity: 'Account', action, accountId, clientId: session.clientId });
  if (!right) {
    const [member, text] = FIELDS[proof.method];
    throw invalidField(member, lockedUntil ? lockedOutText(lockedUntil, auth.now()) : text);
  }
  await forgetTries(auth, ownSide(accountId));
  await auth.database.host
    .updateTable('sessions')
    .set({ reauthenticated_time: auth.now() })
    .where('id', '=', session.id)
    .execute();
  return { validSeconds: FRESH_SECONDS };
}
