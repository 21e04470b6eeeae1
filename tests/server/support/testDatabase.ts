import { PGlite } from '@electric-sql/pglite';
import { AtriumDatabase } from '../../../server/src/db/database.ts';
import { embeddedConnections } from '../../../server/src/db/embedded.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { createLeanDatabase } from '../../support/leanDatabase.ts';
import { databaseImage, type TestData } from './databaseImage.ts';
import { postgresTestDatabase } from './postgresServer.ts';

/** 'postgres' runs the same tests on a real server (`TEST_DATABASE=postgres`). */
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** Fills a migrated database, once for all tests that ask for the same name. */
export type { TestData };

/**
 * A database of this test's own, migrated and filled: loaded from an image that is made once, or copied from a template.
 * The caller closes it.
 */
export async function openTestDatabase(data?: TestData): Promise<AtriumDatabase> {
  if (onPostgres) return postgresTestDatabase(data);
  const image = await databaseImage(data, async () => {
    const lite = await createLeanDatabase();
    const db = new AtriumDatabase(embeddedConnections(lite));
    await migrate(db);
    await data?.fill(db);
    // Whatever the log holds is in the tables then, and the log goes.
    await lite.exec('checkpoint');
    const dump = await lite.dumpDataDir('none');
    await db.close();
    return dump;
  });
  return new AtriumDatabase(embeddedConnections(await PGlite.create({ loadDataDir: image })));
}
