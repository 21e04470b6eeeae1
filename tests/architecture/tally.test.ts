import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { tallyPlaywright } from '../../scripts/support/playwrightReport.ts';
import { type Tally, tallyJest, tallyOf, tallyTap } from '../../scripts/support/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-tally-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function written(content: string): string {
  const file = join(folder, `${Math.random()}.txt`);
  writeFileSync(file, content);
  return file;
}

const jest = (passed: number, failed: number, broken: number): string =>
  written(
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numRuntimeErrorTestSuites: broken,
      success: true,
    }),
  );
const playwright = (expected: number, unexpected: number, flaky: number, errors: readonly unknown[] = []): string =>
  written(JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 4 }, errors }));
const tap = (passed: number, failed: number, cancelled: number): string =>
  written(`TAP version 13\nok 1 - # pass 99 in a name\n# pass ${passed}\n# fail ${failed}\n# cancelled ${cancelled}\n`);

const counts = ({ passed, failed }: Tally): Tally => ({ passed, failed });

describe('the totals of a run, never better than the run was', () => {
  it('counts what each runner wrote', async () => {
    assert.deepEqual(counts(await tallyJest(jest(5, 2, 0))), { passed: 5, failed: 2 });
    assert.deepEqual(counts(await tallyPlaywright(playwright(7, 1, 0))), { passed: 7, failed: 1 });
    assert.deepEqual(counts(await tallyTap(tap(9, 3, 0))), { passed: 9, failed: 3 });
  });
  it('counts suites that could not start, cancelled cases and errors outside a case as failed', async () => {
    assert.deepEqual(counts(await tallyJest(jest(5, 0, 1))), { passed: 5, failed: 1 });
    assert.deepEqual(counts(await tallyPlaywright(playwright(7, 0, 0, [{}]))), { passed: 7, failed: 1 });
    assert.deepEqual(counts(await tallyTap(tap(9, 0, 2))), { passed: 9, failed: 2 });
  });
  it('counts a runner that ended badly as one failure, whatever its report says', async () => {
    assert.deepEqual(counts(await tallyOf(1, jest(5, 0, 0), tallyJest)), { passed: 5, failed: 1 });
    assert.deepEqual(counts(await tallyOf(1, jest(5, 2, 0), tallyJest)), { passed: 5, failed: 2 });
    assert.deepEqual(counts(await tallyOf(0, jest(5, 0, 0), tallyJest)), { passed: 5, failed: 0 });
  });
  it('counts a missing or unreadable report as one failure, even after exit code 0', async () => {
    assert.deepEqual(counts(await tallyOf(0, join(folder, 'none'), tallyJest)), { passed: 0, failed: 1 });
    assert.deepEqual(counts(await tallyOf(0, written('{'), tallyJest)), { passed: 0, failed: 1 });
    assert.deepEqual(counts(await tallyOf(0, written('TAP version 13\n'), tallyTap)), { passed: 0, failed: 1 });
  });
  it('names what failed, so that the last lines of a run show it', async () => {
    const inJest = { name: '/a.test.ts', status: 'failed', message: '● a › b\n\nExpected 1' };
    const report = { numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
    const passed = { name: '/b.test.ts', status: 'passed', message: '' };
    assert.deepEqual(
      (await tallyJest(written(JSON.stringify({ ...report, testResults: [inJest, passed] })))).failures,
      ['/a.test.ts\n● a › b\n\nExpected 1'],
    );
    const cases =
      "    not ok 2 - c\n      ---\n      error: 'd'\n      ...\nnot ok 1 - a\n  ---\n  failureType: 'subtestsFailed'\n  ...\n";
    const [only, ...more] = (await tallyTap(written(`${cases}# pass 1\n# fail 1\n# cancelled 0\n`))).failures ?? [];
    assert.match(only ?? '', /not ok 2 - c\n.*\n.*error: 'd'/);
    assert.deepEqual(more, []);
  });
  it('names what a browser met, with the page as it was then, and what passed only on a retry', async () => {
    const context = written('# Test info\n\n# Page snapshot\n\n```yaml\n- heading "Sign in"\n```\n');
    const attachments = [{ name: 'error-context', contentType: 'text/markdown', path: context }];
    const timedOut = { status: 'timedOut', errors: [{ message: '\u001b[31mNot there\u001b[39m' }], attachments };
    const spec = (title: string, status: string, results: readonly unknown[]) => ({
      title,
      tests: [{ status, results }],
    });
    const passed = { status: 'passed', errors: [], attachments: [] };
    const inner = { file: 'a.test.ts', specs: [spec('ACC-1 c', 'unexpected', [timedOut, timedOut])] };
    const specs = [spec('d', 'expected', [passed]), spec('ACC-2 e', 'flaky', [timedOut, passed])];
    const suites = [{ file: 'a.test.ts', specs, suites: [inner] }];
    const stats = { expected: 1, unexpected: 1, flaky: 1 };
    const rest = 'Not there\nThe page:\n- heading "Sign in"';
    assert.deepEqual(await tallyPlaywright(written(JSON.stringify({ stats, errors: [], suites }))), {
      passed: 2,
      failed: 1,
      failures: [`a.test.ts › ACC-1 c\n${rest}`],
      unsteady: [`a.test.ts › ACC-2 e\n${rest}`],
    });
  });
});
