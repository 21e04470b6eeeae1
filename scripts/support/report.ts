import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** How many cases of one runner passed and failed; skipped cases count as neither. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Jest's `--json` file. A suite that could not even start counts as one failure. */
export async function tallyJest(file: string): Promise<Tally> {
  const report = jestReport.parse(await readJson(file));
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Playwright's JSON report. A case that passed only when repeated (flaky) counts as failed. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const { stats, errors } = playwrightReport.parse(await readJson(file));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The summary lines at the end of a TAP file of Node's runner. */
export async function tallyTap(file: string): Promise<Tally> {
  const text = await readFile(file, 'utf8');
  const count = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1]);
  const [passed, failed, cancelled] = [count('pass'), count('fail'), count('cancelled')];
  if (Number.isNaN(passed + failed + cancelled)) throw new Error(`${file} has no summary.`);
  return { passed, failed: failed + cancelled };
}

/**
 * What a runner reported. A runner that ended badly without a failed case in its report, or without a report at all,
 * still counts as one failure: a run must never look better than it was.
 */
export async function tallyOf(code: number, file: string, read: (file: string) => Promise<Tally>): Promise<Tally> {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const tally = await read(file).catch(() => ({ passed: 0, failed: 1 }));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
