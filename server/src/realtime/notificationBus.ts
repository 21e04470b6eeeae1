import { sql } from 'kysely';
import * as z from 'zod/mini';
import { RECEIVE_NOTIFICATION } from '../../../contract/hub.ts';
import { notification } from '../../../contract/notifications.ts';
import type { Backplane } from '../backplane/backplane.ts';
import type { AtriumDatabase, Db } from '../db/database.ts';
import { toNotification } from '../domain/notifications/raise.ts';
import type { PublishedNotification, Services } from '../domain/services.ts';
import { inTenantWork } from '../domain/work.ts';
import type { PushDesk } from './pushDesk.ts';

const CHANNEL = 'atrium_notifications';
/** NOTIFY carries at most 8000 bytes; above this limit only the id is sent, and receivers read the row. */
const MAX_PAYLOAD_BYTES = 7000;

const message = z.object({
  tenantId: z.string(),
  userId: z.string(),
  id: z.string(),
  notification: z.optional(notification),
  /** The process that sends push messages for it if nobody has a page open; none if nobody wants them. */
  teller: z.optional(z.string()),
});
type Message = z.infer<typeof message>;

/** The part of the hub that the bus needs. */
export interface Receivers {
  readonly send: (userKey: string, target: string, ...args: readonly unknown[]) => void;
  /** Makes every client reconnect and so reload what it may have missed. */
  readonly restart: () => void;
}

/** The unit of delivery: a person in one company. */
export function userKeyOf(tenantId: string, userId: string): string {
  return `${tenantId}:${userId}`;
}

function payloadOf({ tenantId, userId, notification }: PublishedNotification, teller: string | undefined): string {
  const short: Message = { tenantId, userId, id: notification.id, teller };
  const full = JSON.stringify({ ...short, notification });
  return Buffer.byteLength(full) <= MAX_PAYLOAD_BYTES ? full : JSON.stringify(short);
}

/** The recipients who want push messages while no page is open. */
async function subscribersAmong(db: Db, events: readonly PublishedNotification[]): Promise<ReadonlySet<string>> {
  const people = [...new Set(events.map(({ userId }) => userId))];
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['tenant_id', 'user_id'])
    .where((where) => where('user_id', '=', where.fn.any(sql.val<string[]>(people))))
    .execute();
  return new Set(rows.map((row) => userKeyOf(row.tenant_id, row.user_id)));
}

/** Sends on commit of the writer's transaction, in one statement; for `teller` see PushDesk. */
export async function publishNotifications(
  backplane: Backplane,
  db: Db,
  events: readonly PublishedNotification[],
  teller?: string,
): Promise<void> {
  const subscribers = await subscribersAmong(db, events);
  const payloads = events.map((event) =>
    payloadOf(event, subscribers.has(userKeyOf(event.tenantId, event.userId)) ? teller : undefined),
  );
  await backplane.publish(db, CHANNEL, payloads);
}

async function load(database: AtriumDatabase, services: Services, { tenantId, id }: Message) {
  return inTenantWork(database, services, tenantId, async (work) => {
    const row = await work.db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toNotification(work, row);
  });
}

/** Listens to what any process publishes and passes it to the receivers in this one. Resolves once it is listening. */
export async function receiveNotifications(
  backplane: Backplane,
  database: AtriumDatabase,
  services: Services,
  receivers: Receivers,
  desk: Pick<PushDesk, 'id' | 'attend' | 'expect'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const receive = async (payload: string): Promise<void> => {
    const event = message.parse(JSON.parse(payload));
    const argument = event.notification ?? (await load(database, services, event));
    const userKey = userKeyOf(event.tenantId, event.userId);
    if (argument) receivers.send(userKey, RECEIVE_NOTIFICATION, argument);
    const { tenantId, userId, id, teller } = event;
    if (teller === desk.id) desk.expect({ tenantId, userId, userKey, id });
    else if (teller !== undefined) desk.attend({ userKey, id });
  };
  await backplane.listen(CHANNEL, (payload) => void receive(payload).catch(onError), receivers.restart);
}
