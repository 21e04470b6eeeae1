import { createHash } from 'node:crypto';
import type { RealName } from '../../../../contract/realName.ts';
import { isIdNumber, isRealName } from '../../../../contract/rules/identity.ts';
import type { Db } from '../../db/database.ts';
import type { RealNamesTable } from '../../db/schema/accounts.ts';
import { businessError, invalidField } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { nothingPending, reasonsIn } from '../console/reviewReasons.ts';
import type { Services } from '../services.ts';
import { wallClockOf, wireTimeOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';

const NONE: RealName = {
  status: 'none',
  realName: null,
  idNumber: null,
  submittedTime: null,
  reviewedTime: null,
  attempt: 0,
  reasons: [],
};

type Row = Omit<RealNamesTable, 'attempt' | 'reasons' | 'submitted_time'> & {
  readonly attempt: number;
  readonly reasons: string;
  readonly submitted_time: Date;
};

/** A row as sent. */
export const toRealName = (row: Row): RealName => ({
  status: row.status,
  realName: row.real_name,
  idNumber: row.id_number_masked,
  submittedTime: wireTimeOf(row.submitted_time, DEFAULT_ZONE),
  reviewedTime: wireTimeOf(row.reviewed_time, DEFAULT_ZONE),
  attempt: row.attempt,
  reasons: reasonsIn(row.reasons),
});

/** The account's real-name authentication; 'none' if it has not been requested. */
export async function readRealName(db: Db, accountId: string): Promise<RealName> {
  const row = await db.selectFrom('real_names').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row ? toRealName(row) : NONE;
}

/**
 * Requests authentication; stores a mask and a hash of the number and, until the request is decided, the sealed number
 * itself. Throws 400 for an invalid name or number, 403 while an earlier request is pending or verified.
 */
export async function submitRealName(
  db: Db,
  services: Services,
  accountId: string,
  input: { realName: string; idNumber: string },
): Promise<void> {
  const now = services.now();
  if (!isRealName(input.realName)) {
    throw invalidField('realName', {
      en: 'This is not a name as it appears on an ID card.',
      zh: '请填写身份证上的姓名，不含数字和符号。',
    });
  }
  if (!isIdNumber(input.idNumber, wallClockOf(now, DEFAULT_ZONE).slice(0, 10))) {
    throw invalidField('idNumber', { en: 'This is not an identity number.', zh: '身份证号码无效。' });
  }
  const columns = {
    status: 'pending' as const,
    real_name: input.realName,
    id_number_masked: `${input.idNumber.slice(0, 1)}****************${input.idNumber.slice(-1)}`,
    id_number_sealed: services.seal(input.idNumber),
    // Salted with the account id: there are few enough numbers to brute-force a plain hash.
    id_number_hash: createHash('sha256').update(`${accountId} ${input.idNumber}`).digest('hex'),
    submitted_time: now,
    reviewed_time: null,
    reasons: '[]',
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('real_names')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((eb) => ({ ...columns, attempt: eb('real_names.attempt', '+', 1) }))
        .where('real_names.status', 'in', ['none', 'refused']),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) {
    throw businessError(ERROR_CODES.alreadyAuthenticated, {
      en: 'The authentication is already pending or verified.',
      zh: '实名认证正在审核或已通过。',
    });
  }
}

/** Withdraws the pending request; keeps the name that was entered. Throws 403 if nothing is pending. */
export async function withdrawRealName(db: Db, accountId: string): Promise<void> {
  const row = await db
    .updateTable('real_names')
    .set({ status: 'none', id_number_sealed: null })
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .returning('account_id')
    .executeTakeFirst();
  if (!row) throw nothingPending();
}
