import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import fastify from 'fastify';
import { registerHub } from '../../../server/src/hub/fastify.ts';
import { createHub } from '../../../server/src/hub/hub.ts';
import { eventually } from '../support/eventually.ts';
import { reached, startHub } from './support/hubServer.ts';
import {
  HANDSHAKE,
  negotiated,
  openSocket,
  polling,
  type RawRequest,
  RS,
  raw,
  readySocket,
} from './support/rawClient.ts';

const EVENTS = { Accept: 'text/event-stream' };
const CHANGED = 'Cannot change transports mid-connection';
const NOT_BY_DELETE = 'Cannot terminate this connection using the DELETE endpoint.';

/** A connection with an open transport, of each kind. */
const OPENED = {
  none: async (_t: TestContext, url: string) => (await negotiated(url)).at,
  webSocket: async (t: TestContext, url: string) => {
    const { at } = await negotiated(url);
    await openSocket(t, at);
    return at;
  },
  events: async (_t: TestContext, url: string) => {
    const { at } = await negotiated(url);
    await raw(at, { headers: EVENTS, headOnly: true });
    return at;
  },
  polling: (_t: TestContext, url: string) => polling(url),
} as const;

const CASES: readonly [name: string, on: keyof typeof OPENED, request: RawRequest, status: number, text: string][] = [
  ['PUT', 'none', { method: 'PUT' }, 405, ''],
  ['HEAD', 'none', { method: 'HEAD' }, 405, ''],
  ['POST before any transport', 'none', { method: 'POST' }, 400, 'The connection has no transport yet'],
  ['DELETE before any transport', 'none', { method: 'DELETE' }, 400, NOT_BY_DELETE],
  [
    'POST to a WebSocket',
    'webSocket',
    { method: 'POST' },
    405,
    'POST requests are not allowed for WebSocket connections.',
  ],
  ['poll of a WebSocket', 'webSocket', {}, 400, CHANGED],
  ['events of a WebSocket', 'webSocket', { headers: EVENTS }, 400, CHANGED],
  ['DELETE of a WebSocket', 'webSocket', { method: 'DELETE' }, 400, NOT_BY_DELETE],
  ['second event stream', 'events', { headers: EVENTS }, 409, ''],
  ['poll of an event stream', 'events', {}, 400, CHANGED],
  ['DELETE of an event stream', 'events', { method: 'DELETE' }, 400, NOT_BY_DELETE],
  ['POST to an event stream', 'events', { method: 'POST', body: HANDSHAKE }, 200, ''],
  ['events of a polled connection', 'polling', { headers: EVENTS }, 400, CHANGED],
  ['POST to a polled connection', 'polling', { method: 'POST', body: `{"type":6}${RS}` }, 200, ''],
  ['DELETE of a polled connection', 'polling', { method: 'DELETE' }, 202, ''],
];

