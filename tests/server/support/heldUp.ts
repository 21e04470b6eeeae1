import { type RawBuilder, sql } from 'kysely';
import type { AtriumDatabase, Db } from '../../../server/src/db/database.ts';
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

/** Runs `work` while another transaction holds what `lock` takes; it does `last` before it ends. */
export async function whileHeld<T>(
  database: AtriumDatabase,
  lock: RawBuilder<unknown>,
  work: () => Promise<() => Promise<T>>,
  last?: RawBuilder<unknown>,
): Promise<T> {
  const [began, begin] = signal();
  const [released, release] = signal();
  const holder = database.inHost(async (db) => {
    await lock.execute(db);
    begin();
    await released;
    await last?.execute(db);
  });
  await began;
  const answers = await work().finally(release);
  await holder;
  return answers();
}

/** Both are under way: the first waits for what is held, the second has ended or waits as well. */
export async function bothWaiting<T>(database: AtriumDatabase, first: () => Promise<T>, second: () => Promise<T>) {
  const waiting = (count: number) => heldUp((run) => database.inHost(run), count);
  const one = first();
  await waiting(1);
  const other = second();
  await Promise.race([other, waiting(2)]);
  return () => Promise.all([one, other]);
}
