import * as z from 'zod/mini';
import { CONFIGURATION_CHANGED, TODOS_CHANGED } from '../../../contract/hub.ts';
import type { Backplane } from '../backplane/backplane.ts';
import { batchesOf } from '../db/batches.ts';
import type { Db } from '../db/database.ts';
import { type Receivers, userKeyOf } from './notificationBus.ts';

/** The hub events that only say what to reload, and the channel of each. */
const CHANNELS = {
  [CONFIGURATION_CHANGED]: 'atrium_configuration',
  [TODOS_CHANGED]: 'atrium_todos',
} as const;
export type Change = keyof typeof CHANNELS;
/** Each of them. The table is a constant, so its keys are the changes and nothing else. */
const CHANGES = Object.keys(CHANNELS) as readonly Change[];

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
  const batches = batchesOf(people, PEOPLE_IN_ONE_NOTICE);
  const payloads = batches.map((batch) => JSON.stringify({ tenantId, userIds: batch }));
  if (payloads.length > 0) await backplane.publish(db, CHANNELS[change], payloads);
}

/** Longer than a page takes from its first requests to its connection, unless it then reads everything again itself. */
const REMEMBERED_MS = 15_000;

/**
 * The changes of the last seconds. A page loads its lists seconds before it connects (decision 0058): what was announced
 * in between is announced to its connection. To hear it in vain only costs a page some calls.
 */
export class RecentChanges {
  readonly #now: () => Date;
  /** When each person was told last, by change; the oldest first. */
  readonly #toldAt = new Map<string, number>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** How many it remembers. */
  get size(): number {
    return this.#toldAt.size;
  }

  /** Remembers that a person was told of a change. */
  add(userKey: string, change: Change): void {
    const place = `${change} ${userKey}`;
    this.#toldAt.delete(place);
    this.#toldAt.set(place, this.#now().getTime());
    for (const other of this.#toldAt.keys()) {
      if (this.#isRecent(other)) break;
      this.#toldAt.delete(other);
    }
  }

  /** What somebody was told of in the last seconds. */
  of(userKey: string): readonly Change[] {
    return CHANGES.filter((change) => this.#isRecent(`${change} ${userKey}`));
  }

  #isRecent(place: string): boolean {
    const at = this.#toldAt.get(place);
    return at !== undefined && this.#now().getTime() - at < REMEMBERED_MS;
  }
}

/**
 * Passes what any process publishes to the connections in this one. Resolves once it is listening. Nothing is resent
 * after a gap: a portal reloads what it has missed when it reconnects, which the notification bus makes it do.
 */
export async function receiveChanges(
  backplane: Backplane,
  { send }: Pick<Receivers, 'send'>,
  recent: RecentChanges,
  onError: (error: unknown) => void,
): Promise<void> {
  const receiveAs = (change: Change) => (payload: string) => {
    try {
      const { tenantId, userIds } = message.parse(JSON.parse(payload));
      for (const userKey of userIds.map((userId) => userKeyOf(tenantId, userId))) {
        recent.add(userKey, change);
        send(userKey, change);
      }
    } catch (error) {
      onError(error);
    }
  };
  for (const change of CHANGES) await backplane.listen(CHANNELS[change], receiveAs(change), () => undefined);
}
