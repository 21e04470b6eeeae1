import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { quickFolder } from '../../support/quickFolder.ts';
import { eventually } from '../support/eventually.ts';
import { ServerProcess } from '../support/serverProcess.ts';
import { prepareDataFolder } from '../support/testDatabase.ts';

describe('a delayed stop', () => {
  let folder = '';
  before(async () => {
    folder = await quickFolder('stalled');
    await prepareDataFolder(folder);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('cuts a request that does not end, and finishes cleanly before its time is up', async () => {
    const server = new ServerProcess({ DATA_DIR: folder, SEED_DEMO: '0' });
    const { port } = new URL(await server.ready());
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    // An answered request shows that the connection was accepted; the next one begins and never ends.
    socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    await eventually(() => heard.includes('200 OK'), 'the first answer');
    socket.write(
      'POST /connect/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    );
    assert.equal(await server.end('SIGTERM'), 0, 'not the 1 of a stop that took too long');
    await eventually(() => isClosed, 'the connection is cut');
    assert.equal(server.errors, '');
  });

  it('is preceded by a warning at startup if this Node no longer gets fixes', async () => {
    const server = new ServerProcess({ DATA_DIR: folder, SEED_DEMO: '0' });
    await server.ready();
    await server.end('SIGTERM');
    const isOld = Number(process.versions.node.split('.')[0]) < 22;
    assert.equal(/gets no security fixes/.test(server.output), isOld);
  });
});
