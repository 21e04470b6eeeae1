import { sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';
import type { Backplane } from './backplane.ts';

/** Events over LISTEN/NOTIFY of the database, which itself sends them on commit. Closes with the database. */
export function notifyBackplane(database: AtriumDatabase): Backplane {
  return {
    publish: async (db, channel, payloads) => {
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
    },
    listen: (channel, receive, onGap) => database.listen(channel, receive, onGap),
    // Without its database a process cannot raise any event that could be lost.
    isConnected: () => true,
    close: async () => {},
  };
}
