import { sql } from 'kysely';
import * as z from 'zod/mini';
import { RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import { notification } from '../../../contract/notifications.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { toNotification } from '../domain/notifications/list.ts';
import type { PublishedNotification, Services } from '../domain/services.ts';
import { inTenantWork } from '../domain/work.ts';

const CHANNEL = 'atrium_notifications';
/** NOTIFY carries at most 8000 bytes; above this only the id is sent and the row is read again. */
const MAX_PAYLOAD_BYTES = 7000;

const message = z.object({
  tenantId: z.string(),
  userId: z.string(),
  id: z.string(),
  notification: z.optional(notification),
});
type Message = z.infer<typeof message>;

/** The part of the hub that the bus needs. */
export interface Receivers {
  readonly send: (userKey: string, target: string, ...args: readonly unknown[]) => void;
  /** Makes every client reconnect, and so reload what it may have missed. */
  readonly restart: () => void;
}

/** The unit of delivery: a person in one company. */
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

/** Listens to what any process publishes and passes it to the receivers in this one. Resolves once it is listening. */
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
