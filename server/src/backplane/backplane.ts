import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Carries events between the processes of an installation. */
export interface Backplane {
  /**
   * Delivers the payloads to every process that listens to the channel, including this one, once the transaction of
   * `db` has committed; never if it rolls back. At once if `db` is not a transaction.
   */
  readonly publish: (db: Kysely<Database>, channel: string, payloads: readonly string[]) => Promise<void>;
  /** Resolves once it is listening to the channel; `onGap` reports that events of any channel may have been missed. */
  readonly listen: (channel: string, receive: (payload: string) => void, onGap: () => void) => Promise<void>;
  /** False while published events are lost, as far as this process knows. */
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
}
