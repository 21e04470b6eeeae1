import { sql } from 'kysely';
import type { AtriumDatabase } from '../db/database.ts';
import type { Backplane } from './backplane.ts';

/** Events over LISTEN/NOTIFY of the database, which sends them on commit by itself. Closes with the database. */
export function notifyBackplane(database: AtriumDatabase): Backplane {
  return {
    publish: async (db, channel, payloads) => {
      await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
    },
    listen: (channel, receive, onGap) => database.listen(channel, receive, onGap),
    // Without its database a process can raise no event that could be lost.
    isConnected: () => true,
    close: async () => {},
  };
}
