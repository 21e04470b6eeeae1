/**
 * A working day of eight hours in one page, in minutes: `npm run bench:day -- [--changes 600] [--every 100] [--events 3]
 * [--snapshots <folder>]`. lin, who has
 * 10,000 notifications in a company of 2,000, goes through portal, console, applications and dialog; a colleague gives her a
 * to-do at every third change (`--events`); her tokens are renewed; the clocks of page and server advance at each change, past midnight.
 * The page is weighed after every hundred changes. Prints a table, and the same as JSON on the last line; a day that is not flat
 * is printed but does not fail the run.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { request } from '@playwright/test';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { provideServerBundle } from '../../scripts/support/serverBundle.ts';
import { BUNDLE_VARIABLE } from '../../scripts/support/serverProgram.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { emptyPostgresUrl, stopPostgresServer } from '../server/support/postgresServer.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { Colleague } from './day/colleague.ts';
import { advance, ownClock } from './day/pageClock.ts';
import { snapshot } from './day/snapshot.ts';
import { slicesKib } from './day/stateSize.ts';
import { renewTokens } from './day/tokens.ts';
import { go, keepStore, ROUND } from './day/walk.ts';
import { launch } from './portal/browser.ts';
import { countTimers, type Weight, weigh } from './portal/weight.ts';
import { makeLargeCompany } from './server/company.ts';
import { signedIn } from './subApps/people.ts';

/** Half of a large company's notifications belong to lin. */
const NOTIFICATIONS = 20_000;
const DAY_MS = 8 * 3_600_000;
/** Past the longest popup and the last burst of events. */
const REST_MS = 60_000;
const HOUR_OF_START = 17;
const ZONE = 'Asia/Shanghai';
const ZONE_MS = 8 * 3_600_000;

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '600' },
    every: { type: 'string', default: '100' },
    events: { type: 'string', default: '3' },
    snapshots: { type: 'string' },
  },
});
const [changes, every, events] = [Number(values.changes), Number(values.every), Number(values.events)];

/** Milliseconds from now until five in the afternoon there, so that the day passes midnight. */
function untilStart(): number {
  const day = 24 * 3_600_000;
  const sinceMidnight = (Date.now() + ZONE_MS) % day;
  return (HOUR_OF_START * 3_600_000 - sinceMidnight + day) % day;
}

interface Row extends Weight {
  readonly after: number;
  readonly codeMiB: number;
  /** The text size of each slice of the store. */
  readonly slices: Readonly<Record<string, number>>;
}

async function spendDay(server: PortalServer, startMs: number): Promise<Row[]> {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      timezoneId: ZONE,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      storageState: await signedIn(browser, server.origin, []),
    });
    await ownClock(context, startMs);
    await countTimers(context);
    const page = await context.newPage();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    page.on('pageerror', (error) => console.log(`In the page: ${error.message}`));
    const colleague = new Colleague(await request.newContext({ baseURL: server.origin }));
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await page.goto(PATHS.workbench);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await keepStore(page);
    const rows: Row[] = [];
    const look = async (after: number): Promise<void> => {
      await go(page, PATHS.workbench);
      server.moveClock(await advance(page, REST_MS));
      const weight = await weigh(page, session);
      const slices = await slicesKib(page);
      rows.push({ after, ...weight, slices, codeMiB: await snapshot(session, String(after), values.snapshots) });
    };
    await look(0);
    for (let change = 1; change <= changes; change += 1) {
      await ROUND[(change - 1) % ROUND.length]?.(page);
      if (change % events === 0) await colleague.assign(`第 ${change} 件`);
      server.moveClock(await advance(page, DAY_MS / changes));
      if (change % every === every / 2) await renewTokens(page);
      if (change === ROUND.length || change % every === 0) await look(change);
    }
    if (loads !== 1) throw new Error(`The page was loaded ${loads} times.`);
    return rows;
  } finally {
    await browser.close();
  }
}

await ensurePortalBuild();
process.env[BUNDLE_VARIABLE] = await provideServerBundle();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'day-'));
const busyBefore = loadavg();
let server: PortalServer | undefined;
try {
  const url = await emptyPostgresUrl();
  await makeLargeCompany(url, NOTIFICATIONS);
  const startMs = untilStart();
  server = new PortalServer(folder, {
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
    PORTAL_CLOCK_SHIFT_MS: String(startMs),
    // A refused call that she asked for reloads the page (§4), and then nothing could grow for longer than an hour.
    ACCESS_TOKEN_SECONDS: '86400',
  });
  await server.start();
  const begun = performance.now();
  const rows = await spendDay(server, startMs);
  const minutes = (performance.now() - begun) / 60_000;
  console.table(
    rows.map(({ after, slices, heapMiB, codeMiB, ...counts }) => ({
      changes: after,
      'heap, MiB': Number(heapMiB.toFixed(2)),
      'without code': Number((heapMiB - codeMiB).toFixed(2)),
      ...counts,
      'store, KiB': Object.values(slices).reduce((sum, one) => sum + one, 0),
    })),
  );
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? '', load: [busyBefore, loadavg()] };
  console.log(JSON.stringify({ date: new Date().toISOString(), machine, minutes, rows }));
} finally {
  await server?.stop();
  await stopPostgresServer();
  await rm(folder, { recursive: true, force: true });
}
