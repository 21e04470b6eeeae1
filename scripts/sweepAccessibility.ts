/**
 * `npm run sweep:accessibility`: every screen in every look (docs/accessibility.md). Further arguments are screen
 * names: only screens whose name contains one are checked. Writes test-results/accessibility/report.md; exits with 1 if
 * anything is wrong.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FINDINGS, type Kept } from '../tests/e2e/support/sweep/findings.ts';
import { provideChromium } from './support/chromium.ts';
import { runTool } from './support/run.ts';
import { sweepReport } from './support/sweepReport.ts';

const only = process.argv.slice(2);
await rm(FINDINGS, { recursive: true, force: true });
const env = { ...process.env, ...(await provideChromium()), SWEEP: 'whole', SWEEP_ONLY: only.join(',') };
const code = await runTool('playwright', ['test', 'tests/e2e/accessibility.test.ts', '--global-timeout=0'], { env });

const names = await readdir(FINDINGS).catch(() => []);
const kept: readonly Kept[] = await Promise.all(
  names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => JSON.parse(await readFile(join(FINDINGS, name), 'utf8'))),
);
const report = sweepReport(kept);
await writeFile(join(FINDINGS, 'report.md'), report);
console.log(`\n${report}\ntest-results/accessibility/report.md`);
process.exitCode = code === 0 && kept.length > 0 ? 0 : 1;
