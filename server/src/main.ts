import { buildApp } from './app.ts';
import type { Backplane } from './backplane/backplane.ts';
import { notifyBackplane } from './backplane/notifyBackplane.ts';
import { RedisBackplane } from './backplane/redisBackplane.ts';
import { type Config, readConfig } from './config/config.ts';
import { HELP } from './config/help.ts';
import { type AtriumDatabase, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { StartError } from './errors/startError.ts';
import { createLogger } from './http/log.ts';
import { DEMO_PASSWORD, demoAccounts } from './seed/content/companies.ts';
import { DEMO_PORTAL_CONFIG } from './seed/content/portalConfig.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { startSweeps } from './sweeps.ts';

/** Long enough for requests in progress, short enough for an impatient operator. */
const STOP_LIMIT_MS = 10_000;
/** Time limit for requests in progress; the rest is for the hub, the sweeps and the database. */
const REQUEST_LIMIT_MS = 7000;

/** Fills an empty database, only once even if several processes start at the same time. */
async function seedIfEmpty(database: AtriumDatabase): Promise<void> {
  await database.inTurn('atrium seed', async () => {
    const anybody = await database.host.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
    if (!anybody) await seedDemo(database, { now: new Date() });
  });
}

async function openReadyDatabase(config: Config): Promise<AtriumDatabase> {
  const location = {
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
  };
  const database = await openDatabase(location);
  try {
    await migrate(database);
    if (config.demo) await seedIfEmpty(database);
    if (database.kind === 'embedded') return database;
    // A migration may take as long as it needs and wait for another process's; nothing after it may.
    await database.close();
    return await openDatabase({ ...location, limits: config.limits });
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Names the loopback address: a browser offers passkeys at a name only. */
function announce(address: string, config: Config): void {
  console.log(`Atrium is ready at ${address.replace('//127.0.0.1', '//localhost')}`);
  if (!config.demo) return;
  const names = demoAccounts.map(({ key, name }) => `${key} (${name})`).join(', ');
  console.log(`Demo accounts: ${names}; password ${DEMO_PASSWORD}`);
}

/** The oldest major version of Node that still gets security fixes. */
const SUPPORTED_NODE = 22;

function warnOfNode(warn: (line: string) => void): void {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) >= SUPPORTED_NODE) return;
  warn(`Node ${node} gets no security fixes any more: run Atrium with Node ${SUPPORTED_NODE} or newer.`);
}

/** Shuts down in order on a signal; a second signal, or the time limit, ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function openBackplane(config: Config, database: AtriumDatabase): Promise<Backplane> {
  if (!config.backplane) return notifyBackplane(database);
  return RedisBackplane.open(config.backplane, database, createLogger(config.logLevel));
}

async function listen(config: Config, database: AtriumDatabase, backplane: Backplane): Promise<void> {
  const portalDefaults = config.demo ? DEMO_PORTAL_CONFIG : {};
  const { fastify, services } = await buildApp({ database, backplane, config, portalDefaults });
  const stopSweeps = startSweeps(database, services, fastify.log);
  stopOnSignal(async () => {
    const cut = setTimeout(() => fastify.server.closeAllConnections(), REQUEST_LIMIT_MS);
    await fastify.close();
    clearTimeout(cut);
    await stopSweeps();
    await backplane.close();
    await database.close();
  });
  try {
    const address = await fastify.listen({
      host: config.host,
      port: config.port,
      listenTextResolver: () => 'listening',
    });
    warnOfNode((line) => fastify.log.warn(line));
    announce(config.publicUrl || address, config);
  } catch (error) {
    await fastify.close();
    await stopSweeps();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${config.port} of ${config.host} is taken; set PORT to another.`);
    throw new StartError(`Cannot listen on ${config.host}:${config.port}: ${code || String(error)}.`);
  }
}

/** One line for the operator; a stack only for unexpected errors. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full: the database could not be written.';
  return `Atrium could not start: ${error instanceof Error ? error.message : String(error)}`;
}

/**
 * Runs the server until a signal ends it. Prints its address when ready; exits with 1 and one line if it cannot start.
 */
export async function runServer(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(HELP);
    return;
  }
  // Makes the data folder, the embedded database and attachments private to this user.
  process.umask(0o077);
  let database: AtriumDatabase | undefined;
  let backplane: Backplane | undefined;
  try {
    const config = readConfig(process.env);
    database = await openReadyDatabase(config);
    backplane = await openBackplane(config, database);
    await listen(config, database, backplane);
  } catch (error) {
    console.error(explain(error));
    await backplane?.close().catch(() => undefined);
    await database?.close().catch(() => undefined);
    process.exit(1);
  }
}

if (process.argv[1] === import.meta.filename) await runServer();
