/**
 * Measures the lists of business applications with a large and a small company, alternating on one server and a real
 * PostgreSQL: `npm run bench:business -- [--rows 1000000] [--beside 10000] [--requests 200]`. Prints a table, and the same as
 * JSON on the last line. A missed goal is printed but does not fail the run.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { seedDemo } from '../../server/src/seed/seedDemo.ts';
import { tenantId, userId } from '../../server/src/seed/staff.ts';
import { emptyPostgresUrl, stopPostgresServer } from '../server/support/postgresServer.ts';
import { RemotePerson } from '../server/support/remotePerson.ts';
import { ServerProcess } from '../server/support/serverProcess.ts';
import { runFolder } from '../support/portalServer.ts';
import { median } from './portal/statistics.ts';
import { type Ask, measureLoad } from './server/load.ts';
import { fillRecords, KIND } from './server/records.ts';

const MOST_TIMES = 1.5;
const ROUNDS = 5;
const LARGE = tenantId('aurora');
const SMALL = tenantId('boreal');

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    beside: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '200' },
  },
});
const [rows, beside, requests] = [Number(values.rows), Number(values.beside), Number(values.requests)];

/** What is asked of a list, and what the table calls it. */
const QUESTIONS: Readonly<Record<string, object>> = {
  'first page': {},
  'first page, by amount': { sorting: '-amount' },
  'filtered by status': { filter: { status: { in: ['toShip'] } } },
  'filtered by a day': { filter: { due: { from: '2026-11-01', to: '2026-11-30' } } },
  'filtered by words': { keyword: '试单 77' },
  'a tab': { tab: 'overdue' },
};
const asking = ({ address, token }: RemotePerson, question: object): Ask => ({
  url: `${address}/api/business/${KIND}/list`,
  authorization: `Bearer ${token}`,
  body: { skipCount: 0, maxResultCount: 20, ...question },
});

async function filled(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  await seedDemo(database, { now: new Date() }).finally(() => database.close());
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('insert into tenant_user_policies (tenant_id, user_id, policy) values ($1, $2, $3)', [
      SMALL,
      userId('boreal', 'lin'),
      'OMS_Auth',
    ]);
    await fillRecords(client, [
      [LARGE, rows],
      [SMALL, beside],
    ]);
  } finally {
    await client.end();
  }
}

/** The 99th percentile in milliseconds: of both, alternating, as the median of the rounds. */
async function compared(large: Ask, small: Ask): Promise<readonly [large: number, small: number]> {
  const times: readonly [number[], number[]] = [[], []];
  const bounds = { connections: 1, seconds: 30, requests: requests / ROUNDS };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [place, ask] of [large, small].entries()) {
      const { p99 } = await measureLoad([ask], bounds);
      if (round >= 0) times[place]?.push(p99);
    }
  }
  return [median(times[0]), median(times[1])];
}

await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'business-'));
const busyBefore = loadavg()[0];
let server: ServerProcess | undefined;
try {
  const url = await emptyPostgresUrl();
  await filled(url);
  server = new ServerProcess({ DATABASE_URL: url, DATA_DIR: folder });
  const address = await server.ready();
  const [large, small] = [
    await RemotePerson.enter(address, 'lin', LARGE),
    await RemotePerson.enter(address, 'lin', SMALL),
  ];
  const measured: object[] = [];
  for (const [what, question] of Object.entries(QUESTIONS)) {
    const [ofLarge, ofSmall] = await compared(asking(large, question), asking(small, question));
    const ratio = ofLarge / ofSmall;
    measured.push({
      what,
      [`${rows} rows, p99 ms`]: Number(ofLarge.toFixed(1)),
      [`${beside} rows, p99 ms`]: Number(ofSmall.toFixed(1)),
      ratio: Number(ratio.toFixed(2)),
      [`≤ ${MOST_TIMES}`]: ratio <= MOST_TIMES ? 'yes' : 'NO',
    });
  }
  console.table(measured);
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', load: [busyBefore, loadavg()[0]] };
  console.log(JSON.stringify({ date: new Date().toISOString(), machine, rows: measured }));
} finally {
  await server?.end('SIGTERM');
  await stopPostgresServer();
  await rm(folder, { recursive: true, force: true });
}
