/**
 * Measures the applications in their frames beside a page with nothing but the frames, of the same origin, alternating:
 * `npm run bench:sub-apps -- [--rounds 5] [--switches 600]`. Cold mounts over a line of 40 ms and 10 Mbit/s, switches
 * between two open applications on a CPU four times slower, and what remains after many switches while three of seven
 * applications are broken. Prints tables with the goals, and the same as JSON on the last line and in
 * test-results/bench-sub-apps.json. A missed goal is printed but does not fail the run.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext } from '@playwright/test';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';
import { median } from './portal/statistics.ts';
import { COLD, coldInBare, coldInPortal, prepared, sharedBytes } from './subApps/mount.ts';
import { freshContext, signedIn } from './subApps/people.ts';
import { SlowLine } from './subApps/slowLine.ts';
import { ALL, KEPT, type Soak, soak } from './subApps/soak.ts';
import { openBare, openPortal } from './subApps/stage.ts';
import { makeReady, timeSwitches } from './subApps/switching.ts';

const MOST_TIMES_BARE = 1.1;
const MOST_SWITCH_MS = 50;
const MOST_GROWTH_MIB = 3;
const MOST_FRAMES = 3;
const PAIR = ['hr', 'approval'];
const EARLY = 10;
const LATER = 60;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, switches: { type: 'string', default: '600' } },
});
const rounds = Number(values.rounds);

interface Row {
  readonly what: string;
  readonly portal: number;
  readonly bare?: number;
  readonly ratio?: number;
  readonly goal?: string;
  readonly met?: 'yes' | 'NO';
}

const rounded = (value: number): number => Number(value.toFixed(value < 20 ? 2 : 0));
const legible = ({ portal, bare, ratio, ...row }: Row): Row => ({
  ...row,
  portal: rounded(portal),
  ...(bare !== undefined && { bare: rounded(bare) }),
  ...(ratio !== undefined && { ratio: rounded(ratio) }),
});
const met = (isMet: boolean) => (isMet ? 'yes' : 'NO');

type InContext = <Result>(work: (context: BrowserContext) => Promise<Result>) => Promise<Result>;

/** A separate browser for each piece of work, so that its cache is empty. */
const contexts =
  (browser: Browser, origin: string, stored: Awaited<ReturnType<typeof signedIn>>): InContext =>
  async (work) => {
    const context = await freshContext(browser, origin, stored);
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  };

/** Runs both alternately; the order changes with each round. */
async function inTurns(turns: (() => Promise<unknown>)[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const turn of turns) await turn();
    turns.reverse();
  }
}

async function mounts(inContext: InContext, line: SlowLine): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, module] of Object.entries(COLD)) {
    const portal: number[] = [];
    const bare: number[] = [];
    await inTurns([
      async () => portal.push(await inContext((context) => coldInPortal(context, line, module))),
      async () => bare.push(await inContext((context) => coldInBare(context, line, module))),
    ]);
    const ratio = median(portal) / median(bare);
    const goal = { goal: `≤ ${MOST_TIMES_BARE} times`, met: met(ratio <= MOST_TIMES_BARE) } as const;
    rows.push({
      what: `cold mount, ${kind} (${module}), ms`,
      portal: median(portal),
      bare: median(bare),
      ratio,
      ...goal,
    });
  }
  const fetched: number[] = [];
  const warmed: number[] = [];
  await inTurns([
    async () => {
      const times = await inContext((context) => prepared(context, line));
      fetched.push(times.fetched);
      warmed.push(times.warmed);
    },
  ]);
  const bytes = await inContext(sharedBytes);
  rows.push({ what: 'shared by the kit, first application, KiB', portal: bytes.first / 1024 });
  rows.push({
    what: 'shared by the kit, second application, KiB',
    portal: bytes.second / 1024,
    goal: '0',
    met: met(bytes.second === 0),
  });
  rows.push({ what: 'mount, fetched beforehand, ms', portal: median(fetched) });
  rows.push({ what: 'mount, warmed by the pointer, ms', portal: median(warmed) });
  return rows;
}

