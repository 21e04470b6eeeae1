import { sql } from 'kysely';
import type { AtriumDatabase, Db } from '../../db/database.ts';
import { eachByItself } from '../eachByItself.ts';
import { personPinyin, unitPinyin } from './pinyin.ts';

/** Names processed in one transaction: keeps locks short and does not block the process for long. */
const BATCH = 500;

interface Named {
  readonly table: string;
  readonly column: string;
  readonly read: (name: string) => string;
}
const NAMED: readonly Named[] = [
  { table: 'tenant_users', column: 'name', read: personPinyin },
  { table: 'invitations', column: 'name', read: personPinyin },
  { table: 'organization_units', column: 'display_name', read: unitPinyin },
];

/** Fills the next rows after `last`; resolves with the last of them, or undefined once there are no more. */
async function fillBatch(db: Db, tenantId: string, named: Named, last: string | null): Promise<string | undefined> {
  const table = sql.table(named.table);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${sql.ref(named.column)} as name from ${table}
    where tenant_id = ${tenantId} and pinyin is null and (${last}::uuid is null or id > ${last}::uuid)
    order by id limit ${BATCH} for update`.execute(db);
  await sql`update ${table} t set pinyin = read.pinyin
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ name }) => named.read(name))}::text[])
      as read (id, pinyin) where t.id = read.id`.execute(db);
  return rows.length < BATCH ? undefined : rows.at(-1)?.id;
}

/** Computes the pinyin of names written before it existed, or since then by an older process. */
export async function fillPinyin(database: AtriumDatabase): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tenants t
    where exists (select from tenant_users u where u.tenant_id = t.id and u.pinyin is null)
      or exists (select from invitations i where i.tenant_id = t.id and i.pinyin is null)`.execute(database.host);
  const ids = rows.map(({ id }) => id);
  await eachByItself(ids, async (id) => {
    for (const named of NAMED) {
      let last: string | null | undefined = null;
      while (last !== undefined) {
        const after: string | null = last;
        last = await database.inTenant(id, (db) => fillBatch(db, id, named, after));
      }
    }
  });
}
