import { sql } from 'kysely';
import type { Tenant } from '../../../../contract/consoleHost.ts';
import type { Db } from '../../db/database.ts';
import { rowId } from '../ids.ts';
import { likeText } from '../like.ts';
import { type Cut, type Page, readPage } from '../page.ts';
import { wallClockOf } from '../wallClock.ts';
import { DEFAULT_ZONE } from '../work.ts';

/** One page of all companies by name; `filter` is part of a name. */
export async function listTenants(db: Db, input: Cut & { filter?: string | undefined }): Promise<Page<Tenant>> {
  const pattern = `%${likeText(input.filter?.trim() ?? '')}%`;
  const from = sql`from tenants t where t.name ilike ${pattern} or t.display_name ilike ${pattern}
    or t.english_name ilike ${pattern}`;
  const columns = sql`t.id, t.name, t.display_name as "displayName", t.english_name as "englishName",
    t.edition_name as "editionName", t.expire_date as "expireDate", t.user_limit as "userLimit",
    t.is_active as "isActive", t.is_locked as "isLocked", t.creation_time as "creationTime",
    (select count(*)::int from tenant_users u where u.tenant_id = t.id) as "userCount"`;
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
