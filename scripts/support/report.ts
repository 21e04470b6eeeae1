import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

/** How many cases of one runner passed and failed; skipped cases count as neither. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Details of the failed ones: their names and the start of their messages. */
  readonly failures?: readonly string[];
  /** The same for those that failed first and passed on retry; they count as passed. */
  readonly unsteady?: readonly string[];
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.optional(z.array(z.object({ name: z.string(), status: z.string(), message: z.string() }))),
});
/** As much of `lines` as fits at the end of a run. */
export const beginning = (lines: readonly string[], most = 20): string => lines.slice(0, most).join('\n').trimEnd();

/** The content of a JSON file, not yet validated. */
export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Jest's `--json` file. A suite that could not even start counts as one failure. */
export async function tallyJest(file: string): Promise<Tally> {
  const report = jestReport.parse(await readJson(file));
  const failures = (report.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => beginning([name, ...message.split('\n')]));
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, failures };
}

/** The cases of a TAP file that failed themselves, not because of a nested case: each ends at its line `...`. */
function failedCases(text: string): string[] {
  const blocks = text.match(/^ *not ok .*\n(?: *---\n(?:.*\n)*?)? *\.\.\.$/gm) ?? [];
  return blocks.filter((block) => !block.includes("'subtestsFailed'")).map((block) => beginning(block.split('\n')));
}

/** The summary lines at the end of a TAP file of Node's runner. */
export async function tallyTap(file: string): Promise<Tally> {
  const text = await readFile(file, 'utf8');
  const count = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1]);
  const [passed, failed, cancelled] = [count('pass'), count('fail'), count('cancelled')];
  if (Number.isNaN(passed + failed + cancelled)) throw new Error(`${file} has no summary.`);
  return { passed, failed: failed + cancelled, failures: failedCases(text) };
}

/**
 * A runner's result. A runner that exited with an error without a failed case in its report, or without a report at
 * all, still counts as one failure: a run must never look better than it was.
 */
export async function tallyOf(code: number, file: string, read: (file: string) => Promise<Tally>): Promise<Tally> {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const tally = await read(file).catch(() => ({ passed: 0, failed: 1 }));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
