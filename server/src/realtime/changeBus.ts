import * as z from 'zod/mini';
import { CONFIGURATION_CHANGED, TODOS_CHANGED } from '../../../contract/hub.ts';
import type { Backplane } from '../backplane/backplane.ts';
import type { Db } from '../db/database.ts';
import { type Receivers, userKeyOf } from './notificationBus.ts';

/** The hub events that only say what to reload, and the channel of each. */
const CHANNELS = {
  [CONFIGURATION_CHANGED]: 'atrium_configuration',
  [TODOS_CHANGED]: 'atrium_todos',
} as const;
export type Change = keyof typeof CHANNELS;

/** Keeps their ids below the 8000 bytes that NOTIFY carries. */
const PEOPLE_IN_ONE_NOTICE = 150;

const message = z.object({ tenantId: z.string(), userIds: z.array(z.string()) });

/** The people a transaction already notifies, by change and company: they reload once, after its commit. */
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
 * Sends on commit of the writer's transaction, only once to each person however often it is called; see
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
 * Passes what any process publishes to the connections in this one. Resolves once it is listening. Nothing is resent
 * after a gap: a portal reloads what it has missed when it reconnects, which the notification bus makes it do.
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
