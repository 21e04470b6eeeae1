import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Carries events between the processes of an installation. */
export interface Backplane {
  /**
   * Hands the payloads to every process that listens to the channel, this one included, once the transaction of `db` has
   * committed; nothing if it is undone. At once where `db` is no transaction.
   */
  readonly publish: (db: Kysely<Database>, channel: string, payloads: readonly string[]) => Promise<void>;
  /** Resolves once the channel is listened to; `onGap` says that events may have been missed, of any channel. */
  readonly listen: (channel: string, receive: (payload: string) => void, onGap: () => void) => Promise<void>;
  /** False while what is published is lost, as far as this process knows. */
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
}
