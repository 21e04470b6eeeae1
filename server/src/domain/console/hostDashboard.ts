import { sql } from 'kysely';
import type { HostDashboard } from '../../../../contract/dashboard.ts';
import { type TenantState, tenantState } from '../../../../contract/tenants.ts';
import type { Db } from '../../db/database.ts';
import type { Services } from '../services.ts';
import { wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';
import { countHostOrders } from './hostOrders.ts';
import { lastDays, weekBegan } from './signInDays.ts';
import { inState } from './tenants.ts';

/** How many companies there are, and how many of them are in each state. */
async function countCompanies(db: Db, now: Date): Promise<HostDashboard['companies']> {
  const ofState = (state: TenantState) =>
    sql`(count(*) filter (where ${inState(state, now)}))::int as ${sql.ref(state)}`;
  const { rows } = await sql<HostDashboard['companies']>`
    select count(*)::int as total, ${sql.join(tenantState.options.map(ofState))} from tenants t`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select of counts gave no row');
  return row;
}

/** The start page of the installation's console, in the owner's transaction. */
export async function readHostDashboard(db: Db, services: Services): Promise<HostDashboard> {
  const now = services.now();
  const wall = wallClockOf(now, DEFAULT_ZONE);
  const { rows } = await sql<HostDashboard['accounts'] & HostDashboard['reviews']>`
    select (select count(*)::int from accounts) as total,
      (select count(*)::int from accounts where is_active) as active,
      (select count(*)::int from certifications where status = 'pending') as certifications,
      (select count(*)::int from real_names where status = 'pending') as "realNames"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select of counts gave no row');
  const { total, active, certifications, realNames } = row;
  const { rows: days } = await sql<{ day: string; people: number }>`
    select to_char(creation_time at time zone ${DEFAULT_ZONE}, 'YYYY-MM-DD') as day,
      count(distinct account_id)::int as people
    from security_log
    where tenant_id is null and action = 'LoginSucceeded' and creation_time >= ${weekBegan(wall, DEFAULT_ZONE)}
    group by 1`.execute(db);
  return {
    time: wall,
    companies: await countCompanies(db, now),
    accounts: { total, active },
    reviews: { certifications, realNames },
    signIns: lastDays(wall, days),
    // Last, because it binds the transaction to one company after another.
    orders: await countHostOrders(db, services),
  };
}
