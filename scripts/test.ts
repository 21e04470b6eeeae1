import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { check } from './check.ts';
import { provideChromium } from './support/chromium.ts';
import { endLeftovers, markRun } from './support/leftovers.ts';
import { type Tally, tallyJest, tallyOf, tallyPlaywright, tallyTap } from './support/report.ts';
import { ROOT, run, runTool } from './support/run.ts';

const REPORTS = join(ROOT, 'test-results', 'reports');
const report = (name: string): string => join(REPORTS, name);

async function jest(): Promise<Tally> {
  const file = report('jest.json');
  return tallyOf(await runTool('jest', ['--ci', '--json', `--outputFile=${file}`]), file, tallyJest);
}

/** `database` runs the same files on another database than the embedded one. */
async function nodeTests(folder: string, database = ''): Promise<Tally> {
  const file = report(`${folder}${database}.tap`);
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout'].concat([
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
  ]);
  const code = await run(process.execPath, ['--import', 'tsx', 'scripts/nodeTests.ts', folder, ...reporters], {
    env: { ...process.env, TEST_DATABASE: database },
  });
  return tallyOf(code, file, tallyTap);
}

async function browser(): Promise<Tally> {
  const file = report('playwright.json');
  const env = { ...process.env, ...(await provideChromium()), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return tallyOf(await runTool('playwright', ['test', '--reporter=list,json'], { env }), file, tallyPlaywright);
}

interface Stage {
  readonly name: string;
  /** Many times what it takes, so that only what hangs ever meets it. */
  readonly limitMinutes: number;
  readonly perform: () => Promise<Tally>;
}

const STAGES: readonly Stage[] = [
  { name: 'Checks', limitMinutes: 15, perform: check },
  { name: 'Architecture', limitMinutes: 15, perform: () => nodeTests('architecture') },
  { name: 'Unit and flow tests', limitMinutes: 20, perform: jest },
  { name: 'Server tests', limitMinutes: 20, perform: () => nodeTests('server') },
  { name: 'Server tests on PostgreSQL', limitMinutes: 20, perform: () => nodeTests('server', 'postgres') },
  // Longer than Playwright's own limit (playwright.config.ts), which still tells what has passed by then.
  { name: 'Browser tests', limitMinutes: 70, perform: browser },
];

/** A stage that throws, or is not over at its limit, counts as one failure; what it started does not outlive it. */
async function performed({ name, limitMinutes, perform }: Stage): Promise<Tally> {
  const over = new AbortController();
  const late = wait(limitMinutes * 60_000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${name}: not over after ${limitMinutes} minutes, so it is ended.`);
  });
  try {
    return await Promise.race([perform(), late]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  } finally {
    late.catch(() => undefined);
    over.abort();
    const left = await endLeftovers();
    if (left > 0) console.log(`${name}: processes left behind and now ended: ${left}`);
  }
}

markRun();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endLeftovers().finally(() => process.exit(1)));

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const stage of STAGES) {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const tally = await performed(stage);
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
}
console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// At once: nothing that a stage forgot may keep the command from ending.
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
