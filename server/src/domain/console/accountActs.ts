import { sql } from 'kysely';
import type { ConsoleAct } from '../../../../contract/acts.ts';
import type { AtriumDatabase, Db } from '../../db/database.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';

/**
 * Logs an action on the sign-in of an account, for the administrators of each company where it works and for those of
 * the installation: they read and search it together with their own acts.
 */
export async function recordAccountAct(
  db: Db | AtriumDatabase['host'],
  act: ConsoleAct,
  accountId: string,
  instant: Date,
): Promise<void> {
  await sql`insert into console_acts (tenant_id, actor_id, actor_name, act, object, creation_time)
    select place.tenant_id, place.id, place.name, ${act}, place.name, ${instant}::timestamptz from (
      select tenant_id, id, name from tenant_users where account_id = ${accountId} and is_active
      union all select ${HOST_TENANT_ID}::uuid, id, coalesce(account_name(id), user_name) from accounts where id = ${accountId}
    ) as place`.execute(db);
}