describe('transports', () => {
  for (const [name, on, request, status, text] of CASES) {
    it(`${name}: ${status}`, async (t) => {
      const { url } = await startHub(t);
      const answer = await raw(await OPENED[on](t, url), request);
      assert.deepEqual([answer.status, answer.body], [status, text]);
      assert.match(String(answer.headers['content-type']), /^text\/plain/);
    });
  }

  it('need an id, and one that exists and is complete', async (t) => {
    const { url } = await startHub(t);
    const { at, connectionId } = await negotiated(url);
    const tampered = at.slice(0, -1) + (at.endsWith('A') ? 'B' : 'A');
    for (const method of ['GET', 'POST', 'DELETE']) {
      const missing = await raw(url, { method });
      assert.deepEqual([missing.status, missing.body], [400, 'Connection ID required']);
      for (const wrong of [`${url}?id=nobody`, `${url}?id=${connectionId}`, `${url}?id=${connectionId}.`, tampered]) {
        const unknown = await raw(wrong, { method });
        assert.deepEqual([unknown.status, unknown.body], [404, 'No Connection with that ID']);
      }
    }
    await assert.rejects(openSocket(t, tampered), /Unexpected server response: 404/);
    assert.equal((await raw(at)).status, 200);
  });

  it('refuse a second socket and a socket for another transport', async (t) => {
    const { url } = await startHub(t);
    await assert.rejects(openSocket(t, await OPENED.webSocket(t, url)), /: 409/);
    await assert.rejects(openSocket(t, await OPENED.events(t, url)), /: 400/);
    const { at } = await negotiated(url);
    const both = await Promise.allSettled([openSocket(t, at), openSocket(t, at)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  });

  it('are refused if they are switched off', async (t) => {
    const served = await startHub(t, { transports: ['LongPolling'] });
    const { at } = await negotiated(served.url);
    const answer = await raw(at, { headers: EVENTS });
    assert.deepEqual(
      [answer.status, answer.body],
      [404, 'ServerSentEvents transport not supported by this end point type'],
    );
    await assert.rejects(openSocket(t, at), /: 404/);
    await assert.rejects(openSocket(t, served.url), /: 404/);
    const socketsOnly = await startHub(t, { transports: ['WebSockets'] });
    const refused = await raw((await negotiated(socketsOnly.url)).at);
    assert.deepEqual(
      [refused.status, refused.body],
      [404, 'LongPolling transport not supported by this end point type'],
    );
  });

  it('open an event stream with a comment and headers against buffering', async (t) => {
    const { url } = await startHub(t);
    const { body, headers } = await raw((await negotiated(url)).at, { headers: EVENTS, headOnly: true });
    assert.equal(body, ':\r\n');
    assert.equal(headers['content-type'], 'text/event-stream');
    assert.equal(headers['cache-control'], 'no-cache,no-store');
    assert.equal(headers['pragma'], 'no-cache');
    assert.equal(headers['content-encoding'], 'identity');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  });

  it('answer polls: empty first, then batched data, 204 for a replaced poll, 404 after DELETE', async (t) => {
    const served = await startHub(t);
    const { url, hub } = served;
    const { at } = await negotiated(url);
    const first = await raw(at);
    assert.deepEqual([first.status, first.body, first.headers['cache-control']], [200, '', 'no-cache,no-store']);
    await raw(at, { method: 'POST', body: HANDSHAKE });
    assert.equal((await raw(at)).body, `{}${RS}`);
    hub.sendToAll('A');
    hub.sendToAll('B');
    const data = await raw(at);
    assert.equal(data.headers['content-type'], 'application/octet-stream');
    assert.deepEqual(
      data.body.split(RS).map((text) => text.slice(0, 23)),
      ['{"type":1,"target":"A",', '{"type":1,"target":"B",', ''],
    );
    const { answers } = await reached(served, () => [raw(at)]);
    const held = raw(at);
    assert.equal((await answers[0])?.status, 204);
    assert.equal((await raw(at, { method: 'DELETE' })).status, 202);
    assert.equal((await held).status, 204);
    await eventually(() => hub.connectionCount === 0, 'the connection is gone');
    assert.equal((await raw(at)).status, 404);
  });

  it('deliver nothing to a connection before its handshake, and to none that is unknown', async (t) => {
    const { url, hub } = await startHub(t);
    const { at, connectionId } = await negotiated(url);
    const { socket, records } = await openSocket(t, at);
    for (const id of [connectionId, 'nobody']) hub.sendToConnection(id, 'Early');
    hub.sendToUser('alice', 'Early');
    hub.sendToAll('Early');
    socket.send(HANDSHAKE);
    await eventually(() => hub.connectionCount === 1, 'the handshake');
    hub.sendToConnection(connectionId, 'InTime');
    await eventually(() => JSON.stringify(records).includes('InTime'), 'what was sent in time');
    assert.deepEqual(records, [{}, { type: 1, target: 'InTime', arguments: [] }]);
  });

  it('refuse sockets for other paths of the server instead of leaving them open', async (t) => {
    const { origin } = await startHub(t);
    await assert.rejects(openSocket(t, `${origin}/elsewhere`), /: 404/);
  });

  it('lead to the hub of their own path if one server has several; a socket for none of them is refused', async (t) => {
    const server = fastify({ forceCloseConnections: true });
    const hubs = ['alice', 'bob'].map((userKey) => createHub({ authenticate: async () => ({ userKey }) }));
    for (const [index, hub] of hubs.entries()) registerHub(server, `/hubs/${index}`, hub);
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    t.after(() => server.close());
    for (const [index, hub] of hubs.entries()) {
      await readySocket(t, `${origin}/hubs/${index}`);
      assert.equal(hub.connectionCount, 1, `hub ${index}`);
    }
    await assert.rejects(openSocket(t, `${origin}/hubs/2`), /: 404/);
  });
});
