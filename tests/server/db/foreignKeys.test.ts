import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

/** Tables from which nothing is ever deleted. */
const LASTING = ['tenants', 'editions'];

describe('foreign keys', () => {
  let database: AtriumDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  /** Columns whose reference has no index that begins with them and holds every row that refers to something. */
  async function unindexed(): Promise<string[]> {
    const { rows } = await sql<{ column: string }>`
      select format('%s.%s', key.conrelid::regclass, col.attname) as column
      from pg_constraint key
      join pg_attribute col on col.attrelid = key.conrelid and col.attnum = key.conkey[1]
      where key.contype = 'f' and key.connamespace = current_schema()::regnamespace
        and not key.confrelid::regclass::text = any(${LASTING}::text[])
        and not exists (select from pg_index i where i.indrelid = key.conrelid and i.indkey[0] = col.attnum
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', col.attname)))
      order by 1`.execute(database.host);
    return rows.map(({ column }) => column);
  }

  it('all have an index, without which each row that is deleted costs a scan of the table that refers to it', async () => {
    assert.deepEqual(await unindexed(), []);
  });

  it('are found if their index is gone, holds some rows only, or begins with another column', async () => {
    await database.inHost(async (db) => {
      await sql`drop index qr_codes_session`.execute(db);
      await sql`drop index sessions_of_account`.execute(db);
      await sql`drop index attachments_of_task`.execute(db);
    });
    assert.deepEqual(await unindexed(), ['attachments.task_id', 'qr_codes.session_id', 'sessions.account_id']);
  });
});
