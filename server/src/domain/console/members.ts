import { sql } from 'kysely';
import type { MemberDetail } from '../../../../contract/members.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { isRowId, rowId } from '../ids.ts';
import { maskPhone } from '../mask.ts';
import { personPinyin } from '../organisation/pinyin.ts';
import { stampOf } from '../stamp.ts';
import { wallClockOf } from '../wallClock.ts';
import type { TenantWork, UserWork } from '../work.ts';
import { recordAct } from './acts.ts';
import { lockCompany } from './administrators.ts';

/** Omitted fields stay as they are; null clears. */
export interface MemberChange {
  readonly name?: string | undefined;
  readonly englishName?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly employeeNumber?: string | null | undefined;
  readonly organizationUnitId?: string | undefined;
  /** Refers to the unit they are in after the change. */
  readonly isLeader?: boolean | undefined;
}

/** A unit of the company, locked against removal. Throws 400 for any other. */
export async function demandUnit(work: UserWork, id: string): Promise<{ id: string; name: string }> {
  const unit = isRowId(id)
    ? await work.db
        .selectFrom('organization_units')
        .select(['id', 'display_name as name'])
        .where('tenant_id', '=', work.tenantId)
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!unit) throw invalidField('organizationUnitId', { en: 'There is no such department.', zh: '部门不存在。' });
  return unit;
}

/**
 * Employee numbers that differ only in case are the same: nobody can tell `ax-0012` from `AX-0012` on a list or by ear.
 */
export const numberKey = (number: string): string => number.toLowerCase();

/** Somebody who has an employee number, or will get it. */
export interface NumberOwner {
  /** The member's id, or the invitation's. */
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly number: string;
  readonly isMember: boolean;
}

/**
 * The owners of these employee numbers, given by `numberKey`: members first, then people whose invitation is still
 * valid.
 */
export async function ownersOfNumbers(work: TenantWork, keys: readonly string[]): Promise<readonly NumberOwner[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<NumberOwner>`
    select id, name, phone, employee_number as number, true as "isMember" from tenant_users
      where tenant_id = ${work.tenantId} and lower(employee_number) = any(${keys}::text[])
    union all
    select id, name, phone, employee_number, false from invitations
      where tenant_id = ${work.tenantId} and state = 'open' and expiration_time > ${work.instant}
        and lower(employee_number) = any(${keys}::text[])
    order by "isMember" desc, name, id`.execute(work.db);
  return rows;
}

/** Whether a member has this employee number. */
export async function isMembersNumber(work: TenantWork, number: string | null): Promise<boolean> {
  return number !== null && (await ownersOfNumbers(work, [numberKey(number)])).some(({ isMember }) => isMember);
}

/** Throws 400 for an employee number that somebody else in the company has, or was invited with. */
export async function demandFreeNumber(
  work: TenantWork,
  number: string | null | undefined,
  except?: string,
): Promise<void> {
  if (!number) return;
  const other = (await ownersOfNumbers(work, [numberKey(number)])).find(({ id }) => id !== except);
  if (!other) return;
  throw invalidField('employeeNumber', {
    en: `${other.name} has this employee number.`,
    zh: `该工号已属于${other.name}。`,
  });
}

/** One person of the company; 404 if there is none. */
export async function readMember(work: UserWork, id: string): Promise<MemberDetail> {
  const row = await work.db
    .selectFrom('tenant_users as user')
    .leftJoin('organization_units as unit', 'unit.id', 'user.organization_unit_id')
    .selectAll('user')
    .select(['unit.display_name as unit_name', 'unit.leader_id'])
    .where('user.tenant_id', '=', work.tenantId)
    .where('user.id', '=', rowId(id))
    .executeTakeFirst();
  if (!row) throw notFound();
  const roles = await work.db
    .selectFrom('tenant_user_roles')
    .select('role')
    .where('tenant_id', '=', work.tenantId)
    .where('user_id', '=', row.id)
    .orderBy('role')
    .execute();
  const isLeader = row.leader_id === row.id;
  const { name, english_name, job_title, employee_number, organization_unit_id } = row;
  return {
    id: row.id,
    name: row.name,
    englishName: row.english_name,
    hostId: row.account_id,
    organizationUnitId: row.organization_unit_id,
    organizationUnitName: row.unit_name,
    jobTitle: row.job_title,
    employeeNumber: row.employee_number,
    phoneNumber: maskPhone(row.phone),
    isActive: row.is_active,
    isLeader,
    roles: roles.map(({ role }) => role),
    creationTime: wallClockOf(row.creation_time, work.zone),
    concurrencyStamp: stampOf([name, english_name, job_title, employee_number, organization_unit_id, isLeader]),
  };
}

/** Makes somebody the leader of their unit, or removes them as its leader. */
async function setLeader(work: UserWork, unitId: string, userId: string, isLeader: boolean): Promise<void> {
  const units = work.db
    .updateTable('organization_units')
    .set({ leader_id: isLeader ? userId : null })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', unitId);
  await (isLeader ? units : units.where('leader_id', '=', userId)).execute();
}

/** Changes a person's place in the company. Throws 404, 400 for an unknown unit or a number that somebody else has. */
export async function updateMember(work: UserWork, id: string, change: MemberChange): Promise<void> {
  const userId = rowId(id);
  // Somebody else may be giving the same number, or inviting with it.
  if (change.employeeNumber) await lockCompany(work);
  const before = await work.db
    .selectFrom('tenant_users')
    .select(['name', 'organization_unit_id as unitId'])
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  await demandFreeNumber(work, change.employeeNumber, userId);
  const unit = change.organizationUnitId === undefined ? undefined : await demandUnit(work, change.organizationUnitId);
  const after = await work.db
    .updateTable('tenant_users')
    // `tenant_id` is set to itself, so that a change without fields is still a valid statement.
    .set({
      tenant_id: work.tenantId,
      ...(change.name === undefined ? {} : { name: change.name, pinyin: personPinyin(change.name) }),
      ...(change.englishName === undefined ? {} : { english_name: change.englishName || null }),
      ...(change.jobTitle === undefined ? {} : { job_title: change.jobTitle || null }),
      ...(change.employeeNumber === undefined ? {} : { employee_number: change.employeeNumber || null }),
      ...(unit === undefined ? {} : { organization_unit_id: unit.id }),
    })
    .where('tenant_id', '=', work.tenantId)
    .where('id', '=', userId)
    .returning(['name', 'organization_unit_id as unitId'])
    .executeTakeFirstOrThrow();
  // A leader who moves to another unit no longer leads the one they leave.
  if (before.unitId && before.unitId !== after.unitId) await setLeader(work, before.unitId, userId, false);
  if (change.isLeader !== undefined && after.unitId) await setLeader(work, after.unitId, userId, change.isLeader);
  await recordAct(work, 'memberChanged', after.name);
}
