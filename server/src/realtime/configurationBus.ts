import { sql } from 'kysely';
import * as z from 'zod/mini';
import { CONFIGURATION_CHANGED } from '../../../contract/hub.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { type Receivers, userKeyOf } from './notificationBus.ts';

const CHANNEL = 'atrium_configuration';
/** Their ids stay below the 8000 bytes that NOTIFY carries. */
const PEOPLE_IN_ONE_NOTICE = 150;

const message = z.object({ tenantId: z.string(), userIds: z.array(z.string()) });

/** Sends on commit of the writer's transaction; see `Services.publishConfigurationChange`. */
export async function publishConfigurationChange(db: Db, tenantId: string, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += PEOPLE_IN_ONE_NOTICE) {
    const payload = JSON.stringify({ tenantId, userIds: userIds.slice(start, start + PEOPLE_IN_ONE_NOTICE) });
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
  }
}

/**
 * Passes what any process publishes to the connections in this one. Resolves once it is listening. In a gap nothing is
 * sent again: a portal reads what it has missed when its connection comes back, which the bus of notifications causes.
 */
export async function receiveConfigurationChanges(
  database: AtriumDatabase,
  { send }: Pick<Receivers, 'send'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const receive = (payload: string): void => {
    try {
      const { tenantId, userIds } = message.parse(JSON.parse(payload));
      for (const userId of userIds) send(userKeyOf(tenantId, userId), CONFIGURATION_CHANGED);
    } catch (error) {
      onError(error);
    }
  };
  await database.listen(CHANNEL, receive, () => undefined);
}
