import { SigningKeys } from '../server/src/auth/signingKeys.ts';
import { readConfig } from '../server/src/config/config.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { StartError } from '../server/src/errors/startError.ts';

/** Creates a new signing key and retires the old ones, in the database that the server's own variables name. */
async function rotate(): Promise<void> {
  const { dataDir, databaseUrl, secretsKey } = readConfig(process.env);
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    const kid = await new SigningKeys(database, secretsKey).rotate(new Date());
    console.log(`The new signing key is ${kid}. Running servers use it within a minute; the old ones go on verifying.`);
  } finally {
    await database.close();
  }
}

rotate().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
