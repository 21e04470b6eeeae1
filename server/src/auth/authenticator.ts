import { Secret, TOTP } from 'otpauth';
import type { AuthContext } from './context.ts';
import { seal, unseal } from './sealing.ts';
import { sameSecret } from './secrets.ts';

const ISSUER = 'Atrium';
const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Half minutes by which a phone's clock may be off, most likely first. */
const DRIFT = [0, -1, 1] as const;

const totpOf = (userName: string, secret: Secret) =>
  new TOTP({ issuer: ISSUER, label: userName, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** A new secret, in the forms for display and for storage. */
export function newAuthenticator(auth: AuthContext, userName: string): { uri: string; secret: string; sealed: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const { base32 } = secret;
  return {
    uri: totpOf(userName, secret).toString(),
    secret: base32,
    sealed: seal(auth.config.secretsKey, base32),
  };
}

/** The half minute that a code belongs to, or undefined for a wrong one. Always compares every candidate. */
function stepOf(auth: AuthContext, sealed: string, code: string): number | undefined {
  const totp = totpOf('', Secret.fromBase32(unseal(auth.config.secretsKey, sealed)));
  const present = totp.counter({ timestamp: auth.now().getTime() });
  const right = DRIFT.map((drift) => present + drift).filter((step) =>
    sameSecret(code, totp.generate({ timestamp: step * PERIOD_SECONDS * 1000 })),
  );
  return right[0];
}

/**
 * Whether this is a current code of the account's app. A correct code is used up: neither it nor an older one is
 * accepted again (RFC 6238 §5.2). `isEnabled` says whether the app has already been confirmed or is confirmed by this
 * code.
 */
export async function redeemAuthenticatorCode(
  auth: AuthContext,
  accountId: string,
  code: string,
  isEnabled = true,
): Promise<boolean> {
  const own = await auth.database.host
    .selectFrom('second_steps')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('enabled_time', isEnabled ? 'is not' : 'is', null)
    .executeTakeFirst();
  const step = own && stepOf(auth, own.secret, code.trim());
  if (step === undefined) return false;
  const used = await auth.database.host
    .updateTable('second_steps')
    .set({ last_used_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', own?.secret ?? '')
    .where('last_used_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
