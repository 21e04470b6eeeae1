import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import test from 'node:test';
import { endLeftovers, markRun } from '../../scripts/support/leftovers.ts';

/** Starts an orphaned process, and ends; the other one ignores the polite request. */
const FORSAKE = `
  const { spawn } = require('node:child_process');
  const wait = 'process.on("SIGTERM", () => {}); console.log(process.pid); setInterval(() => {}, 1000)';
  spawn(process.execPath, ['-e', wait], { detached: true, stdio: 'inherit' }).unref();
`;

test('processes left behind by a stage of the test command are stopped and named, even if they ignore the signal', {
  timeout: 120_000,
}, async (t) => {
  if (process.platform !== 'linux') return;
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  t.after(() => stranger.kill());
  markRun();
  const parent = spawn(process.execPath, ['-e', FORSAKE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(parent, 'exit');
  const ended = once(parent.stdout, 'close');
  await once(createInterface(parent.stdout), 'line');
  await gone;
  const [left, ...more] = await endLeftovers(0);
  assert.match(left ?? 'nothing', /setInterval/);
  assert.deepEqual(more, []);
  await ended;
  assert.deepEqual(await endLeftovers(), []);
  assert.equal(stranger.exitCode ?? stranger.signalCode, null);
});
