import type { Db } from '../../db/database.ts';
import { HOST_TENANT_ID } from '../../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * Makes every open page of an account, in each of its companies, reload its configuration when the transaction commits.
 */
export async function tellAccount(
  db: Db,
  { publishConfigurationChange }: Pick<Services, 'publishConfigurationChange'>,
  accountId: string,
): Promise<void> {
  await publishConfigurationChange(db, HOST_TENANT_ID, [accountId]);
  const members = await db
    .selectFrom('tenant_users')
    .select(['tenant_id', 'id'])
    .where('account_id', '=', accountId)
    .execute();
  for (const { tenant_id, id } of members) await publishConfigurationChange(db, tenant_id, [id]);
}
