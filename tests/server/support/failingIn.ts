import { sql } from 'kysely';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';

/** Makes writes of a table fail in one company at a time: the one that the returned function is called with. */
export async function failingIn(
  { host }: AtriumDatabase,
  on: 'insert' | 'update',
  table: string,
): Promise<(tenantId: string | null) => Promise<void>> {
  await sql`create table failing (tenant_id uuid)`.execute(host);
  await sql`create function refuse() returns trigger language plpgsql security definer as $$ begin
    if new.tenant_id in (select tenant_id from failing) then raise exception 'no such luck'; end if;
    return new; end $$`.execute(host);
  await sql`create trigger refusing before ${sql.raw(on)} on ${sql.table(table)}
    for each row execute function refuse()`.execute(host);
  return async (tenantId) => {
    await sql`delete from failing`.execute(host);
    if (tenantId !== null) await sql`insert into failing values (${tenantId})`.execute(host);
  };
}
