import { sql } from 'kysely';
import * as z from 'zod/mini';
import { RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import { notification } from '../../../contract/notifications.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { toNotification } from '../domain/notifications/list.ts';
import type { PublishedNotification, Services } from '../domain/services.ts';
import { inTenantWork } from '../domain/work.ts';

const CHANNEL = 'atrium_notifications';
/** NOTIFY carries at most 8000 bytes; above this only the id travels and the row is read again. */
const MAX_PAYLOAD_BYTES = 7000;

const message = z.object({
  tenantId: z.string(),
  userId: z.string(),
  id: z.string(),
  notification: z.optional(notification),
});
type Message = z.infer<typeof message>;

/** The hub as the bus needs it. */
export interface Receivers {
  readonly send: (userKey: string, target: string, argument: unknown) => void;
  /** Makes every client connect anew, and so read again what it may have missed. */
  readonly restart: () => void;
}

/** Who receives together: a person in one company. */
export function userKeyOf(tenantId: string, userId: string): string {
  return `${tenantId}:${userId}`;
}

function payloadOf({ tenantId, userId, notification }: PublishedNotification): string {
  const short: Message = { tenantId, userId, id: notification.id };
  const full = JSON.stringify({ ...short, notification });
  return Buffer.byteLength(full) <= MAX_PAYLOAD_BYTES ? full : JSON.stringify(short);
}

/** Sends on commit of the writer's transaction, all in one statement; see `Services.publishNotifications`. */
export async function publishNotifications(db: Db, events: readonly PublishedNotification[]): Promise<void> {
  const payloads = events.map(payloadOf);
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

async function load(database: AtriumDatabase, services: Services, { tenantId, id }: Message) {
  return inTenantWork(database, services, tenantId, async (work) => {
    const row = await work.db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toNotification(work, row);
  });
}

/** Hears what any process has published and hands it to the receivers of this one. Resolves once it hears. */
export async function receiveNotifications(
  database: AtriumDatabase,
  services: Services,
  receivers: Receivers,
  onError: (error: unknown) => void,
): Promise<void> {
  const receive = async (payload: string): Promise<void> => {
    const event = message.parse(JSON.parse(payload));
    const argument = event.notification ?? (await load(database, services, event));
    if (argument) receivers.send(userKeyOf(event.tenantId, event.userId), RECEIVE_NOTIFICATION, argument);
  };
  await database.listen(CHANNEL, (payload) => void receive(payload).catch(onError), receivers.restart);
}
