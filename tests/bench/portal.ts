/**
 * Measures the whole product as people and operators experience it: `npm run bench:portal -- [--runs 5] [--seconds 10]
 * [--connections 16]`. Builds the portal first; starts the real backend on the loopback address over a folder of its own.
 * Prints a table, and the same as JSON on the last line and in test-results/bench-portal.json.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { timeStart } from './portal/backend.ts';
import { launch, measureBytes, measureTimes, type WireBytes } from './portal/browser.ts';
import { median, quantile } from './portal/statistics.ts';
import { measureLoad, residentMiB } from './server/load.ts';

const CONFIGURATION = '/api/abp/application-configuration';
const WARM_STARTS = 5;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
  },
});

/** One measured number, as the table shows it. */
interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

function bytesRows(place: string, bytes: WireBytes): Row[] {
  const kib = (value: number): number => value / 1024;
  return [
    { what: `bytes until ${place}: JavaScript`, value: kib(bytes.scripts), unit: 'KiB' },
    { what: `bytes until ${place}: styles`, value: kib(bytes.styles), unit: 'KiB' },
    { what: `bytes until ${place}: page, answers, icons`, value: kib(bytes.rest), unit: 'KiB' },
  ];
}

function timeRows(what: string, times: readonly number[]): Row[] {
  return [
    { what: `${what}, median`, value: median(times), unit: 'ms' },
    { what: `${what}, slowest`, value: quantile(times, 1), unit: 'ms' },
  ];
}

async function measureStarts(server: PortalServer): Promise<Row[]> {
  const cold = await timeStart(server);
  const warm: number[] = [];
  for (let start = 0; start < WARM_STARTS; start += 1) {
    await server.stop();
    warm.push(await timeStart(server));
  }
  return [{ what: 'backend start, first time, demo data included', value: cold, unit: 'ms' }].concat(
    timeRows('backend start, afterwards', warm),
  );
}

async function measurePortal(server: PortalServer): Promise<Row[]> {
  const browser = await launch();
  try {
    const { signIn, workbench } = await measureBytes(browser, server.origin);
    const times = await measureTimes(browser, server.origin, Number(values.runs));
    const request = { url: server.origin + CONFIGURATION, headers: { authorization: times.token } };
    const idle = residentMiB(server.pid);
    const load = await measureLoad([request], {
      connections: Number(values.connections),
      seconds: Number(values.seconds),
    });
    return [
      ...bytesRows('sign-in is usable', signIn),
      ...bytesRows('the workbench is usable', workbench),
      ...timeRows('sign-in usable, CPU 4 times slower', times.signIn),
      ...timeRows('workbench usable, CPU 4 times slower', times.workbench),
      { what: 'application configuration', value: load.perSecond, unit: 'requests/s' },
      { what: 'application configuration, median', value: load.p50, unit: 'ms' },
      { what: 'application configuration, 99 of 100', value: load.p99, unit: 'ms' },
      { what: 'backend memory before the load', value: idle, unit: 'MiB' },
      { what: 'backend memory after the load', value: residentMiB(server.pid), unit: 'MiB' },
    ];
  } finally {
    await browser.close();
  }
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'data-'));
const server = new PortalServer(folder, { LOG_LEVEL: 'warn' });
try {
  const rows = [...(await measureStarts(server)), ...(await measurePortal(server))];
  console.table(rows.map(({ what, value, unit }) => ({ what, value: Number(value.toFixed(1)), unit })));
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', node: process.versions.node };
  const report = JSON.stringify({ machine, rows });
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(join(ROOT, 'test-results', 'bench-portal.json'), report);
  console.log(report);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
