import type { Db } from '../db/database.ts';
import { takenBy } from './takenBy.ts';

/**
 * Changes an account's number, also in the companies that show the old one to their members. Resolves with the old
 * number. Throws 403 if the new one is taken.
 */
export async function storePhone(db: Db, accountId: string, phone: string): Promise<string | null> {
  const { phone: oldPhone } = await db
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('accounts')
    .set({ phone })
    .where('id', '=', accountId)
    .execute()
    .catch((error: unknown) => {
      throw takenBy(error);
    });
  await db
    .updateTable('tenant_users')
    .set({ phone })
    .where('account_id', '=', accountId)
    .where('phone', 'is not distinct from', oldPhone)
    .execute();
  return oldPhone;
}
