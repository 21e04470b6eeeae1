import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it, type TestContext } from 'node:test';
import fastify from 'fastify';
import { limitSlowSenders } from '../../../server/src/http/slowSenders.ts';
import { eventually } from '../support/eventually.ts';

describe('a body, span by span', () => {
  const SPAN = 20;
  const ENOUGH = 10 * 1024;
  const server = fastify();
  let port = 0;
  let handled: () => void = () => undefined;
  let answer: () => unknown = () => 'done';
  before(async () => {
    limitSlowSenders(server, { bodySpan: SPAN, connectionsPerAddress: 0 });
    // The handler need not wait for the body.
    server.addContentTypeParser('*', (_request, payload, done) => done(null, payload.resume()));
    server.post('/', async () => {
      handled();
      return answer();
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  after(() => server.close());

  /** A request that has arrived with these headers, but no body yet. */
  async function sender(context: TestContext, headers: string) {
    context.mock.timers.enable({ apis: ['setInterval'] });
    const begun = new Promise<void>((resolve) => {
      handled = resolve;
    });
    const requested = new Promise<IncomingMessage>((resolve) => server.server.once('request', resolve));
    const socket = connect(port, '127.0.0.1');
    let text: string | undefined;
    buffer(socket)
      .then(String, String)
      .then((whole) => {
        text = whole;
      });
    const answered = async (): Promise<string> => {
      await eventually(() => text !== undefined, 'the connection ends');
      return text ?? '';
    };
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: a/b\r\n${headers}\r\n\r\n`);
    const request = await requested;
    await begun;
    const send = async (text: string) => {
      const goal = request.socket.bytesRead + text.length;
      socket.write(text);
      await eventually(() => request.socket.bytesRead === goal, 'it has arrived');
    };
    return { request, socket, answered, send, pass: (spans = 1) => context.mock.timers.tick(spans * SPAN * 1000) };
  }
  /** Lets the handler wait until the test answers. */
  function held(): (value: string) => void {
    let release: (value: string) => void = () => undefined;
    const waiting = new Promise<string>((resolve) => {
      release = resolve;
    });
    answer = () => waiting;
    return release;
  }

  it('may bring 10 KiB in each, and is refused with 408 after the first that brings less', async (context) => {
    held();
    const { send, pass, answered, request } = await sender(context, `Content-Length: ${10 * ENOUGH}`);
    for (let span = 0; span < 3; span += 1) {
      await send('x'.repeat(ENOUGH));
      pass();
      assert.equal(request.socket.writableEnded, false);
    }
    await send('x'.repeat(ENOUGH - 1));
    pass();
    assert.match(
      await answered(),
      /^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n$/,
    );
  });

  it('is watched too if its length is unknown', async (context) => {
    held();
    const { send, pass, answered } = await sender(context, 'Transfer-Encoding: chunked');
    await send('5\r\nhello\r\n');
    pass();
    assert.match(await answered(), /^HTTP\/1\.1 408 /);
  });

  it('is not to blame for a slow answer once it is complete', async (context) => {
    for (const [headers, body] of [
      ['Content-Length: 5', 'hello'],
      ['Content-Length: 0', ''],
    ]) {
      const release = held();
      const { send, pass, answered, request } = await sender(context, `${headers}`);
      await send(`${body}`);
      await eventually(() => request.complete, 'the body is complete');
      pass(3);
      release('at last');
      assert.match(await answered(), /^HTTP\/1\.1 200 OK[\s\S]*at last$/);
      context.mock.timers.reset();
    }
  });

  it('ends the connection without another answer if one has begun', async (context) => {
    answer = () => {
      const begun = new Readable({ read: () => undefined });
      begun.push('the beginning');
      return begun;
    };
    const { pass, answered, request, socket } = await sender(context, 'Content-Length: 5');
    await eventually(() => socket.bytesRead > 0, 'the answer has begun');
    pass();
    const text = await answered();
    assert.match(text, /^HTTP\/1\.1 200 OK[\s\S]*the beginning/);
    assert.doesNotMatch(text, /408/);
    assert.equal(request.socket.destroyed, true);
  });
});

describe('connections', () => {
  /** Opens connections from addresses to a server with this limit. */
  function connecting(connectionsPerAddress: number) {
    const server = fastify();
    server.server.removeAllListeners('connection');
    limitSlowSenders(server, { bodySpan: 20, connectionsPerAddress });
    return (remoteAddress: string | undefined) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, isRefused: false, destroy: () => undefined });
      socket.destroy = () => {
        socket.isRefused = true;
        socket.emit('close');
      };
      server.server.emit('connection', socket);
      return socket;
    };
  }

  it('of each address are counted by themselves', () => {
    const open = connecting(2);
    const refused = ['a', 'a', 'b', 'a', 'b', 'b', undefined, undefined, undefined].map((one) => open(one).isRefused);
    assert.deepEqual(refused, [false, false, false, true, false, true, false, false, true]);
  });

  it('make room when they close, each once; refused ones have taken none', () => {
    const open = connecting(2);
    const [first, second] = [open('a'), open('a')];
    assert.equal(open('a').isRefused, true);
    assert.equal(open('a').isRefused, true);
    first.emit('close');
    assert.deepEqual([open('a').isRefused, open('a').isRefused], [false, true]);
    second.emit('close');
    assert.deepEqual([open('a').isRefused, open('a').isRefused], [false, true]);
  });

  it('are not counted where the limit is 0', () => {
    const open = connecting(0);
    assert.deepEqual(
      Array.from({ length: 100 }, () => open('a').isRefused),
      Array.from({ length: 100 }, () => false),
    );
  });
});
