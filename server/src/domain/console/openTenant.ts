import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { openTenant as openTenantCall } from '../../../../contract/consoleHost.ts';
import type { Db } from '../../db/database.ts';
import { invalidField, notFound } from '../../errors/apiError.ts';
import { raiseNotifications } from '../notifications/raise.ts';
import { APPLICATION_POLICIES, POLICIES } from '../policies.ts';
import type { Services } from '../services.ts';
import { isWallClock } from '../wallClock.ts';
import { tenantWork } from '../work.ts';
import { lockTenant } from './tenants.ts';

type Input = z.output<typeof openTenantCall.body>;
type TenantEvent = 'tenantCreated' | 'tenantStopped' | 'forcedShutdown' | 'tenantRestored';

const names: Readonly<Record<TenantEvent, readonly [display: string, ending: string]>> = {
  tenantCreated: ['租户创建', '组织已创建'],
  tenantStopped: ['租户停用', '服务已停用'],
  forcedShutdown: ['强制停用', '服务被强制停用'],
  tenantRestored: ['租户恢复', '服务已恢复'],
};
const ADMINISTRATOR_POLICIES = [
  POLICIES.allApplications,
  POLICIES.companyPortal,
  POLICIES.workbench,
  POLICIES.manageBackstage,
  POLICIES.hostConsole,
  ...APPLICATION_POLICIES,
];

/** Binds the rest of an owner's transaction to a company: forced row-level security applies to the owner too. */
async function bindTo(db: Db, tenantId: string): Promise<void> {
  await sql`select set_config('atrium.tenant_id', ${tenantId}, true)`.execute(db);
}

/** Notifies those who manage a company of what happened to it (module Basic). */
async function announce(db: Db, services: Services, tenantId: string, event: TenantEvent): Promise<void> {
  await bindTo(db, tenantId);
  const tenant = await lockTenant(db, tenantId);
  const managers = await db
    .selectFrom('tenant_user_policies')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('policy', '=', POLICIES.hostConsole)
    .execute();
  const [displayName, ending] = names[event];
  const work = await tenantWork(db, services, tenantId);
  await raiseNotifications(
    work,
    managers.map((row) => row.user_id),
    {
      moduleName: 'Basic',
      notificationName: event,
      displayName,
      title: `${tenant?.display_name}：${ending}`,
      app: {
        businessId: tenantId,
        organization: tenant?.display_name,
        edition: tenant?.edition_name,
        tenant: tenant?.name,
        startDate: work.wall.slice(0, 10),
        expireDate: tenant?.expire_date,
        remark: ending,
      },
    },
  );
}

/**
 * Opens a company: its row, its root unit, and its first user, who may do everything in it. Throws 400 for a name that
 * is taken, a date that does not exist, or a phone number without an account.
 */
export async function openTenant(db: Db, services: Services, input: Input): Promise<string> {
  if (input.expireDate && !isWallClock(`${input.expireDate}T00:00:00`)) {
    throw invalidField('expireDate', { en: 'This is not a date.', zh: '日期无效。' });
  }
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'english_name', 'phone'])
    .where('phone', '=', input.administratorPhone)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!account) {
    throw invalidField('administratorPhone', { en: 'No account has this phone number.', zh: '该手机号未注册账号。' });
  }
  const tenant = await db
    .insertInto('tenants')
    .values({
      name: input.name,
      display_name: input.displayName,
      english_name: input.englishName ?? null,
      edition_name: input.editionName ?? null,
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
      organization_unit_id: unit.id,
      phone: account.phone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { tenant_id: tenant.id, user_id: user.id };
  await db
    .insertInto('tenant_user_policies')
    .values(ADMINISTRATOR_POLICIES.map((policy) => ({ ...own, policy })))
    .execute();
  await db
    .insertInto('tenant_user_roles')
    .values({ ...own, role: 'admin' })
    .execute();
  await announce(db, services, tenant.id, 'tenantCreated');
  return tenant.id;
}

/** Stops, locks or restores a company and notifies those who manage it. Throws 404. */
export async function setTenantState(
  db: Db,
  services: Services,
  id: string,
  change: { isActive?: boolean | undefined; isLocked?: boolean | undefined },
): Promise<void> {
  const before = await lockTenant(db, id);
  if (!before) throw notFound();
  const after = { is_active: change.isActive ?? before.is_active, is_locked: change.isLocked ?? before.is_locked };
  await db.updateTable('tenants').set(after).where('id', '=', before.id).execute();
  const works = (state: typeof after): boolean => state.is_active && !state.is_locked;
  if (after.is_locked && !before.is_locked) await announce(db, services, before.id, 'forcedShutdown');
  else if (!after.is_active && before.is_active) await announce(db, services, before.id, 'tenantStopped');
  else if (works(after) && !works(before)) await announce(db, services, before.id, 'tenantRestored');
}
