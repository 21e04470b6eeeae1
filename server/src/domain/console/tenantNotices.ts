import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { raiseNotifications } from '../notifications/raise.ts';
import type { Services } from '../services.ts';
import { type TenantWork, tenantWork } from '../work.ts';
import { administratorsOf } from './administrators.ts';

/** Notification types of module Basic about a company itself, with the titles of their cards. */
const names = {
  tenantCreated: '租户创建',
  tenantChanged: '租户变更',
  tenantStopped: '租户停用',
  forcedShutdown: '强制停用',
  tenantRestored: '租户恢复',
  expiryReminder: '到期提醒',
} as const;
export type TenantEvent = keyof typeof names;

/** Binds the rest of an owner's transaction to a company: forced row-level security applies to the owner too. */
export async function bindTo(db: Db, tenantId: string): Promise<void> {
  await sql`select set_config('atrium.tenant_id', ${tenantId}, true)`.execute(db);
}

/** Notifies a company's administrators of what happened to it, in its own transaction. */
export async function tellAdministrators(work: TenantWork, event: TenantEvent, remark: string): Promise<void> {
  const tenant = await work.db
    .selectFrom('tenants')
    .select(['name', 'display_name', 'edition_name', 'expire_date'])
    .where('id', '=', work.tenantId)
    .executeTakeFirstOrThrow();
  const told = (await administratorsOf(work.db, work.tenantId)).map(({ id }) => id);
  await raiseNotifications(work, told, {
    moduleName: 'Basic',
    notificationName: event,
    displayName: names[event],
    title: `${tenant.display_name}：${remark}`,
    app: {
      businessId: work.tenantId,
      organization: tenant.display_name,
      edition: tenant.edition_name,
      tenant: tenant.name,
      startDate: work.wall.slice(0, 10),
      expireDate: tenant.expire_date,
      remark,
    },
  });
}

/** The same in an owner's transaction, the rest of which it binds to the company. */
export async function tellCompany(
  db: Db,
  services: Services,
  tenantId: string,
  event: TenantEvent,
  remark: string,
): Promise<void> {
  await bindTo(db, tenantId);
  await tellAdministrators(await tenantWork(db, services, tenantId), event, remark);
}
