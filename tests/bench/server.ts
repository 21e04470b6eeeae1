/**
 * Measures the backend with a large company on a real PostgreSQL: `npm run bench:server -- [--rows 1000000]
 * [--requests 300] [--seconds 2] [--connections 16]`. Starts PostgreSQL and one to three servers on the loopback address;
 * the client is this process. Prints a table, and the same as JSON on the last line. Gives up after twenty minutes.
 *
 * With `--beside 10000` it compares the calls of a page with those in a second database instead, in turns, which has that
 * many rows of everything that grows with a company. A missed goal is printed but does not fail the run.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { emptyPostgresUrl, stopPostgresServer } from '../server/support/postgresServer.ts';
import { RemotePerson } from '../server/support/remotePerson.ts';
import { ServerProcess } from '../server/support/serverProcess.ts';
import { runFolder } from '../support/portalServer.ts';
import { median } from './portal/statistics.ts';
import { COMPANY, makeLargeCompany, PEOPLE } from './server/company.ts';
import { type Ask, type Load, measureLoad, residentMiB } from './server/load.ts';
import { configuration, notificationPage, type Page, pagesOfColleague, pagesOfHeavyReader } from './server/pages.ts';
import { signIns } from './server/people.ts';
import { compareSizes, makeGrownCompany, tableOf } from './server/sizes.ts';

const LIMIT_MS = 1_200_000;
const MOST_PROCESSES = 3;
/** Few, so that the timing of a page does not include those before it. */
const PAGE_CONNECTIONS = 2;
const WARM_UP = 10;
const ROUNDS = 3;
const LONGEST_PAGE_S = 3;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    beside: { type: 'string' },
  },
});
const [rows, requests, seconds, connections] = [
  Number(values.rows),
  Number(values.requests),
  Number(values.seconds),
  Number(values.connections),
];
const beside = values.beside === undefined ? undefined : Number(values.beside);

/** One line of the table: the value, and for loads the 99th percentile. */
interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly p99Ms?: number;
}

const processes: ServerProcess[] = [];
const folder = await (async () => {
  await mkdir(runFolder('bench'), { recursive: true });
  return mkdtemp(join(runFolder('bench'), 'server-'));
})();

async function cleanUp(): Promise<void> {
  await Promise.all(processes.splice(0).map((one) => one.end('SIGTERM')));
  await stopPostgresServer();
  await rm(folder, { recursive: true, force: true });
}

/** Every sign-in comes from an address of its own, as a proxy would report it: one may not make very many. */
const PROXY = '127.0.0.1';

async function startProcess(databaseUrl: string): Promise<string> {
  const server = new ServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: folder, TRUSTED_PROXIES: PROXY });
  processes.push(server);
  return server.ready();
}

function memoryRow(when: string): Row {
  return { what: `memory of a process, ${when}`, value: residentMiB(processes[0]?.child.pid), unit: 'MiB' };
}

async function measurePages(pages: readonly Page[]): Promise<Row[]> {
  const measured: Row[] = [];
  for (const { what, ask } of pages) {
    await measureLoad([ask], { connections: PAGE_CONNECTIONS, seconds: LONGEST_PAGE_S, requests: WARM_UP });
    const load = await measureLoad([ask], { connections: PAGE_CONNECTIONS, seconds: LONGEST_PAGE_S, requests });
    measured.push({ what, value: load.p50, unit: 'ms (median)', p99Ms: load.p99 });
  }
  return measured;
}

/** One request after the other to each process in turn; no two of the same person. */
function inTurn(asks: readonly (readonly Ask[])[]): Ask[] {
  const longest = Math.max(asks.length, ...asks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => {
    const own = asks[place % asks.length] ?? [];
    return own[place % own.length] ?? [];
  }).flat();
}

/**
 * The rate of a request with one process and more: each for a while in turn, several times, so that other load on the
 * machine affects all of them; medians.
 */
async function measureThroughput(what: string, asks: readonly (readonly Ask[])[]): Promise<Row[]> {
  // The first requests to a process compile its code.
  await measureLoad(inTurn(asks), { connections, seconds });
  const loads = asks.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, own] of loads.entries()) {
      own.push(await measureLoad(inTurn(asks.slice(0, index + 1)), { connections, seconds }));
    }
  }
  return loads.map((own, index) => ({
    what: `${what}, ${index + 1} ${index === 0 ? 'process' : 'processes'}`,
    value: median(own.map(({ perSecond }) => perSecond)),
    unit: 'requests/s',
    p99Ms: median(own.map(({ p99 }) => p99)),
  }));
}

interface Measured {
  readonly measured: readonly object[];
  readonly table: readonly object[];
}

async function measureAll(): Promise<Measured> {
  const url = await emptyPostgresUrl();
  const start = performance.now();
  await makeLargeCompany(url, rows);
  const measured: Row[] = [
    { what: `${rows} notifications made`, value: (performance.now() - start) / 1000, unit: 's' },
  ];
  const addresses = [await startProcess(url)];
  measured.push(memoryRow('at the start'));
  const lin = await RemotePerson.enter(addresses[0] ?? '', 'lin', COMPANY);
  const wang = await RemotePerson.enter(addresses[0] ?? '', 'wang', COMPANY);
  measured.push(...(await measurePages([...pagesOfHeavyReader(lin, rows / 2), ...pagesOfColleague(wang)])));
  measured.push(memoryRow('after the pages'));
  while (addresses.length < MOST_PROCESSES) addresses.push(await startProcess(url));
  const people = addresses.map((address) => wang.at(address));
  const each = (ask: (person: RemotePerson) => Ask) => people.map((person) => [ask(person)]);
  measured.push(...(await measureThroughput('application configuration', each(configuration))));
  measured.push(
    ...(await measureThroughput(
      'notification list',
      each((person) => notificationPage(person, 1)),
    )),
  );
  const signingIn = addresses.map((address) => signIns(address, PEOPLE));
  measured.push(...(await measureThroughput('sign-in', signingIn)));
  measured.push(memoryRow('after the load'));
  const table = measured.map(({ what, value, unit, p99Ms }) => {
    const row = { what, value: Number(value.toFixed(1)), unit };
    return p99Ms === undefined ? row : { ...row, 'p99 ms': Number(p99Ms.toFixed(1)) };
  });
  return { measured, table };
}

async function measureSizes(beside: number): Promise<Measured> {
  const start = async (size: number) => {
    const url = await emptyPostgresUrl();
    await makeGrownCompany(url, size, beside);
    return startProcess(url);
  };
  const measured = await compareSizes([await start(rows), await start(beside)], requests);
  return { measured, table: tableOf(measured, rows, beside) };
}

const busyBefore = loadavg()[0];
const patience = new AbortController();
const tooLong = wait(LIMIT_MS, undefined, { signal: patience.signal }).then(() => {
  throw new Error(`Not done within ${LIMIT_MS / 1000} s: try fewer rows, or an idle machine.`);
});
try {
  const { measured, table } = await Promise.race([beside === undefined ? measureAll() : measureSizes(beside), tooLong]);
  console.table(table);
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? '',
    node: process.versions.node,
    load: [busyBefore, loadavg()[0]],
  };
  console.log(JSON.stringify({ date: new Date().toISOString(), machine, rows: measured }));
} finally {
  tooLong.catch(() => undefined);
  patience.abort();
  await cleanUp();
}
