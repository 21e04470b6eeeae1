import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';

const { limits } = readConfig({});
/** Short spans: the tests wait for what they end, not for them. */
const SHORT = { ...limits, headers: 0.5, bodySpan: 0.5, connectionsPerAddress: 40 };
const START_OF_BODY =
  'POST /connect/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 180000\r\n\r\n';

describe('ERR-1 slow senders', () => {
  let app: TestApp;
  let port = 0;
  before(async () => {
    app = await TestApp.start({ limits: SHORT });
    port = Number(new URL(await app.app.fastify.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  after(() => app.close());

  const open = (): Socket => connect(port, '127.0.0.1').on('error', () => undefined);
  const openConnections = () =>
    new Promise<number>((resolve) => app.app.fastify.server.getConnections((_error, count) => resolve(count)));

  it('ends a body that stalls with 408, and gives its connection free', async () => {
    const sockets = Array.from({ length: 20 }, open);
    const answers = sockets.map((socket) => buffer(socket));
    for (const socket of sockets) socket.write(`${START_OF_BODY}grant_type=`);
    for (const answer of await Promise.all(answers)) assert.match(answer.toString(), /^HTTP\/1\.1 408 /);
    assert.equal(await openConnections(), 0);
  });

  it('ends a connection whose headers do not come, or that says nothing at all', async () => {
    const silent = open();
    const half = open();
    half.write('GET /health HTTP/1.1\r\nHost: a\r\n');
    await Promise.all([silent, half].map((socket) => buffer(socket).catch(() => undefined)));
    assert.equal(await openConnections(), 0);
  });

  it('waits as long as it takes for a body that keeps coming', async () => {
    const socket = open();
    const answer = buffer(socket);
    socket.write(START_OF_BODY);
    const started = Date.now();
    // Over three spans, each of which brings enough.
    for (let part = 1; part <= 15; part += 1) {
      socket.write('a='.padEnd(12_000, 'x'));
      await eventually(() => Date.now() - started > part * 100, 'the next part is due');
    }
    socket.end();
    assert.match((await answer).toString(), /^HTTP\/1\.1 400 /, 'read whole, though it is no sign-in');
  });

  it('lets in only so many connections of one address, and again when they have gone', async () => {
    const sockets = Array.from({ length: 60 }, open);
    await eventually(() => sockets.filter(({ destroyed }) => destroyed).length >= 20, 'twenty are refused');
    assert.equal(sockets.filter(({ destroyed }) => !destroyed).length <= 40, true);
    for (const socket of sockets) socket.destroy();
    let left = 1;
    await eventually(() => {
      void openConnections().then((count) => {
        left = count;
      });
      return left === 0;
    }, 'all have gone');
    const again = open();
    const answer = buffer(again);
    again.end('GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    assert.match((await answer).toString(), /^HTTP\/1\.1 200 /);
  });
});
