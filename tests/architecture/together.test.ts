import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/support/run.ts';

const LIMIT_MS = 300;

interface Ended {
  readonly code: unknown;
  readonly told: string;
}

const run = (file: string): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, TEST_LIMIT_MS: String(LIMIT_MS) };
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/tests/together.ts', file],
      { cwd: ROOT, env },
      (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, told: stderr }),
    );
  });

describe('test files that share a process', () => {
  it('fail and name the cause if they leave something open', async () => {
    const { code, told } = await run('tests/architecture/together/leavesOpen.ts');
    assert.equal(code, 1);
    assert.match(told, /Nothing came after 'leaves a server open', but this is open: .*TCPServerWrap/);
  });

  it('fail and name the test if one never finishes', async () => {
    const { code, told } = await run('tests/architecture/together/neverOver.ts');
    assert.equal(code, 1);
    assert.match(told, /Not over: waits for ever\./);
  });
});
