import { type RawBuilder, sql } from 'kysely';
import type { Tenant, TenantReach, TenantState } from '../../../../contract/tenants.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../errors/apiError.ts';
import type { Language } from '../../errors/text.ts';
import { rowId } from '../ids.ts';
import { likeText } from '../like.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import { wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';
import { administratorsOf } from './administrators.ts';
import { editionName } from './editions.ts';

/** How many days before its last day an edition counts as about to expire. */
export const EXPIRING_DAYS = 30;

interface TenantFilter extends Cut {
  readonly filter?: string | undefined;
  readonly state?: TenantState | undefined;
}

/** Days from today, on the company's wall clock, to the last day of its edition; `t` is `tenants`. */
const daysLeft = (now: Date) =>
  sql<number | null>`t.expire_date::date - (${now}::timestamptz at time zone t.time_zone)::date`;

/** Condition for the rows of `tenants t` that are in a state at `now`. */
export function inState(state: TenantState, now: Date): RawBuilder<boolean> {
  const working = sql<boolean>`(t.is_active and not t.is_locked)`;
  switch (state) {
    case 'working':
      return working;
    case 'stopped':
      return sql`(not t.is_active and not t.is_locked)`;
    case 'locked':
      return sql`t.is_locked`;
    case 'expiring':
      return sql`(${working} and ${daysLeft(now)} between 0 and ${sql.lit(EXPIRING_DAYS)})`;
    case 'expired':
      return sql`(${working} and ${daysLeft(now)} < 0)`;
  }
}

/** One page of all companies by name; `filter` matches part of a name. */
export async function listTenants(
  db: Db,
  input: TenantFilter,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<Page<Tenant>> {
  const pattern = `%${likeText(input.filter?.trim() ?? '')}%`;
  const from = sql`from tenants t where (t.name ilike ${pattern} or t.display_name ilike ${pattern}
    or t.english_name ilike ${pattern}) ${input.state ? sql`and ${inState(input.state, now)}` : sql``}`;
  const columns = sql`t.id, t.name, t.display_name as "displayName", t.english_name as "englishName",
    t.edition_code as "editionCode", ${editionName(language, 't')} as "editionName", t.expire_date as "expireDate",
    ${daysLeft(now)} as "daysLeft", t.user_limit as "userLimit", t.is_active as "isActive", t.is_locked as "isLocked",
    t.creation_time as "creationTime", t.concurrency_stamp as "concurrencyStamp",
    (select count(*)::int from tenant_users u where u.tenant_id = t.id and u.is_active) as "userCount"`;
  type Row = Omit<Tenant, 'creationTime'> & { creationTime: Date };
  const page = await readPage<Row>(db, input, { columns, from, order: sql`t.name` });
  return {
    ...page,
    items: page.items.map((row) => ({ ...row, creationTime: wallClockOf(row.creationTime, DEFAULT_ZONE) })),
  };
}

/** The row of a company to change, locked; undefined if there is none. */
export function lockTenant(db: Db, id: string) {
  return db.selectFrom('tenants').selectAll().where('id', '=', rowId(id)).forUpdate().executeTakeFirst();
}

/** How many people stopping or locking a company would shut out, and who is notified. Throws 404. */
export async function tenantReach(db: Db, id: string, now: Date): Promise<TenantReach> {
  const { rows } = await sql<{ activeUsers: number; signedInUsers: number }>`
    select (select count(*)::int from tenant_users u where u.tenant_id = t.id and u.is_active) as "activeUsers",
      (select count(distinct s.user_id)::int from sessions s where s.tenant_id = t.id and s.ended_time is null
        and s.expiration_time > ${now}) as "signedInUsers"
    from tenants t where t.id = ${rowId(id)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw notFound();
  const told = await administratorsOf(db, id);
  return { ...counts, administrators: told.map(({ name }) => name) };
}

/** Whether no company has this name. */
export async function isNameFree(db: Db, name: string): Promise<boolean> {
  const taken = await db.selectFrom('tenants').select('id').where('name', '=', name).executeTakeFirst();
  return taken === undefined;
}
