import webPush from 'web-push';
import type { PushKeys } from '../domain/push/sendPush.ts';
import type { AuthContext } from './context.ts';
import { seal, unseal } from './sealing.ts';

/**
 * The keys that identify this installation to push services: the operator's, or those that its first process created.
 * Browsers subscribe with them, so new ones end every subscription.
 */
export async function pushKeysOf({ config, database }: Pick<AuthContext, 'config' | 'database'>): Promise<PushKeys> {
  if (config.push.keys) return config.push.keys;
  const kept = () => database.host.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  let row = await kept();
  if (!row) {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await database.host
      .insertInto('push_keys')
      .values({ id: 1, public_key: publicKey, private_key: seal(config.secretsKey, privateKey) })
      // Another process was faster.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await kept();
  }
  if (!row) throw new Error('The push keys could not be kept');
  return { publicKey: row.public_key, privateKey: unseal(config.secretsKey, row.private_key) };
}
