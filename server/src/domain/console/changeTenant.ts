import type * as z from 'zod/mini';
import type { ConsoleAct } from '../../../../contract/acts.ts';
import { isEndDay } from '../../../../contract/rules/days.ts';
import type { updateTenant as updateTenantCall } from '../../../../contract/tenants.ts';
import type { Db } from '../../db/database.ts';
import { changedMeanwhile, invalidField, notFound } from '../../errors/apiError.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { hostActing, recordAct } from './acts.ts';
import { editionColumns } from './editions.ts';
import { countPlaces } from './places.ts';
import { type TenantEvent, tellCompany } from './tenantNotices.ts';
import { lockTenant } from './tenants.ts';

/** Who changes a company, in the owner's transaction. */
interface Operator {
  readonly db: Db;
  readonly services: Services;
  readonly session: Session;
}

/** Throws 400 for a last day that does not exist, or that nobody can mean. */
export function demandEndDay(expireDate: string | null | undefined): void {
  if (expireDate && !isEndDay(expireDate)) {
    throw invalidField('expireDate', {
      en: 'This is not a date from 2000 to 2199.',
      zh: '请输入 2000 年至 2199 年的有效日期。',
    });
  }
}

/** Locks the row if it is still as the caller knows it. Throws 404, and 412 if somebody else has changed it since. */
async function lockKnown(db: Db, id: string, stamp: string | undefined) {
  const tenant = await lockTenant(db, id);
  if (!tenant) throw notFound();
  if (stamp !== undefined && stamp !== tenant.concurrency_stamp) {
    throw changedMeanwhile({
      en: 'Somebody else has changed this company. Look at it again.',
      zh: '该公司刚被他人修改，请查看最新内容后重试。',
    });
  }
  return tenant;
}

type Change = z.output<typeof updateTenantCall.body>;

async function demandRoom(db: Db, tenantId: string, userLimit: number | null): Promise<void> {
  if (userLimit === null) return;
  const count = await countPlaces({ db, tenantId });
  if (count <= userLimit) return;
  throw invalidField('userLimit', {
    en: `The company has ${count} active users.`,
    zh: `该公司已有 ${count} 名在用用户。`,
  });
}

/**
 * Changes edition, last day and users of a company; notifies its administrators of the differences. Throws 400 and 404.
 */
export async function updateTenant({ db, services, session }: Operator, id: string, change: Change): Promise<void> {
  demandEndDay(change.expireDate);
  const expireDate = change.expireDate ?? null;
  const userLimit = change.userLimit ?? null;
  const before = await lockKnown(db, id, change.concurrencyStamp);
  await demandRoom(db, before.id, userLimit);
  const edition = await editionColumns(db, change.editionCode ?? null);
  const remarks = [
    edition.edition_code !== before.edition_code && `版本改为${edition.edition_name ?? '未指定'}`,
    expireDate !== before.expire_date && `有效期改为${expireDate ?? '不限'}`,
    userLimit !== before.user_limit && `用户数改为${userLimit ?? '不限'}`,
  ].filter((remark) => remark !== false);
  if (remarks.length === 0) return;
  await db
    .updateTable('tenants')
    .set((eb) => ({
      // If only the name of the edition is known, nobody has removed the edition.
      ...(edition.edition_code === before.edition_code ? {} : edition),
      expire_date: expireDate,
      user_limit: userLimit,
      concurrency_stamp: eb.cast<string>(eb.fn('gen_random_uuid'), 'text'),
    }))
    .where('id', '=', before.id)
    .execute();
  await recordAct(hostActing(db, services, session), 'tenantChanged', before.display_name);
  await tellCompany(db, services, before.id, 'tenantChanged', remarks.join('，'));
}

interface State {
  readonly is_active: boolean;
  readonly is_locked: boolean;
}
const works = (state: State): boolean => state.is_active && !state.is_locked;

/** The name of a change of state in the list of acts, and what the company's people are told. */
function meaningOf(before: State, after: State): { act: ConsoleAct; told?: readonly [TenantEvent, string] } | null {
  const restored = ['tenantRestored', '服务已恢复'] as const;
  if (after.is_locked && !before.is_locked) return { act: 'tenantLocked', told: ['forcedShutdown', '服务被强制停用'] };
  if (!after.is_active && before.is_active) return { act: 'tenantStopped', told: ['tenantStopped', '服务已停用'] };
  const again = works(after) ? { told: restored } : {};
  if (!after.is_locked && before.is_locked) return { act: 'tenantUnlocked', ...again };
  if (after.is_active && !before.is_active) return { act: 'tenantRestored', ...again };
  return null;
}

/**
 * Stops, locks or restores a company, and notifies its administrators. Throws 404. Resolves with whether its people are
 * now shut out.
 */
export async function setTenantState(
  { db, services, session }: Operator,
  id: string,
  change: { isActive?: boolean | undefined; isLocked?: boolean | undefined; concurrencyStamp?: string | undefined },
): Promise<{ isShut: boolean }> {
  const before = await lockKnown(db, id, change.concurrencyStamp);
  const after = { is_active: change.isActive ?? before.is_active, is_locked: change.isLocked ?? before.is_locked };
  const meaning = meaningOf(before, after);
  if (!meaning) return { isShut: false };
  await db
    .updateTable('tenants')
    .set((eb) => ({ ...after, concurrency_stamp: eb.cast<string>(eb.fn('gen_random_uuid'), 'text') }))
    .where('id', '=', before.id)
    .execute();
  await recordAct(hostActing(db, services, session), meaning.act, before.display_name);
  if (meaning.told) await tellCompany(db, services, before.id, ...meaning.told);
  return { isShut: works(before) && !works(after) };
}
