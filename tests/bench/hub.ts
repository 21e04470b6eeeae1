/**
 * Measures many idle connections to the hub, over each transport and in the whole portal on PostgreSQL, beside plain
 * `ws` and `node:http`, each server in a process of its own and its clients in another: `npm run bench:hub --
 * [--connections 10000] [--rounds 2] [--broadcasts 15] [--idle 30] [--kinds ws,hub]`. The servers alternate, so that all
 * of them see the same machine. Loopback only.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { emptyPostgresUrl, stopPostgresServer } from '../server/support/postgresServer.ts';
import { runFolder } from '../support/portalServer.ts';
import { signInDevices } from './hub/portal.ts';
import { KINDS, type Kind, readKind } from './hub/shared.ts';
import { median, quantile } from './portal/statistics.ts';

type Report = Readonly<Record<string, unknown>>;

/** One server with all its clients, measured once. */
interface Measured {
  /** Of the process, and of its JavaScript heap. */
  readonly bytesPerConnection: number;
  readonly heldPerConnection: number;
  readonly connectMs: number;
  /** CPU time of the server: by the clock, the clients would be the slow part. */
  readonly connectWork: number;
  /** CPU time while nothing happens but pings: a share of one core. */
  readonly idleShare: number;
  readonly eventWork: number;
  readonly p50: number;
  readonly p99: number;
}

const PATIENCE_MS = 180_000;
const SETTLE_MS = 1_000;

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '2' },
    broadcasts: { type: 'string', default: '15' },
    idle: { type: 'string', default: '30' },
    kinds: { type: 'string', default: KINDS.join(',') },
  },
});
const [connections, rounds, broadcasts, idleSeconds] = [
  Number(values.connections),
  Number(values.rounds),
  Number(values.broadcasts),
  Number(values.idle),
];
const kinds = values.kinds.split(',').map(readKind);

/** Each end of a connection is an open file of its process, and Node needs some for itself. */
const openFiles = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
if (openFiles !== 'unlimited' && Number(openFiles) < connections + 200) {
  throw new Error(`${connections} connections need a higher limit of open files than ${openFiles} (ulimit -n)`);
}

function start(file: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(`./hub/${file}`, import.meta.url));
  // The portal writes a line for each request.
  return fork(path, args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function report(child: ChildProcess): Promise<Report> {
  const gaveUp = new AbortController();
  const exited = once(child, 'exit', { signal: gaveUp.signal }).then(() =>
    Promise.reject(new Error('A child has ended')),
  );
  exited.catch(() => undefined);
  const told = once(child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
  const [message] = await Promise.race([told, exited]).finally(() => gaveUp.abort());
  if (typeof message !== 'object' || message === null) throw new Error('Not a report');
  return Object.fromEntries(Object.entries(message));
}

function ask(child: ChildProcess, command: string): Promise<Report> {
  const answer = report(child);
  child.send({ command });
  return answer;
}

const pause = (ms = SETTLE_MS) => new Promise((resolve) => setTimeout(resolve, ms));

async function broadcast(server: ChildProcess, clients: ChildProcess): Promise<number[]> {
  const arrived = report(clients);
  const sent = await ask(server, 'broadcast');
  const { arrivals } = await arrived;
  if (!Array.isArray(arrivals)) throw new Error('No arrivals');
  return arrivals.map((at) => Number(at) - Number(sent['startedAt']));
}

/** Milliseconds of CPU time that the server has used so far. */
const work = async (server: ChildProcess): Promise<number> => Number((await ask(server, 'work'))['cpuMs']);

/** The CPU time while only pings are sent, as a share of the elapsed time. */
async function idleShare(server: ChildProcess): Promise<number> {
  const before = await work(server);
  await pause(idleSeconds * 1000);
  return ((await work(server)) - before) / (idleSeconds * 1000);
}

async function measure(kind: Kind): Promise<Measured> {
  const server = start('server.ts', kind, databaseUrl);
  const { port } = await report(server);
  await pause();
  const before = await ask(server, 'memory');
  const workBefore = await work(server);
  const clients = start('clients.ts', kind, String(port), String(connections), tokenFile);
  const { connectMs } = await report(clients);
  const connectWork = (await work(server)) - workBefore;
  await pause();
  const after = await ask(server, 'memory');
  if (after['count'] !== connections) throw new Error(`${after['count']} of ${connections} connections are there`);
  const share = await idleShare(server);
  const sent: number[][] = [];
  const quietly = await work(server);
  for (let index = 0; index < broadcasts; index += 1) {
    sent.push(await broadcast(server, clients));
    // Polling clients ask again.
    await pause(kind.toLowerCase().includes('polling') ? SETTLE_MS : 0);
  }
  const eventWork = (await work(server)) - quietly;
  clients.send({ command: 'leave' });
  await once(clients, 'exit');
  server.disconnect();
  await once(server, 'exit');
  const perConnection = (field: 'rss' | 'held') => (Number(after[field]) - Number(before[field])) / connections;
  return {
    bytesPerConnection: perConnection('rss'),
    heldPerConnection: perConnection('held'),
    connectMs: Number(connectMs),
    connectWork: (connectWork / connections) * 1000,
    idleShare: share,
    eventWork: (eventWork / broadcasts / connections) * 1000,
    p50: median(sent.map((latencies) => quantile(latencies, 0.5))),
    p99: median(sent.map((latencies) => quantile(latencies, 0.99))),
  };
}

await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'hub-'));
const tokenFile = join(folder, 'tokens');
const databaseUrl = kinds.includes('portal') ? await emptyPostgresUrl() : '';
if (databaseUrl !== '') await writeFile(tokenFile, (await signInDevices(databaseUrl, connections)).join('\n'));

const before = loadavg();
const measured = new Map<Kind, Measured[]>(kinds.map((kind) => [kind, []]));
try {
  for (let round = 0; round < rounds; round += 1) for (const [kind, own] of measured) own.push(await measure(kind));
} finally {
  await stopPostgresServer();
  await rm(folder, { recursive: true, force: true });
}

const FIELDS: readonly (readonly [keyof Measured, string])[] = [
  ['bytesPerConnection', 'memory a connection, bytes'],
  ['heldPerConnection', 'of which scripts hold, bytes'],
  ['connectMs', 'all connected, ms'],
  ['connectWork', 'work to connect one, µs'],
  ['idleShare', 'idle, share of a core'],
  ['eventWork', 'work to tell one, µs'],
  ['p50', 'told half of them, ms'],
  ['p99', 'told 99 of 100, ms'],
];
const middle = (kind: Kind, field: keyof Measured) => median((measured.get(kind) ?? []).map((one) => one[field]));
const places = (value: number) => Number(value.toPrecision(3));
const table = kinds.map((kind) => {
  const shown = ([field, what]: (typeof FIELDS)[number]): readonly [string, string] => {
    const value = middle(kind, field);
    return [what, `${places(value)} (${places(value / middle(kinds[0] ?? kind, field))})`];
  };
  return { kind, ...Object.fromEntries(FIELDS.map(shown)) };
});
const machine = {
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? '',
  node: process.versions.node,
  load: [before, loadavg()],
};
console.log(
  `${connections} connections, ${rounds} rounds, ${idleSeconds} s idle, ${broadcasts} events; (divided by ${kinds[0]})`,
);
console.table(table);
console.log(JSON.stringify({ date: new Date().toISOString(), machine, connections, table }));
