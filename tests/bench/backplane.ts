/**
 * Measures how many events processes exchange over LISTEN/NOTIFY and over Redis, alternating: `npm run bench:backplane --
 * [--seconds 2] [--rounds 3] [--connections 8] [--durable no]`. Starts a PostgreSQL, which waits for its disk unless told otherwise, a Redis if one is
 * installed, and one, two and four processes; all on the loopback address. Prints two tables, and the same as JSON on the last line.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { seedDemo } from '../../server/src/seed/seedDemo.ts';
import { tenantId, userId } from '../../server/src/seed/staff.ts';
import { clusterUrl, startCluster } from '../server/support/postgresCluster.ts';
import { installedRedis } from '../server/support/redisServers.ts';
import { RemotePerson } from '../server/support/remotePerson.ts';
import { ServerProcess } from '../server/support/serverProcess.ts';
import { freePort, runFolder } from '../support/portalServer.ts';
import { Listeners } from './backplane/listeners.ts';
import { ROWS } from './backplane/shared.ts';
import { startRaiser, storm } from './backplane/storm.ts';
import { median } from './portal/statistics.ts';
import { type Ask, measureLoad } from './server/load.ts';

const COUNTS = [1, 2, 4];
/** Events of one transaction: a notification to one person, and one to a department. */
const EVENTS = [1, 50];
const COMPANY = tenantId('aurora');

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    durable: { type: 'string', default: 'yes' },
  },
});
const [seconds, rounds, connections] = [Number(values.seconds), Number(values.rounds), Number(values.connections)];

/** How events travel between processes, if they do. */
interface Carrier {
  readonly name: string;
  /** URL of the Redis, `notify` or `none`. */
  readonly by: string;
}

type Row = Readonly<Record<string, string | number>>;
const whole = (numbers: readonly number[]): number => Math.round(median(numbers));

/** Runs each carrier once per round, starting with a different one each time. */
async function inTurns<T>(carriers: readonly Carrier[], measure: (carrier: Carrier) => Promise<T>) {
  const found = new Map<Carrier, T[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const index of carriers.keys()) {
      const carrier = carriers[(index + round) % carriers.length];
      if (carrier) found.set(carrier, [...(found.get(carrier) ?? []), await measure(carrier)]);
    }
  return found;
}

/** Processes that do nothing but commit and raise: where the carrier itself is the bottleneck. */
async function measureStorms(databaseUrl: string, carriers: readonly Carrier[]): Promise<Row[]> {
  const rows: Row[] = [];
  const raisers = new Map<Carrier, ChildProcess[]>(carriers.map((carrier) => [carrier, []]));
  for (const count of COUNTS) {
    for (const [{ by }, own] of raisers)
      while (own.length < count) own.push(await startRaiser(databaseUrl, by, connections));
    for (const events of EVENTS) {
      const found = await inTurns(carriers, (carrier) =>
        storm(raisers.get(carrier) ?? [], { seconds, events: carrier.by === 'none' ? 0 : events }),
      );
      for (const [{ name }, storms] of found) {
        const commits = whole(storms.map(({ commitsPerSecond }) => commitsPerSecond));
        const carried = whole(storms.map(({ eventsPerSecond }) => eventsPerSecond));
        rows.push({
          carrier: name,
          processes: count,
          'events a commit': events,
          'commits/s': commits,
          'events/s': carried,
        });
      }
    }
  }
  for (const one of [...raisers.values()].flat()) {
    one.kill('SIGTERM');
    await once(one, 'exit');
  }
  return rows;
}

interface Servers {
  readonly processes: ServerProcess[];
  readonly asks: Ask[];
  readonly pages: Listeners;
}

async function addServer(servers: Servers, environment: Readonly<Record<string, string>>): Promise<void> {
  const server = new ServerProcess(environment);
  servers.processes.push(server);
  const address = await server.ready();
  const lin = await RemotePerson.enter(address, 'lin', COMPANY);
  await servers.pages.join(address, lin.token);
  const { token } = await RemotePerson.enter(address, 'wang', COMPANY);
  const body = {
    title: 'Bench',
    executors: [userId('aurora', 'lin')],
    startedAt: '2030-01-01T09:00:00',
    endAt: '2030-01-02T09:00:00',
    isWarming: false,
  };
  servers.asks.push({
    url: `${address}/api/user-work/personal/create`,
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

/** Whole servers: a to-do is created over HTTP, and its notification arrives at a page of every process. */
async function measureServers(databaseUrl: string, dataDir: string, carriers: readonly Carrier[]): Promise<Row[]> {
  const rows: Row[] = [];
  const servers = new Map<Carrier, Servers>(
    carriers.map((carrier) => [carrier, { processes: [], asks: [], pages: new Listeners() }]),
  );
  for (const count of COUNTS) {
    for (const [{ by }, own] of servers) {
      const environment = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        ...(by !== 'notify' && { BACKPLANE_URL: by }),
      };
      while (own.processes.length < count) await addServer(own, environment);
      // The first requests to a process compile its code.
      own.pages.reset();
      await own.pages.allOf((await measureLoad(own.asks, { connections, seconds })).requests);
    }
    const found = await inTurns(carriers, async (carrier) => {
      const own = servers.get(carrier);
      if (!own) throw new Error('No servers');
      own.pages.reset();
      const start = performance.now();
      const load = await measureLoad(own.asks, { connections: connections * 2, seconds });
      const delivered = load.requests / (((await own.pages.allOf(load.requests)) - start) / 1000);
      return { ...load, delivered };
    });
    for (const [{ name }, loads] of found)
      rows.push({
        carrier: name,
        processes: count,
        'accepted/s': whole(loads.map(({ perSecond }) => perSecond)),
        'delivered/s, to each page': whole(loads.map(({ delivered }) => delivered)),
        'median ms': whole(loads.map(({ p50 }) => p50)),
        'p99 ms': whole(loads.map(({ p99 }) => p99)),
      });
  }
  for (const { pages, processes } of servers.values()) {
    await pages.stop();
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
  }
  return rows;
}

async function prepare(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  await seedDemo(database, { now: new Date() });
  await ROWS.create.execute(database.host);
  await database.close();
}

const busyBefore = loadavg()[0];
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'backplane-'));
const cluster = await startCluster({ isDurable: values.durable !== 'no' });
const port = await freePort();
const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
const redis = installedRedis ? spawn(installedRedis, options, { stdio: 'ignore' }) : undefined;
if (!redis) console.log('No Redis is installed: LISTEN/NOTIFY alone is measured.');
try {
  const databaseUrl = clusterUrl(cluster.sockets, 'postgres');
  await prepare(databaseUrl);
  const carriers: Carrier[] = [{ name: 'LISTEN/NOTIFY', by: 'notify' }];
  if (redis) carriers.push({ name: 'Redis', by: `redis://127.0.0.1:${port}` });
  const storms = await measureStorms(databaseUrl, [...carriers, { name: 'none', by: 'none' }]);
  console.table(storms);
  const loads = await measureServers(databaseUrl, folder, carriers);
  console.table(loads);
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.versions.node };
  const load = [busyBefore, loadavg()[0]];
  console.log(JSON.stringify({ date: new Date().toISOString(), machine, load, storms, loads }));
} finally {
  redis?.kill('SIGTERM');
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
