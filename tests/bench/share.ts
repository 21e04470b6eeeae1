/**
 * Measures a company's public page as seen by a stranger with a slow phone: `npm run bench:share -- [--rounds 5]`. The
 * page of the demo's Aurora (4× CPU slow-down, Slow 4G, empty cache) alternates with the same page as static HTML: its
 * first answer without any script, served by plain Node. Exits with code 1 above a limit. Prints a table, and the same as JSON
 * on the last line and in test-results/bench-share.json.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePortalBuild } from '../../scripts/support/portalBuild.ts';
import { ROOT } from '../../scripts/support/run.ts';
import { tenantId } from '../../server/src/seed/staff.ts';
import { PortalServer, runFolder } from '../support/portalServer.ts';
import { launch } from './portal/browser.ts';
import { median } from './portal/statistics.ts';
import { serveStatic } from './share/staticPage.ts';
import { type Visit, visit } from './share/visit.ts';

const MOST_TIMES_STATIC = 1.3;
const MOST_SHIFT = 0.01;
const PAGE = `/companyShare?tenantId=${tenantId('aurora')}`;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

/** Visits both pages alternately; the order changes with each round. */
async function measure(origin: string): Promise<{ live: Visit[]; plain: Visit[] }> {
  const files = await serveStatic(origin, PAGE);
  const browser = await launch();
  const live: Visit[] = [];
  const plain: Visit[] = [];
  const turns = [
    async () => void live.push(await visit(browser, origin + PAGE, true)),
    async () => void plain.push(await visit(browser, files.url, false)),
  ];
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const turn of turns) await turn();
      turns.reverse();
    }
  } finally {
    await browser.close();
    files.close();
  }
  return { live, plain };
}

await ensurePortalBuild();
await mkdir(runFolder('bench'), { recursive: true });
const folder = await mkdtemp(join(runFolder('bench'), 'share-'));
const server = new PortalServer(folder, { LOG_LEVEL: 'warn' });
try {
  await server.start();
  const { live, plain } = await measure(server.origin);
  const middle = (visits: readonly Visit[], what: 'firstPaint' | 'largestPaint' | 'takenOver') =>
    Math.round(median(visits.map((seen) => seen[what])));
  const ratio = middle(live, 'largestPaint') / middle(plain, 'largestPaint');
  const shift = Math.max(...live.map((seen) => seen.shift));
  console.table([
    { what: 'first paint, ms', portal: middle(live, 'firstPaint'), static: middle(plain, 'firstPaint') },
    { what: 'largest paint, ms', portal: middle(live, 'largestPaint'), static: middle(plain, 'largestPaint') },
    { what: 'portal has taken over, ms', portal: middle(live, 'takenOver') },
    { what: 'largest paint, times static', portal: Number(ratio.toFixed(2)) },
    { what: 'layout shift, worst', portal: Number(shift.toFixed(4)) },
  ]);
  const report = JSON.stringify({ load: loadavg(), ratio, shift, live, plain });
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  await writeFile(join(ROOT, 'test-results', 'bench-share.json'), report);
  console.log(report);
  if (!(ratio <= MOST_TIMES_STATIC && shift <= MOST_SHIFT)) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
