import { createHash } from 'node:crypto';
import type { RealName } from '../../../../contract/consoleHost.ts';
import type { Db } from '../../db/database.ts';
import { businessError, invalidField } from '../../errors/apiError.ts';
import { isWallClock, stampOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';

const NONE: RealName = {
  status: 'none',
  realName: null,
  idNumber: null,
  submittedTime: null,
  reviewedTime: null,
  reason: null,
};
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/** True for an identity number (GB 11643) with an existing date of birth and a correct check character. */
export function isIdNumber(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false;
  const birth = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}T00:00:00`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return isWallClock(birth) && CHECK_CHARACTERS[sum % 11] === text[17];
}

/** The account's real-name authentication; 'none' before it was requested. */
export async function readRealName(db: Db, accountId: string): Promise<RealName> {
  const row = await db.selectFrom('real_names').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (!row) return NONE;
  return {
    status: row.status,
    realName: row.real_name,
    idNumber: row.id_number_masked,
    submittedTime: stampOf(row.submitted_time, DEFAULT_ZONE),
    reviewedTime: stampOf(row.reviewed_time, DEFAULT_ZONE),
    reason: row.reason,
  };
}

/**
 * Requests authentication; stores a mask and a hash of the number. Throws 400 for an invalid number, 403 if an earlier
 * request was not refused.
 */
export async function submitRealName(
  db: Db,
  accountId: string,
  input: { realName: string; idNumber: string },
  now: Date,
): Promise<void> {
  if (!isIdNumber(input.idNumber)) {
    throw invalidField('idNumber', { en: 'This is no identity number.', zh: '身份证号码无效。' });
  }
  const columns = {
    status: 'pending' as const,
    real_name: input.realName,
    id_number_masked: `${input.idNumber.slice(0, 1)}****************${input.idNumber.slice(-1)}`,
    // Bound to the account: there are few enough numbers to try them all against a plain hash.
    id_number_hash: createHash('sha256').update(`${accountId} ${input.idNumber}`).digest('hex'),
    submitted_time: now,
    reviewed_time: null,
    reason: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('real_names')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(columns).where('real_names.status', '=', 'refused'),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    throw businessError('Atrium:AlreadyAuthenticated', {
      en: 'The authentication is pending or verified already.',
      zh: '实名认证正在审核或已通过。',
    });
  }
}
