import * as z from 'zod/mini';
import { CONFIGURATION_CHANGED, TODOS_CHANGED } from '../../../contract/hub.ts';
import type { Backplane } from '../backplane/backplane.ts';
import type { Db } from '../db/database.ts';
import { type Receivers, userKeyOf } from './notificationBus.ts';

/** The events of the hub that only say what to read again, and the channel of each. */
const CHANNELS = {
  [CONFIGURATION_CHANGED]: 'atrium_configuration',
  [TODOS_CHANGED]: 'atrium_todos',
} as const;
export type Change = keyof typeof CHANNELS;

/** Their ids stay below the 8000 bytes that NOTIFY carries. */
const PEOPLE_IN_ONE_NOTICE = 150;

const message = z.object({ tenantId: z.string(), userIds: z.array(z.string()) });

/** Whom a transaction tells already, by change and company: they read again after its commit, once. */
const told = new WeakMap<Db, Set<string>>();

function notToldYet(db: Db, place: string, userIds: readonly string[]): readonly string[] {
  if (!db.isTransaction) return userIds;
  const known = told.get(db) ?? new Set<string>();
  told.set(db, known);
  const fresh = userIds.filter((userId) => !known.has(`${place} ${userId}`));
  for (const userId of fresh) known.add(`${place} ${userId}`);
  return fresh;
}

/**
 * Sends on commit of the writer's transaction, to each person once however often it is asked to; see
 * `Services.publishConfigurationChange` and `publishTodosChange`.
 */
export async function publishChange(
  backplane: Backplane,
  change: Change,
  db: Db,
  tenantId: string,
  userIds: readonly string[],
): Promise<void> {
  const people = notToldYet(db, `${change} ${tenantId}`, userIds);
  const payloads: string[] = [];
  for (let start = 0; start < people.length; start += PEOPLE_IN_ONE_NOTICE)
    payloads.push(JSON.stringify({ tenantId, userIds: people.slice(start, start + PEOPLE_IN_ONE_NOTICE) }));
  if (payloads.length > 0) await backplane.publish(db, CHANNELS[change], payloads);
}

/**
 * Passes what any process publishes to the connections in this one. Resolves once it is listening. In a gap nothing is
 * sent again: a portal reads what it has missed when its connection comes back, which the bus of notifications causes.
 */
export async function receiveChanges(
  backplane: Backplane,
  { send }: Pick<Receivers, 'send'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const receiveAs = (change: string) => (payload: string) => {
    try {
      const { tenantId, userIds } = message.parse(JSON.parse(payload));
      for (const userId of userIds) send(userKeyOf(tenantId, userId), change);
    } catch (error) {
      onError(error);
    }
  };
  for (const [change, channel] of Object.entries(CHANNELS))
    await backplane.listen(channel, receiveAs(change), () => undefined);
}
