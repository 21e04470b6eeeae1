import type { RealNameRequest } from '../../../../contract/realName.ts';
import type { ReviewReason } from '../../../../contract/review.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../errors/apiError.ts';
import { hostActing, recordAct } from '../console/acts.ts';
import { decided, lookedAtAnother } from '../console/reviewReasons.ts';
import { rowId } from '../ids.ts';
import type { Cut, Page } from '../page.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { toRealName } from './realName.ts';

/** A request as sent, its number masked. */
const toRequest = (row: Parameters<typeof toRealName>[0] & { readonly user_name: string }): RealNameRequest => ({
  id: row.account_id,
  userName: row.user_name,
  ...toRealName(row),
  isNumberKept: row.id_number_sealed !== null,
});

/** One page of the accounts whose real name awaits a decision, oldest request first. */
export async function listRealNames(db: Db, cut: Cut): Promise<Page<RealNameRequest>> {
  const pending = db.selectFrom('real_names as r').where('r.status', '=', 'pending');
  const rows = await pending
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select('a.user_name')
    .orderBy('r.submitted_time')
    .orderBy('r.account_id')
    .limit(cut.maxResultCount)
    .offset(cut.skipCount)
    .execute();
  const { total } = await pending.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { items: rows.map(toRequest), totalCount: Number(total) };
}

/**
 * The pending request of an account, with its full number, or only the mask if it was submitted before numbers were
 * kept for review. Throws 404 if none is pending.
 */
export async function readRealNameRequest(db: Db, services: Services, id: string): Promise<RealNameRequest> {
  const row = await db
    .selectFrom('real_names as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select('a.user_name')
    .where('r.account_id', '=', rowId(id))
    .where('r.status', '=', 'pending')
    .executeTakeFirst();
  if (!row) throw notFound();
  const request = toRequest(row);
  return row.id_number_sealed === null ? request : { ...request, idNumber: services.unseal(row.id_number_sealed) };
}

/** Approves a real name, or refuses it with the given reasons. Throws 403 unless exactly that attempt is pending. */
export async function reviewRealName(
  { db, services, session }: { readonly db: Db; readonly services: Services; readonly session: Session },
  id: string,
  { attempt, reasons }: { readonly attempt: number; readonly reasons: readonly ReviewReason[] },
): Promise<void> {
  const row = await db
    .updateTable('real_names')
    .set({ ...decided(reasons, services.now()), id_number_sealed: null })
    .where('account_id', '=', rowId(id))
    .where('status', '=', 'pending')
    .where('attempt', '=', attempt)
    .returning(['real_name', 'status'])
    .executeTakeFirst();
  if (!row) throw lookedAtAnother();
  const act = row.status === 'verified' ? 'realNameVerified' : 'realNameRefused';
  await recordAct(hostActing(db, services, session), act, row.real_name, String(attempt));
}
