import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from './check.ts';
import { provideChromium } from './support/chromium.ts';
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

const STAGES: readonly { readonly name: string; readonly perform: () => Promise<Tally> }[] = [
  { name: 'Checks', perform: check },
  { name: 'Architecture', perform: () => nodeTests('architecture') },
  { name: 'Unit and flow tests', perform: jest },
  { name: 'Server tests', perform: () => nodeTests('server') },
  { name: 'Server tests on PostgreSQL', perform: () => nodeTests('server', 'postgres') },
  { name: 'Browser tests', perform: browser },
];

await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const stage of STAGES) {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const tally = await stage.perform().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += tally.passed;
  total.failed += tally.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
}
console.log(`\n${summary.join('\n')}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
