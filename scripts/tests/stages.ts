import { join } from 'node:path';
import { check } from '../check.ts';
import { provideChromium } from '../support/chromium.ts';
import { tallyPlaywright } from '../support/playwrightReport.ts';
import { type Tally, tallyJest, tallyOf } from '../support/report.ts';
import { ROOT, roomy, runTool } from '../support/run.ts';
import type { Scope } from './changed.ts';
import { groupsOf, testFiles } from './nodeGroups.ts';
import { runGroups } from './nodeRun.ts';

/** Where the runners write the results to be added up. */
export const REPORTS = join(ROOT, 'test-results', 'reports');

export interface Stage {
  readonly name: string;
  /** Many times the usual duration, so that only a hang reaches it. */
  readonly limitMinutes: number;
  readonly perform: () => Promise<Tally>;
}

const NOTHING: Tally = { passed: 0, failed: 0 };

async function jest(files: readonly string[] | undefined): Promise<Tally> {
  if (files?.length === 0) return NOTHING;
  const file = join(REPORTS, 'jest.json');
  const only = files === undefined ? [] : ['--runTestsByPath', ...files];
  const env = roomy(process.env);
  return tallyOf(await runTool('jest', ['--ci', '--json', `--outputFile=${file}`, ...only], { env }), file, tallyJest);
}

async function nodeTests(folder: string, files?: readonly string[]): Promise<Tally> {
  return runGroups(groupsOf(files ?? (await testFiles(folder))));
}

async function browser(files: readonly string[] | undefined): Promise<Tally> {
  if (files?.length === 0) return NOTHING;
  const file = join(REPORTS, 'playwright.json');
  const env = { ...roomy(process.env), ...(await provideChromium()), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return tallyOf(
    await runTool('playwright', ['test', '--reporter=list,json', '--retries=1', ...(files ?? [])], { env }),
    file,
    tallyPlaywright,
  );
}

/**
 * The stages of a run; those in one row run in parallel. The checks run alone because they build the portal for the
 * others. The architecture tests are one process, which uses the cores that the server tests leave idle while they wait
 * for servers to start. All of Jest, and the browsers, keep every core busy by themselves; a few files do not.
 */
export function stagesOf({ jest: unit, server, browser: pages }: Scope): readonly (readonly Stage[])[] {
  const unitTests = { name: 'Unit and flow tests', limitMinutes: 30, perform: () => jest(unit) };
  const nodeStages = [
    { name: 'Architecture', limitMinutes: 15, perform: () => nodeTests('architecture') },
    { name: 'Server tests', limitMinutes: 40, perform: () => nodeTests('server', server) },
  ];
  return [
    [{ name: 'Checks', limitMinutes: 10, perform: check }],
    ...(unit === undefined ? [[unitTests], nodeStages] : [[unitTests, ...nodeStages]]),
    // Longer than Playwright's own limit (playwright.config.ts), at which it still reports what has passed.
    [{ name: 'Browser tests', limitMinutes: 58, perform: () => browser(pages) }],
  ];
}
