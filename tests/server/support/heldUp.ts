import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/database.ts';
import { eventually } from './eventually.ts';

/** A promise and the function that fulfils it. */
export function signal(): [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, () => give()];
}

/** Waits until this many connections to this database wait for locks; `ask` provides a connection, on PostgreSQL. */
export const heldUp = (ask: <T>(run: (db: Db) => Promise<T>) => Promise<T>, count: number): Promise<void> =>
  eventually(
    () =>
      ask(async (db) => {
        const { rows } = await sql<{ pid: number }>`select distinct pid from pg_locks where not granted and pid in
          (select pid from pg_stat_activity where datname = current_database())`.execute(db);
        return rows.length === count;
      }),
    `${count} that wait`,
  );
