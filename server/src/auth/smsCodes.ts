import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { SmsPurpose } from '../../../contract/account.ts';
import type { AtriumDatabase } from '../db/database.ts';
import { businessError } from '../errors/apiError.ts';
import { ERROR_CODES } from '../errors/codes.ts';
import type { Language, Text } from '../errors/text.ts';
import { accountOf } from './accountOf.ts';
import { type AuthContext, after } from './context.ts';
import type { Device } from './device.ts';
import { limitCalls, RATE_RULES } from './rateLimit.ts';
import { newSecret, sameSecret, sha256 } from './secrets.ts';
import { logSecurity } from './securityLog.ts';
import { AUTH_TEXTS } from './texts.ts';

export const CODE_LIFE_SECONDS = 300;
export const RESEND_SECONDS = RATE_RULES.smsInterval.windowSeconds;
const TICKET_LIFE_SECONDS = 600;
const MAX_ATTEMPTS = 5;
/** The purposes open to people without an account, or without this number on it. */
const WITHOUT_ACCOUNT: ReadonlySet<SmsPurpose> = new Set(['register', 'changePhone', 'supplier']);
/** How a ticket is stored: as a code for a purpose that cannot be requested. */
const TICKET = 'resetTicket';

/** Stores the hash of a secret issued for a purpose. */
async function keep(
  db: AtriumDatabase['host'],
  { phone, purpose, hash }: { phone: string; purpose: string; hash: string },
  device: Device,
  now: Date,
  lifeSeconds: number,
): Promise<void> {
  const times = { creation_time: now, expiration_time: after(now, lifeSeconds) };
  await db
    .insertInto('sms_codes')
    .values({ phone, purpose, code_hash: hash, device_id: device.id, ...times })
    .execute();
}

/** The purpose of a requested code, and the language of its message. */
interface AskedCode {
  readonly phone: string;
  readonly purpose: SmsPurpose;
  readonly language: Language;
}

const messageOf = (code: string): Text => ({
  zh: `【Atrium】验证码 ${code}，5 分钟内有效，请勿告知他人。`,
  en: `【Atrium】Your code is ${code}. It is valid for 5 minutes. Do not share it with anyone.`,
});

/**
 * Sends a code for one purpose to a number, unless the purpose needs an account and none has this number; the answer is
 * the same either way. An earlier code for that purpose and device becomes invalid. Throws ApiError 429.
 */
export async function sendCode(
  auth: AuthContext,
  { phone, purpose, language }: AskedCode,
  device: Device,
): Promise<void> {
  await limitCalls(auth, RATE_RULES.smsAddress, device.ip);
  await limitCalls(auth, RATE_RULES.smsInterval, `${phone} ${purpose}`);
  await limitCalls(auth, RATE_RULES.smsPhone, phone);
  const needsAccount = !WITHOUT_ACCOUNT.has(purpose);
  if (needsAccount && !(await accountOf(auth, phone))) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = auth.now();
  await auth.database.inHost(async (db) => {
    await db
      .updateTable('sms_codes')
      .set({ used_time: now })
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      // Otherwise anybody who knows a number could invalidate its owner's codes.
      .where('device_id', device.id === null ? 'is' : '=', device.id)
      .where('used_time', 'is', null)
      .execute();
    const hash = sha256(`${phone} ${purpose} ${code}`);
    await keep(db, { phone, purpose, hash }, device, now, CODE_LIFE_SECONDS);
  });
  // Not awaited: the gateway's response time must not reveal whether there was anything to send.
  void auth.sendSms(phone, messageOf(code)[language]).catch(auth.onBackgroundError);
}

/** A code that somebody has entered, and its purpose. */
export interface GivenCode {
  readonly phone: string;
  readonly purpose: SmsPurpose;
  readonly code: string;
  /** Who is signed in, if the number is not theirs yet. */
  readonly accountId?: string;
}

async function isRight(
  auth: AuthContext,
  { phone, purpose, code }: GivenCode,
  device: Device,
  useUp: boolean,
): Promise<boolean> {
  return auth.database.inHost(async (db) => {
    const row = await db
      .selectFrom('sms_codes')
      .select(['id', 'code_hash', 'attempts'])
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      // Attempts from other devices do not count against this device's code: they could not be right.
      .where('device_id', device.id === null ? 'is' : '=', device.id)
      .where('used_time', 'is', null)
      .where('expiration_time', '>', auth.now())
      .orderBy('creation_time', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.attempts >= MAX_ATTEMPTS) return false;
    const right = sameSecret(sha256(`${phone} ${purpose} ${code}`), row.code_hash);
    if (right && !useUp) return true;
    await db
      .updateTable('sms_codes')
      .set(right ? { used_time: auth.now() } : { attempts: sql<number>`attempts + 1` })
      .where('id', '=', row.id)
      .execute();
    return right;
  });
}

/**
 * Whether this is the valid code for number, purpose and device. A wrong one counts as an attempt and is logged; after
 * five the code is invalid. A correct one is used up if `useUp`.
 */
export async function checkCode(auth: AuthContext, given: GivenCode, device: Device, useUp: boolean): Promise<boolean> {
  await limitCalls(auth, RATE_RULES.codeAddress, device.ip);
  const right = await isRight(auth, given, device, useUp);
  if (right) return true;
  const { phone, purpose } = given;
  const owner = WITHOUT_ACCOUNT.has(purpose) ? undefined : await accountOf(auth, phone);
  await logSecurity(auth, device, {
    identity: 'Account',
    action: 'CodeFailed',
    accountId: given.accountId ?? owner?.id,
  });
  return false;
}

/** Uses up a code, or only checks it. Throws 403 with the reason if it is wrong. */
export async function demandCode(auth: AuthContext, given: GivenCode, device: Device, useUp = true): Promise<void> {
  if (!(await checkCode(auth, given, device, useUp))) throw businessError(ERROR_CODES.wrongCode, AUTH_TEXTS.wrongCode);
}

/** Exchanges a code for a secret that allows one new password for the account with its number. Throws 403. */
export async function exchangeCode(auth: AuthContext, given: GivenCode, device: Device): Promise<string> {
  await demandCode(auth, given, device);
  const ticket = newSecret();
  const kept = { phone: given.phone, purpose: TICKET, hash: sha256(ticket) };
  await keep(auth.database.host, kept, device, auth.now(), TICKET_LIFE_SECONDS);
  return ticket;
}

/** The number of a ticket that this device may use; undefined for any other text. */
export async function resetTicketOf(auth: AuthContext, ticket: string, device: Device): Promise<string | undefined> {
  await limitCalls(auth, RATE_RULES.codeAddress, device.ip);
  const row = await auth.database.host
    .selectFrom('sms_codes')
    .select('phone')
    .where('purpose', '=', TICKET)
    .where('code_hash', '=', sha256(ticket))
    .where('device_id', device.id === null ? 'is' : '=', device.id)
    .where('used_time', 'is', null)
    .where('expiration_time', '>', auth.now())
    .executeTakeFirst();
  return row?.phone;
}

/** Uses up such a ticket. False if it has been used in the meantime. */
export async function takeResetTicket(auth: AuthContext, ticket: string): Promise<boolean> {
  const used = await auth.database.host
    .updateTable('sms_codes')
    .set({ used_time: auth.now() })
    .where('purpose', '=', TICKET)
    .where('code_hash', '=', sha256(ticket))
    .where('used_time', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}
