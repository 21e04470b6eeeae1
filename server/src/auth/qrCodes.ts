import { CODE_REFUSALS } from '../../../contract/codeScan.ts';
import { QR_STATE } from '../../../contract/qrSignIn.ts';
import type { AtriumDatabase } from '../db/database.ts';
import type { Session } from '../domain/session.ts';
import { ApiError, businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import type { Text } from '../errors/text.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { deviceWords } from './deviceWords.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { newSecret, sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import type { SigningInAccount } from './sessions.ts';
import type { SignInAttempt } from './signInAttempt.ts';

export const QR_LIFE_SECONDS = 180;
export const QR_INTERVAL_SECONDS = 2;

const TEXTS = {
  pending: { en: 'The code has not been granted yet.', zh: '尚未在手机上确认登录。' },
  refused: { en: 'Sign-in was refused on the phone.', zh: '已在手机上取消登录。' },
  expired: { en: 'The code is unknown or has expired.', zh: '二维码不存在或已失效。' },
  unknown: { en: 'This portal did not make this code.', zh: '该二维码不是由本门户生成的。' },
  taken: { en: 'The code has been scanned by somebody else, or answered.', zh: '该二维码已被他人扫描或已处理。' },
  notYours: {
    en: 'The code was scanned by somebody else, or has already been answered.',
    zh: '该二维码已被他人扫描或已处理。',
  },
} as const satisfies Record<string, Text>;

/** Creates a code for the device that will show it; only its hash is stored. */
export async function makeQrCode(auth: AuthContext, device: Device): Promise<string> {
  await limitCalls(auth, RATE_RULES.qrCreate, device.ip);
  const code = newSecret();
  const now = auth.now();
  await auth.database.host
    .insertInto('qr_codes')
    .values({
      code_hash: sha256(code),
      device_id: device.id,
      browser_info: deviceWords(device),
      ip: device.ip,
      creation_time: now,
      expiration_time: after(now, QR_LIFE_SECONDS),
    })
    .execute();
  return code;
}

function findLiving(auth: AuthContext, db: AtriumDatabase['host'], code: string) {
  return db
    .selectFrom('qr_codes as code')
    .leftJoin('accounts as account', 'account.id', 'code.account_id')
    .leftJoin('sessions as phone', 'phone.id', 'code.session_id')
    .select([
      'code.state',
      'code.device_id',
      'code.browser_info',
      'code.ip',
      'code.account_id',
      'account.name',
      'account.user_name',
      'account.is_active',
      'account.security_stamp',
      'phone.ended_time as phone_ended',
    ])
    .where('code.code_hash', '=', sha256(code))
    .where('code.expiration_time', '>', auth.now())
    .where('code.redeemed_time', 'is', null)
    .executeTakeFirst();
}

/** The state of a code for its own device, and who granted it; to any other device the code is unknown. */
export async function qrStateOf(
  auth: AuthContext,
  code: string,
  device: Device,
): Promise<{ state: number; name: string | null }> {
  const row = await findLiving(auth, auth.database.host, code);
  if (!row || row.device_id !== device.id) return { state: QR_STATE.expired, name: null };
  // An unknown code must not create a counter either.
  await limitCalls(auth, RATE_RULES.qrPoll, code);
  return { state: row.state, name: row.state === QR_STATE.granted ? row.name : null };
}

const gone = (why: 'expired' | 'unknown' | 'taken') => new ApiError(404, TEXTS[why], { code: CODE_REFUSALS[why] });

/**
 * Records that the phone has scanned the code: from now on only this account can answer it, and may scan it again.
 * Throws 404 for a code that has expired, was never created, belongs to another account or has been answered.
 */
export async function scanQr(
  auth: AuthContext,
  code: string,
  accountId: string,
): Promise<{ browserInfo: string | null; ip: string | null; expiresIn: number }> {
  const now = auth.now();
  const { host } = auth.database;
  const row = await host
    .updateTable('qr_codes')
    .set({ state: QR_STATE.scanned, account_id: accountId })
    .where('code_hash', '=', sha256(code))
    .where('expiration_time', '>', now)
    .where((eb) =>
      eb.or([
        eb('state', '=', QR_STATE.waiting),
        eb.and([eb('state', '=', QR_STATE.scanned), eb('account_id', '=', accountId)]),
      ]),
    )
    .returning(['browser_info', 'ip', 'expiration_time'])
    .executeTakeFirst();
  if (row) {
    const expiresIn = Math.floor((row.expiration_time.getTime() - now.getTime()) / 1000);
    return { browserInfo: row.browser_info, ip: row.ip, expiresIn };
  }
  const known = await host
    .selectFrom('qr_codes')
    .select('expiration_time')
    .where('code_hash', '=', sha256(code))
    .executeTakeFirst();
  if (!known) throw gone('unknown');
  throw gone(known.expiration_time > now ? 'taken' : 'expired');
}

/**
 * Records that the phone grants or refuses; a grant is valid no longer than the phone's own sign-in. Throws 403 unless
 * this account has scanned the code and not answered yet.
 */
export async function answerQr(
  auth: AuthContext,
  code: string,
  { accountId, hostSessionId }: Pick<Session, 'accountId'> & { readonly hostSessionId: string | null },
  isGranted: boolean,
  device: Device,
): Promise<void> {
  await auth.database.inHost(async (db) => {
    const row = await db
      .updateTable('qr_codes')
      .set({ state: isGranted ? QR_STATE.granted : QR_STATE.refused, session_id: hostSessionId })
      .where('code_hash', '=', sha256(code))
      .where('expiration_time', '>', auth.now())
      .where('state', '=', QR_STATE.scanned)
      .where('account_id', '=', accountId)
      .returning('state')
      .executeTakeFirst();
    if (!row) throw businessError(ERROR_CODES.qrNotYours, TEXTS.notYours);
    const action = isGranted ? 'QrCodeGranted' : 'QrCodeRefused';
    await logSecurity(auth, device, { identity: 'Account', action, accountId }, db);
  });
}

/** The account that granted a code; works once. Throws the errors of RFC 8628 in OAuth's shape. */
export async function redeemQr(auth: AuthContext, code: string, attempt: SignInAttempt): Promise<SigningInAccount> {
  const expired = () => new OAuthFailure('expired_token', attempt.say(TEXTS.expired));
  if (!(await findLiving(auth, auth.database.host, code))) throw expired();
  await limitCalls(auth, RATE_RULES.qrPoll, code);
  return auth.database.inHost(async (db) => {
    const row = await findLiving(auth, db, code);
    if (!row || row.device_id !== attempt.device.id || row.phone_ended) throw expired();
    if (row.state === QR_STATE.refused) throw new OAuthFailure('access_denied', attempt.say(TEXTS.refused));
    if (row.state !== QR_STATE.granted) throw new OAuthFailure('authorization_pending', attempt.say(TEXTS.pending));
    const taken = await db
      .updateTable('qr_codes')
      .set({ redeemed_time: auth.now() })
      .where('code_hash', '=', sha256(code))
      .where('redeemed_time', 'is', null)
      .executeTakeFirst();
    const { account_id: id, user_name, security_stamp, is_active } = row;
    if (taken.numUpdatedRows === 0n || !id || !user_name || !security_stamp || !is_active) {
      throw expired();
    }
    return { id, user_name, security_stamp };
  });
}
