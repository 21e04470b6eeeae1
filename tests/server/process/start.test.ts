import assert from 'node:assert/strict';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { quickFolder } from '../../support/quickFolder.ts';
import { ServerProcess } from '../support/serverProcess.ts';

describe('start and stop of the process', () => {
  let folder = '';
  before(async () => {
    folder = await quickFolder('start');
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const oneLine = (text: string) => assert.equal(text.trim().split('\n').length, 1, text);

  it('prints help and does nothing else', async () => {
    const server = new ServerProcess({ DATA_DIR: join(folder, 'never') }, ['--help']);
    assert.equal(await server.exited, 0);
    for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL']) assert.match(server.output, new RegExp(name));
    assert.deepEqual(await readdir(folder), []);
  });

  it('names a variable whose value is wrong', async () => {
    const server = new ServerProcess({ PORT: 'many' });
    assert.equal(await server.exited, 1);
    assert.equal(server.errors.trim(), "PORT must be a whole number from 0 to 65535, not 'many'.");
  });

  it('reports in one line that the data folder cannot be created, or the database cannot be reached', async () => {
    await writeFile(join(folder, 'file'), '');
    const blocked = new ServerProcess({ DATA_DIR: join(folder, 'file', 'data') });
    const unreachable = new ServerProcess({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    assert.deepEqual([await blocked.exited, await unreachable.exited], [1, 1]);
    assert.match(blocked.errors, /^The data folder .* cannot be used: ENOTDIR\.\s*$/);
    assert.match(unreachable.errors, /^The database cannot be reached: .*\s*$/);
    oneLine(unreachable.errors);
  });

  it('serves a seeded demo, refuses a second process and a taken port, and stops cleanly', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir, { mode: 0o755 });
    const first = new ServerProcess({ DATA_DIR: dataDir });
    const address = await first.ready();
    await first.printed(/Demo accounts: .*(lin.*chen|chen.*lin).*\n/);
    assert.equal((await fetch(`${address}/ready`)).status, 200);

    const modeOf = async (path: string) => ((await stat(join(dataDir, path))).mode & 0o777).toString(8);
    assert.deepEqual([await modeOf('.'), await modeOf('atrium.lock')], ['700', '600']);

    const second = new ServerProcess({ DATA_DIR: dataDir });
    assert.equal(await second.exited, 1);
    assert.match(second.errors, new RegExp(`in use by another process \\(pid ${first.child.pid}\\)`));
    oneLine(second.errors);

    assert.equal(await first.end('SIGTERM'), 0);
    assert.deepEqual(await readdir(dataDir), ['pg']);

    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const taken = holder.address();
    const port = typeof taken === 'object' && taken ? String(taken.port) : '';
    const third = new ServerProcess({ DATA_DIR: dataDir, PORT: port });
    assert.equal(await third.exited, 1);
    assert.equal(third.errors.trim(), `Port ${port} of 127.0.0.1 is taken; set PORT to another.`);
    holder.close();
  });
});
