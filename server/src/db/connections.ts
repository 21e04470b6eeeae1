import type { Dialect } from 'kysely';

/** What a kind of database provides: how to connect, how to listen for notifications, what to do after closing. */
export interface Connections {
  readonly kind: 'embedded' | 'postgres';
  readonly dialect: Dialect;
  /** Calls `receive` for every NOTIFY of the channel, and `onGap` when some may have been missed. */
  readonly listen: (channel: string, receive: (payload: string) => void, onGap: () => void) => Promise<void>;
  readonly onClosed: () => Promise<void>;
}
