import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it, type TestContext } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';

const { limits } = readConfig({});
/** Short timeouts: the tests wait for what they end, not for the time itself. */
const SHORT = { ...limits, headers: 0.5, bodySpan: 0.5 };
const FEW_CONNECTIONS = { ...limits, connectionsPerAddress: 40 };
const START_OF_BODY =
  'POST /connect/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 180000\r\n\r\n';

/** An app that listens, for the tests of one block. */
function listening(given: typeof limits) {
  let app: TestApp;
  let port = 0;
  before(async () => {
    app = await TestApp.start({ limits: given });
    port = Number(new URL(await app.app.fastify.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  after(() => app.close());
  return {
    open: (): Socket => connect(port, '127.0.0.1').on('error', () => undefined),
    server: () => app.app.fastify.server,
    openConnections: () =>
      new Promise<number>((resolve) => app.app.fastify.server.getConnections((_error, count) => resolve(count))),
  };
}

describe('the headers timeout', () => {
  const { server } = listening(readConfig({ HEADER_SECONDS: '300' }).limits);

  it('is one that Node can start with', () => {
    assert.equal(server().headersTimeout, 300_000);
    assert.throws(() => readConfig({ HEADER_SECONDS: '301' }), /HEADER_SECONDS/);
  });
});

describe('slow senders', () => {
  const { open, openConnections } = listening(SHORT);
  const allGone = () => eventually(async () => (await openConnections()) === 0, 'all connections are given free');

  it('get 408 for a body that stalls, and their connection is freed', async () => {
    const sockets = Array.from({ length: 20 }, open);
    const answers = sockets.map((socket) => buffer(socket));
    for (const socket of sockets) socket.write(`${START_OF_BODY}grant_type=`);
    for (const answer of await Promise.all(answers)) assert.match(answer.toString(), /^HTTP\/1\.1 408 /);
    await allGone();
  });

  it('lose a connection whose headers do not arrive, or that sends nothing at all', async () => {
    const silent = open();
    const half = open();
    half.write('GET /health HTTP/1.1\r\nHost: a\r\n');
    await Promise.all([silent, half].map((socket) => buffer(socket).catch(() => undefined)));
    await allGone();
  });
});

describe('senders that are many, or slow and steady', () => {
  const { open, openConnections, server } = listening(FEW_CONNECTIONS);

  it('are given all the time they need while the body keeps coming', async (context: TestContext) => {
    context.mock.timers.enable({ apis: ['setInterval'] });
    const requested = new Promise<IncomingMessage>((resolve) => server().once('request', resolve));
    const socket = open();
    const answer = buffer(socket);
    socket.write(START_OF_BODY);
    // Data that arrives with the headers counts in no interval.
    const received = (await requested).socket;
    // Each interval brings enough.
    for (let span = 1; span <= 15; span += 1) {
      socket.write('a='.padEnd(12_000, 'x'));
      await eventually(() => received.bytesRead >= START_OF_BODY.length + span * 12_000, 'it is read');
      context.mock.timers.tick(limits.bodySpan * 1000);
    }
    socket.end();
    assert.match((await answer).toString(), /^HTTP\/1\.1 400 /, 'read whole, though it is no sign-in');
  });

  it('are one sender if they come from one IPv6 network', () => {
    const arrive = (remoteAddress: string) => {
      const socket = Object.assign(new PassThrough(), { remoteAddress });
      server().emit('connection', socket);
      return socket;
    };
    const sockets = Array.from({ length: 60 }, (_, at) => arrive(`2001:db8::${at + 1}`));
    assert.equal(sockets.filter(({ destroyed }) => destroyed).length, 20);
    const another = arrive('2001:db8:0:1::1');
    assert.equal(another.destroyed, false);
    for (const socket of [...sockets, another]) socket.destroy();
  });

  it('are limited in connections per address, until those have gone', async () => {
    const sockets = Array.from({ length: 60 }, open);
    await eventually(() => sockets.filter(({ destroyed }) => destroyed).length >= 20, 'twenty are refused');
    assert.equal(sockets.filter(({ destroyed }) => !destroyed).length <= 40, true);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => (await openConnections()) === 0, 'all have gone');
    const again = open();
    const answer = buffer(again);
    again.end('GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    assert.match((await answer).toString(), /^HTTP\/1\.1 200 /);
  });
});
