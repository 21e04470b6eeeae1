import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { AtriumDatabase } from '../../../server/src/db/database.ts';
import { embeddedConnections } from '../../../server/src/db/embedded.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { createLeanDatabase } from '../../support/leanDatabase.ts';
import { databaseImage, type TestData } from './databaseImage.ts';
import { postgresTestDatabase } from './postgresServer.ts';

/** 'postgres' runs the same tests on a real server (`TEST_DATABASE=postgres`). */
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** Fills a migrated database, once for all tests that use the same name. */
export type { TestData };

/** What the embedded database loads in order to be migrated and filled. */
const imageOf = (data: TestData | undefined): Promise<Blob> =>
  databaseImage(data, async () => {
    const lite = await createLeanDatabase();
    const db = new AtriumDatabase(embeddedConnections(lite));
    await migrate(db);
    await data?.fill(db);
    // The log's content is then in the tables, and the log is removed.
    await lite.exec('checkpoint');
    const dump = await lite.dumpDataDir('none');
    await db.close();
    return dump;
  });

/**
 * This test's own database, migrated and filled: loaded from an image that is made once, or copied from a template.
 * The caller closes it.
 */
export async function openTestDatabase(data?: TestData): Promise<AtriumDatabase> {
  if (onPostgres) return postgresTestDatabase(data);
  return new AtriumDatabase(embeddedConnections(await PGlite.create({ loadDataDir: await imageOf(data) })));
}

/** Puts such a database into the data folder of a server that has never been started there. */
export async function prepareDataFolder(folder: string, data?: TestData): Promise<void> {
  const lite = await PGlite.create({ dataDir: join(folder, 'pg'), loadDataDir: await imageOf(data) });
  await lite.close();
}
