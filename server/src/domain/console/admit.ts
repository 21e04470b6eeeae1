import { sql } from 'kysely';
import { batchesOf } from '../../db/batches.ts';
import { businessError, invalidField } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';
import { raiseNotifications } from '../notifications/raise.ts';
import { personPinyin } from '../organisation/pinyin.ts';
import type { TextMessage } from '../services.ts';
import type { TenantWork } from '../work.ts';
import type { Edition } from './administrators.ts';
import { warnOfPlaces } from './places.ts';

/** The initial role of everybody who joins a company. */
const FIRST_ROLE = 'staff';

/** Somebody who is to join the company. */
export interface Newcomer {
  readonly phone: string;
  readonly name: string;
  readonly englishName: string | null;
  readonly jobTitle: string | null;
  readonly employeeNumber: string | null;
  readonly unitId: string;
}

/** The message to somebody whom an administrator has made a member. */
export function welcomeText({ display_name: company }: Edition, phone: string): TextMessage {
  return { phone, text: `【Atrium】您已被添加为${company}的成员，登录后即可进入。` };
}

/** The active account of a phone number, the inactive one (`false`), or none. */
export async function accountsByPhone(
  work: TenantWork,
  phones: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly isActive: boolean }>> {
  const { rows } = await sql<{ id: string; phone: string; is_active: boolean }>`
    select * from accounts_by_phone(${phones})`.execute(work.db);
  return new Map(rows.map(({ id, phone, is_active }) => [phone, { id, isActive: is_active }]));
}

/** Those of these accounts and numbers that are already in the company. */
export async function membersAmong(
  work: TenantWork,
  accountIds: readonly string[],
  phones: readonly string[],
): Promise<{ readonly accounts: ReadonlySet<string>; readonly phones: ReadonlySet<string> }> {
  const { rows } = await sql<{ account_id: string; phone: string | null }>`
    select account_id, phone from tenant_users where tenant_id = ${work.tenantId}
      and (account_id = any(${accountIds}::uuid[]) or phone = any(${phones}::text[]))`.execute(work.db);
  return {
    accounts: new Set(rows.map((row) => row.account_id)),
    phones: new Set(rows.flatMap(({ phone }) => phone ?? [])),
  };
}

/** Throws 400 for a phone number that a member of the company has, or whose account is a member. */
export async function demandStranger(work: TenantWork, phone: string, accountId: string | undefined): Promise<void> {
  const known = await membersAmong(work, accountId === undefined ? [] : [accountId], [phone]);
  if (known.phones.size + known.accounts.size === 0) return;
  throw invalidField('phoneNumber', {
    en: 'This number belongs to a member of the company.',
    zh: '该手机号已是公司成员。',
  });
}

/**
 * The unit that represents the company itself, to which people without a department belong. Throws 403 if there are no
 * units.
 */
export async function rootOf(work: TenantWork): Promise<string> {
  const root = await work.db
    .selectFrom('organization_units')
    .select('id')
    .where('tenant_id', '=', work.tenantId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (!root) throw businessError(ERROR_CODES.noUnits, { en: 'The company has no departments.', zh: '公司没有部门。' });
  return root.id;
}

/**
 * Makes accounts members of the company, notifies each of them, and warns the administrators if the edition is filling
 * up. Resolves with their user ids. The caller holds `lockCompany` and has counted the places.
 */
export async function admit(
  work: TenantWork,
  edition: Edition,
  people: readonly (Newcomer & { readonly accountId: string })[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const batch of batchesOf(people)) {
    const rows = await work.db
      .insertInto('tenant_users')
      .values(
        batch.map((person) => ({
          tenant_id: work.tenantId,
          account_id: person.accountId,
          name: person.name,
          english_name: person.englishName,
          pinyin: personPinyin(person.name),
          organization_unit_id: person.unitId,
          job_title: person.jobTitle,
          employee_number: person.employeeNumber,
          phone: person.phone,
          creation_time: work.instant,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  await sql`insert into tenant_user_roles (tenant_id, user_id, role)
    select ${work.tenantId}, id, ${FIRST_ROLE} from unnest(${ids}::uuid[]) as id`.execute(work.db);
  await raiseNotifications(work, ids, {
    moduleName: 'Basic',
    notificationName: 'tenantChanged',
    displayName: '加入组织',
    title: `您已加入${edition.display_name}`,
    app: {
      businessId: work.tenantId,
      organization: edition.display_name,
      tenant: edition.name,
      startDate: work.wall.slice(0, 10),
      remark: '管理员已将您添加为成员',
    },
  });
  await warnOfPlaces(work, edition, people.length);
  return ids;
}
