import type * as z from 'zod/mini';
import type { openTenant as openTenantCall } from '../../../../contract/tenants.ts';
import type { Db } from '../../db/database.ts';
import { invalidField } from '../../errors/apiError.ts';
import { personPinyin, unitPinyin } from '../organisation/pinyin.ts';
import { APPLICATION_POLICIES, FIRST_ROLE_POLICIES, POLICIES } from '../policies.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session.ts';
import { hostActing, recordAct } from './acts.ts';
import { demandEndDay } from './changeTenant.ts';
import { editionColumns } from './editions.ts';
import { bindTo, tellCompany } from './tenantNotices.ts';

type Input = z.output<typeof openTenantCall.body>;
const ADMINISTRATOR_POLICIES = [
  POLICIES.allApplications,
  POLICIES.companyPortal,
  POLICIES.workbench,
  POLICIES.manageBackstage,
  POLICIES.hostConsole,
  ...APPLICATION_POLICIES,
];

/** The active account with this phone number. */
function accountOf(db: Db, phone: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'english_name', 'phone'])
    .where('phone', '=', phone)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** The name of the active account with this phone number; null if there is none. */
export async function findAdministrator(db: Db, phone: string): Promise<string | null> {
  return (await accountOf(db, phone))?.name ?? null;
}

/**
 * Creates a company: its row, its root unit, and its first user, who may do everything in it. Throws 400 for a name
 * that is taken, a date that does not exist, or a phone number without an account.
 */
export async function openTenant(
  { db, services, session }: { readonly db: Db; readonly services: Services; readonly session: Session },
  input: Input,
): Promise<{ id: string; administratorName: string }> {
  demandEndDay(input.expireDate);
  const account = await accountOf(db, input.administratorPhone);
  if (!account) {
    throw invalidField('administratorPhone', { en: 'No account has this phone number.', zh: '该手机号未注册账号。' });
  }
  const tenant = await db
    .insertInto('tenants')
    .values({
      name: input.name,
      display_name: input.displayName,
      english_name: input.englishName ?? null,
      ...(await editionColumns(db, input.editionCode ?? null)),
      expire_date: input.expireDate ?? null,
      user_limit: input.userLimit ?? null,
      creation_time: services.now(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!tenant) throw invalidField('name', { en: 'This name is taken.', zh: '该名称已被使用。' });
  await bindTo(db, tenant.id);
  const unit = await db
    .insertInto('organization_units')
    .values({
      tenant_id: tenant.id,
      code: '00001',
      display_name: input.displayName,
      english_name: input.englishName ?? null,
      pinyin: unitPinyin(input.displayName),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('tenants').set({ root_unit_id: unit.id }).where('id', '=', tenant.id).execute();
  const user = await db
    .insertInto('tenant_users')
    .values({
      tenant_id: tenant.id,
      account_id: account.id,
      name: account.name,
      english_name: account.english_name,
      pinyin: personPinyin(account.name),
      organization_unit_id: unit.id,
      phone: account.phone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { tenant_id: tenant.id, user_id: user.id };
  await db
    .insertInto('tenant_role_policies')
    .values(FIRST_ROLE_POLICIES.map((row) => ({ tenant_id: tenant.id, ...row })))
    .execute();
  await db
    .insertInto('tenant_user_policies')
    .values(ADMINISTRATOR_POLICIES.map((policy) => ({ ...own, policy })))
    .execute();
  await db
    .insertInto('tenant_user_roles')
    .values({ ...own, role: 'admin' })
    .execute();
  await recordAct(hostActing(db, services, session), 'tenantOpened', input.displayName);
  await tellCompany(db, services, tenant.id, 'tenantCreated', '组织已创建');
  return { id: tenant.id, administratorName: account.name };
}
