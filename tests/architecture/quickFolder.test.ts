import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { it } from 'node:test';
import { dropForsaken, quickFolder } from '../support/quickFolder.ts';

it('a test folder is removed once the process that made it has ended, and no other process’s', async () => {
  const own = await quickFolder('kept');
  const home = await mkdtemp(join(tmpdir(), 'atrium-home-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const kept = [basename(own), 'atrium-pg-Ab12cD', 'tsx-0', 'data-1-a'];
  try {
    for (const name of [...kept, `atrium-over-redis-${ended}-aB3xyz`]) await mkdir(join(home, name));
    await dropForsaken(home);
    assert.deepEqual((await readdir(home)).sort(), [...kept].sort());
    assert.ok((await readdir(dirname(own))).includes(basename(own)));
  } finally {
    for (const folder of [own, home]) await rm(folder, { recursive: true, force: true });
  }
});
