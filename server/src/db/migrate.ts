import { Migrator } from 'kysely';
import type { AtriumDatabase } from './database.ts';
import { migrations } from './migrations/registry.ts';

/**
 * Brings the schema up to date. Several processes may start at once: Kysely's migrator waits for the others under an
 * advisory lock, and each migration runs once. Throws the error of the first migration that fails, which leaves nothing
 * behind.
 */
export async function migrate(db: AtriumDatabase): Promise<void> {
  const migrator = new Migrator({ db: db.host, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