function switches(inContext: InContext): Promise<Row[]> {
  return inContext((ours) =>
    inContext(async (plain) => {
      const page = await ours.newPage();
      await openPortal(page);
      await makeReady(page, PAIR);
      const barePage = await plain.newPage();
      await openBare(barePage);
      await makeReady(barePage, PAIR);
      const portal: number[] = [];
      const bare: number[] = [];
      await inTurns([
        async () => portal.push(...(await timeSwitches(page, PAIR))),
        async () => bare.push(...(await timeSwitches(barePage, PAIR))),
      ]);
      const goal = { goal: `≤ ${MOST_SWITCH_MS} ms`, met: met(median(portal) <= MOST_SWITCH_MS) } as const;
      const what = 'switch between open applications, CPU 4 times slower, ms';
      return [{ what, portal: median(portal), bare: median(bare), ratio: median(portal) / median(bare), ...goal }];
    }),
  );
}

function weightRows(how: string, after: readonly number[], portal: Soak, bare: Soak): Row[] {
  const heaps = after.map(
    (count, n): Row => ({
      what: `heap, ${how}, after ${count}, MiB`,
      portal: portal.weights[n]?.heapMiB ?? Number.NaN,
      bare: bare.weights[n]?.heapMiB ?? Number.NaN,
    }),
  );
  const grown = (of: Soak, what: 'heapMiB' | 'documents' | 'listeners' | 'timers') =>
    (of.weights.at(-1)?.[what] ?? Number.NaN) - (of.weights[0]?.[what] ?? Number.NaN);
  const growth = grown(portal, 'heapMiB');
  const left = (['documents', 'listeners', 'timers'] as const).map(
    (what): Row => ({
      what: `${what} more than after ${after[0]}, ${how}`,
      portal: grown(portal, what),
      bare: grown(bare, what),
      goal: '0',
      met: met(grown(portal, what) <= 0),
    }),
  );
  return [
    ...heaps,
    {
      what: `heap, ${how}, growth, MiB`,
      portal: growth,
      bare: grown(bare, 'heapMiB'),
      goal: `≤ ${MOST_GROWTH_MIB}`,
      met: met(growth <= MOST_GROWTH_MIB),
    },
    ...left,
    {
      what: `most frames at once, ${how}`,
      portal: portal.mostFrames,
      bare: bare.mostFrames,
      goal: `≤ ${MOST_FRAMES}`,
      met: met(portal.mostFrames <= MOST_FRAMES),
    },
  ];
}

async function weights(inContext: InContext): Promise<Row[]> {
  const rows: Row[] = [];
  const kinds = [
    { how: 'kept alive', modules: KEPT, after: [EARLY, LATER] },
    { how: 'taken away', modules: ALL, after: [EARLY, LATER, Number(values.switches)] },
  ];
  for (const { how, modules, after } of kinds) {
    const portal = await inContext((context) => soak(context, 'portal', modules, after));
    const bare = await inContext((context) => soak(context, 'bare', modules, after));
    rows.push(...weightRows(how, after, portal, bare));
  }
  return rows;
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'sub-apps-'));
const server = new PortalServer(folder, { LOG_LEVEL: 'warn' });
const browser = await launch();
try {
  await server.start();
  const before = loadavg();
  const line = new SlowLine(server.port);
  const origin = await line.open();
  const inContext = contexts(browser, origin, await signedIn(browser, origin));
  const rows: Row[] = [];
  for (const part of [() => mounts(inContext, line), () => switches(inContext), () => weights(inContext)]) {
    const measured = (await part()).map(legible);
    console.table(measured, ['what', 'portal', 'bare', 'ratio', 'goal', 'met']);
    rows.push(...measured);
  }
  const report = JSON.stringify({ load: [before, loadavg()], rows });
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(join(ROOT, 'test-results', 'bench-sub-apps.json'), report);
  console.log(report);
  line.close();
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
