/**
 * Measures idle hub connections and broadcasts against a plain `ws` server, each in a process of its own, clients in
 * another: `node --import tsx tests/bench/hub.ts [--connections 10000] [--rounds 2] [--broadcasts 15]`.
 * The plain server and the hub take turns, so that both see the same machine. Loopback only.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile } from './hub/shared.ts';

type Report = Readonly<Record<string, unknown>>;
type Kind = 'ws' | 'hub';

/** One server with all its clients, measured once. */
interface Measured {
  readonly bytesPerConnection: number;
  readonly p50: number;
  readonly p99: number;
  readonly all: number;
  readonly loop: number;
}

const PATIENCE_MS = 60_000;
const SETTLE_MS = 1_000;

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '2' },
    broadcasts: { type: 'string', default: '15' },
  },
});
const [connections, rounds, broadcasts] = [values.connections, values.rounds, values.broadcasts].map(Number);
if (connections === undefined || rounds === undefined || broadcasts === undefined) throw new Error('Not a number');

/** Each end of a connection is an open file of its process, and Node needs some for itself. */
const openFiles = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
if (openFiles !== 'unlimited' && Number(openFiles) < connections + 200) {
  throw new Error(`${connections} connections need a higher limit of open files than ${openFiles} (ulimit -n)`);
}

function start(file: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(`./hub/${file}`, import.meta.url));
  return fork(path, args, { execArgv: ['--import', 'tsx', '--expose-gc'] });
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

const pause = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

async function broadcast(server: ChildProcess, clients: ChildProcess): Promise<{ latencies: number[]; loop: number }> {
  const arrived = report(clients);
  const sent = await ask(server, 'broadcast');
  const { arrivals } = await arrived;
  if (!Array.isArray(arrivals)) throw new Error('No arrivals');
  return { latencies: arrivals.map((at) => Number(at) - Number(sent.startedAt)), loop: Number(sent.loopMs) };
}

async function measure(kind: Kind): Promise<Measured> {
  const server = start('server.ts', kind);
  const { port } = await report(server);
  await pause();
  const before = await ask(server, 'memory');
  const clients = start('clients.ts', kind, String(port), String(connections));
  await report(clients);
  await pause();
  const after = await ask(server, 'memory');
  if (Number(after.count) !== connections) throw new Error(`${after.count} of ${connections} connections are there`);
  const sent: { latencies: number[]; loop: number }[] = [];
  for (let index = 0; index < Number(broadcasts); index += 1) sent.push(await broadcast(server, clients));
  const median = (pick: (one: { latencies: number[]; loop: number }) => number) => quantile(sent.map(pick), 0.5);
  clients.send({ command: 'leave' });
  await once(clients, 'exit');
  server.disconnect();
  await once(server, 'exit');
  return {
    bytesPerConnection: (Number(after.rss) - Number(before.rss)) / Number(connections),
    p50: median(({ latencies }) => quantile(latencies, 0.5)),
    p99: median(({ latencies }) => quantile(latencies, 0.99)),
    all: median(({ latencies }) => Math.max(...latencies)),
    loop: median(({ loop }) => loop),
  };
}

const measured: Record<Kind, Measured[]> = { ws: [], hub: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const kind of ['ws', 'hub'] as const) measured[kind].push(await measure(kind));
}

const FIELDS = ['bytesPerConnection', 'p50', 'p99', 'all', 'loop'] as const;
const middle = (kind: Kind, field: keyof Measured) =>
  quantile(
    measured[kind].map((one) => one[field]),
    0.5,
  );
const table = FIELDS.map((field) => {
  const [ws, hub] = [middle('ws', field), middle('hub', field)];
  const round = (value: number) => Number(value.toFixed(2));
  return {
    measure: field === 'bytesPerConnection' ? field : `${field} ms`,
    ws: round(ws),
    hub: round(hub),
    ratio: round(hub / ws),
  };
});
console.log(`${connections} idle connections, ${rounds} rounds of ${broadcasts} broadcasts each`);
console.table(table);
console.log(JSON.stringify(Object.fromEntries(table.map(({ measure: name, ratio }) => [name, ratio]))));
