/**
 * Measures the lists of business applications with a large and a small company, alternating on one server and a real
 * PostgreSQL: `npm run bench:business -- [--rows 1000000] [--beside 10000] [--requests 200]`. Prints a table, and the same as
 * JSON on the last line. A missed goal is printed but does not fail the run.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tenantId, userId } from '../../server/src/seed/staff.ts';
import { emptyPostgresUrl, stopPostgresServer } from '../server/support/postgresServer.ts';
import { RemotePerson } from '../server/support/remotePerson.ts';
import { ServerProcess } from '../server/support/serverProcess.ts';
import { runFolder } from '../support/portalServer.ts';
import { compared, MOST_TIMES } from './server/compared.ts';
import { withDemo } from './server/filling.ts';
import type { Ask } from './server/load.ts';
import { fillRecords, KIND } from './server/records.ts';

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
  headers: { authorization: `Bearer ${token}` },
  body: { skipCount: 0, maxResultCount: 20, ...question },
});

async function filled(databaseUrl: string): Promise<void> {
  await withDemo(databaseUrl, async (client) => {
    await client.query('insert into tenant_user_policies (tenant_id, user_id, policy) values ($1, $2, $3)', [
      SMALL,
      userId('boreal', 'lin'),
      'OMS_Auth',
    ]);
    await fillRecords(client, [
      [LARGE, rows],
      [SMALL, beside],
    ]);
  });
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
    const [ofLarge, ofSmall] = await compared([asking(large, question)], [asking(small, question)], requests);
    const ratio = ofLarge.p99 / ofSmall.p99;
    measured.push({
      what,
      [`${rows} rows, p99 ms`]: Number(ofLarge.p99.toFixed(1)),
      [`${beside} rows, p99 ms`]: Number(ofSmall.p99.toFixed(1)),
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
