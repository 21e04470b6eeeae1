import { sql } from 'kysely';
import type { AtriumDatabase } from '../../db/database.ts';
import { eachByItself } from '../eachByItself.ts';
import type { Services } from '../services.ts';
import { inTenantWork, type TenantWork } from '../work.ts';
import { tellAdministrators } from './tenantNotices.ts';

/** How many days before an edition's last day its company is reminded. */
const REMINDED_DAYS = [1, 7, 30] as const;

/**
 * Reminds one company if it is time, once per reminder day and last day: a server that was down on that day catches up,
 * and one that was down for longer sends only the most recent reminder.
 */
async function remind(work: TenantWork): Promise<number> {
  const today = work.wall.slice(0, 10);
  const { rows } = await sql<{ left: number }>`
    select expire_date::date - ${today}::date as left from tenants
    where id = ${work.tenantId} and is_active and not is_locked and expire_date >= ${today}`.execute(work.db);
  const left = rows[0]?.left;
  const days = left === undefined ? undefined : REMINDED_DAYS.find((mark) => left <= mark);
  if (left === undefined || days === undefined) return 0;
  const told = await sql`insert into expiry_reminders (tenant_id, expire_date, days)
    select id, expire_date, ${days} from tenants where id = ${work.tenantId} on conflict do nothing`.execute(work.db);
  if (told.numAffectedRows === 0n) return 0;
  await tellAdministrators(work, 'expiryReminder', left === 0 ? '服务今天到期' : `服务还有 ${left} 天到期`);
  return 1;
}

/** Reminds every company whose edition is about to expire; returns how many. */
export async function remindOfExpiry(database: AtriumDatabase, services: Services): Promise<number> {
  const tenants = await database.host
    .selectFrom('tenants')
    .select('id')
    .where('is_active', '=', true)
    .where('expire_date', 'is not', null)
    .execute();
  let told = 0;
  const ids = tenants.map(({ id }) => id);
  await eachByItself(ids, async (id) => {
    told += await inTenantWork(database, services, id, remind);
  });
  return told;
}
