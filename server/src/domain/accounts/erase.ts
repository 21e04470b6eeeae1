import { sql } from 'kysely';
import type { AtriumDatabase, Db } from '../../db/database.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import { eachByItself } from '../eachByItself.ts';
import { holdAdministrators, standsInTheWay } from './deletion.ts';
import { erasePlace, eraseWork, NOBODY } from './erasePlace.ts';

/** Deletes traces of the account that no foreign key ties to it. */
async function eraseTraces(db: Db, account: { id: string; phone: string | null; user_name: string }): Promise<void> {
  const { id, phone, user_name } = account;
  await db.deleteFrom('security_log').where('account_id', '=', id).execute();
  await db
    .updateTable('security_log')
    .set({ user_name: null })
    .where('user_name', 'in', phone === null ? [user_name] : [user_name, phone])
    .execute();
  await db.deleteFrom('sign_in_tries').where('who', '=', id).execute();
  if (phone === null) return;
  await db.deleteFrom('sms_codes').where('phone', '=', phone).execute();
  await db.deleteFrom('sms_outbox').where('phone', '=', phone).execute();
}

/**
 * Deletes one account, unless its owner has withdrawn the deletion. Waits while a company would be left without an
 * administrator: during the days of grace the other administrators may have lost the console.
 */
async function eraseAccount(db: Db, accountId: string, now: Date): Promise<void> {
  await holdAdministrators(db, accountId);
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'phone', 'user_name', 'name', 'avatar_name'])
    .where('id', '=', accountId)
    .where('deletion_time', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!account || (await standsInTheWay(db, accountId)).length > 0) return;
  const places = await db
    .selectFrom('tenant_users')
    .select(['id', 'tenant_id', 'name'])
    .where('account_id', '=', accountId)
    .execute();
  for (const { id: userId, tenant_id: tenantId, name } of places)
    await erasePlace(db, { tenantId, userId, name }, account.phone);
  await eraseWork(db, { tenantId: HOST_TENANT_ID, userId: accountId, name: account.name });
  // What stays in companies needs an account; everything that depends on the person's own is deleted with it.
  if (places.length > 0) {
    const { id } = await db
      .insertInto('accounts')
      .values({ ...NOBODY, user_name: sql`'-' || gen_random_uuid()`, is_active: false, is_erased: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('tenant_users').set({ account_id: id }).where('account_id', '=', accountId).execute();
  }
  await eraseTraces(db, account);
  if (account.avatar_name) await db.deleteFrom('pictures').where('name', '=', account.avatar_name).execute();
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
}

/** Deletes the accounts whose days of grace are over, each in its own transaction. */
export async function eraseAccounts(database: AtriumDatabase, now: Date): Promise<void> {
  const due = await database.host.selectFrom('accounts').select('id').where('deletion_time', '<=', now).execute();
  const ids = due.map(({ id }) => id);
  await eachByItself(ids, (id) => database.inHost((db) => eraseAccount(db, id, now)));
}
