import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { describe, it } from 'node:test';
import { HUB_LIMITS, HUB_TIMERS } from '../../../server/src/hub/options.ts';
import type { OutgoingRecord } from '../../../server/src/hub/protocol/outgoing.ts';
import { StreamTransport } from '../../../server/src/hub/transports/streamTransport.ts';
import type { HubTransport } from '../../../server/src/hub/transports/transport.ts';
import { eventually } from '../support/eventually.ts';
import { reached, StillClock, startHub } from './support/hubServer.ts';
import { HANDSHAKE, negotiated, openSocket, polling, RS, raw, readySocket } from './support/rawClient.ts';

const PING = `{"type":6}${RS}`;

/** A stream that a test empties. */
class SlowTransport extends StreamTransport implements HubTransport {
  readonly name = 'WebSockets';

  write(record: OutgoingRecord): void {
    this.push(record.bytes);
  }

  end(): void {}

  destroy(): void {}
}

describe('timeouts of the hub', () => {
  it('have the defaults of the reference implementation', () => {
    const { clientResultTimeoutMs, sweepMs, ...timers } = HUB_TIMERS;
    assert.deepEqual(timers, {
      keepAliveMs: 15_000,
      clientTimeoutMs: 30_000,
      handshakeTimeoutMs: 15_000,
      disconnectTimeoutMs: 15_000,
      pollTimeoutMs: 90_000,
      sendTimeoutMs: 10_000,
      closeTimeoutMs: 5_000,
    });
    assert.deepEqual([clientResultTimeoutMs, sweepMs, HUB_LIMITS.maxRecordBytes], [30_000, 1_000, 32_768]);
  });

  it('ping an idle connection, but not a busy one', async (t) => {
    const clock = new StillClock();
    const { url, hub } = await startHub(t, { now: clock.now });
    const { records } = await readySocket(t, url);
    for (let sent = 0; sent < 3; sent += 1) {
      clock.pass(hub, 14_999);
      hub.sendToAll('Busy');
    }
    clock.pass(hub, 15_000);
    clock.pass(hub, 15_000);
    await eventually(() => records.length >= 5, 'what was sent and two pings');
    const busy = { type: 1, target: 'Busy', arguments: [] };
    assert.deepEqual(records, [busy, busy, busy, { type: 6 }, { type: 6 }]);
  });

  it('are checked without being triggered', async (t) => {
    const { url } = await startHub(t, { timers: { keepAliveMs: 50 } });
    const { records } = await readySocket(t, url);
    await eventually(() => records.length >= 2, 'two pings');
    assert.deepEqual(records.slice(0, 2), [{ type: 6 }, { type: 6 }]);
  });

  it('drop a client that has pinged once and then falls silent', async (t) => {
    const clock = new StillClock();
    // Its answer shows that the ping before it has been read.
    const methods = { Seen: () => true };
    const { url, hub } = await startHub(t, { methods, now: clock.now, timers: { keepAliveMs: 1_000_000 } });
    const silent = await readySocket(t, url);
    const alive = await readySocket(t, url, 'bob');
    await readySocket(t, url, 'carol');
    const beat = async ({ socket, records }: typeof alive) => {
      const answers = records.length;
      socket.send(`${PING}{"type":1,"invocationId":"1","target":"Seen","arguments":[]}${RS}`);
      await eventually(() => records.length > answers, 'the answer');
    };
    await beat(silent);
    await beat(alive);
    clock.pass(hub, 29_999);
    assert.equal(hub.connectionCount, 3);
    await beat(alive);
    clock.pass(hub, 1);
    await silent.closed;
    assert.deepEqual(silent.records.slice(1), [{ type: 7, error: 'Connection closed with an error.' }]);
    clock.pass(hub, 29_000);
    assert.deepEqual(
      hub
        .connections()
        .map(({ user }) => user.userKey)
        .sort(),
      ['bob', 'carol'],
    );
  });

  it('cancel a handshake that does not arrive', async (t) => {
    const { url } = await startHub(t, { timers: { handshakeTimeoutMs: 50 } });
    const { records, closed } = await openSocket(t, url);
    assert.equal(await closed, 1000);
    assert.deepEqual(records, [{ error: 'Handshake was canceled.' }]);
  });

  it('discard connections that were negotiated and never used, or are no longer polled', async (t) => {
    const clock = new StillClock();
    const served = await startHub(t, { now: clock.now });
    const { url, hub } = served;
    const unused = (await negotiated(url)).at;
    const at = await polling(url);
    const { answers } = await reached(served, () => [raw(at)]);
    clock.pass(hub, 15_000);
    assert.equal((await raw(unused)).status, 404);
    assert.equal(hub.connectionCount, 1, 'a waiting poll keeps the connection');
    hub.sendToAll('Wake');
    await answers[0];
    clock.pass(hub, 14_999);
    assert.equal(hub.connectionCount, 1);
    clock.pass(hub, 1);
    assert.equal(hub.connectionCount, 0);
    assert.equal((await raw(at)).status, 404);
  });

  it('end an idle poll with an empty answer', async (t) => {
    const clock = new StillClock();
    const served = await startHub(t, { now: clock.now });
    const at = await polling(served.url);
    const { answers } = await reached(served, () => [raw(at)]);
    clock.pass(served.hub, 89_999);
    assert.equal(served.responses.at(-1)?.headersSent, false);
    clock.pass(served.hub, 1);
    const answer = await answers[0];
    assert.deepEqual([answer?.status, answer?.headers['content-length'], answer?.body], [200, '0', '']);
    assert.equal(served.hub.connectionCount, 1);
  });

  it('end the wait for a client’s result, which ends at once when the client leaves', async (t) => {
    const clock = new StillClock();
    const { url, hub } = await startHub(t, { now: clock.now, timers: { keepAliveMs: 1_000_000 } });
    const { socket, records } = await readySocket(t, url);
    const id = hub.connections()[0]?.connectionId ?? '';
    const unanswered = assert.rejects(hub.invokeOnConnection(id, 'Ask', 1), /not answered within its time-out/);
    clock.pass(hub, 30_000);
    await unanswered;
    await eventually(() => records.length > 0, 'the question');
    assert.deepEqual(records, [{ type: 1, invocationId: '1', target: 'Ask', arguments: [1] }]);
    const left = hub.invokeOnConnection(id, 'Ask', 2);
    socket.terminate();
    await assert.rejects(left, /The connection has ended/);
    await assert.rejects(hub.invokeOnConnection(id, 'Ask', 3), /no connection with this id/);
  });

  it('drop a client that does not read its socket, or falls too far behind', async (t) => {
    const reasons: unknown[] = [];
    const onDisconnected = (_caller: unknown, error: Error | undefined) => reasons.push(error?.message);
    const { url, hub } = await startHub(t, {
      onDisconnected,
      timers: { sendTimeoutMs: 100 },
      limits: { maxBufferedBytes: 64 * 1024 * 1024 },
    });
    const { socket } = await readySocket(t, url);
    socket.pause();
    hub.sendToAll('Flood', 'x'.repeat(32 * 1024 * 1024));
    await eventually(() => reasons.length === 1, 'the stalled client is dropped');
    const strict = await startHub(t, { onDisconnected, limits: { maxBufferedBytes: 1_000 } });
    const at = await polling(strict.url);
    strict.hub.sendToAll('Flood', 'x'.repeat(1_001));
    await eventually(() => reasons.length === 2, 'the late client is dropped');
    assert.deepEqual(reasons, ['The client takes nothing off its socket', 'The client is too far behind']);
    assert.equal((await raw(at)).status, 404);
    const events = (await negotiated(strict.url)).at;
    const cut = assert.rejects(raw(events, { headers: { Accept: 'text/event-stream' } }), /aborted/);
    await eventually(async () => (await raw(events, { method: 'POST', body: HANDSHAKE })).status === 200, 'the stream');
    strict.hub.sendToAll('Flood', 'x'.repeat(16 * 1024 * 1024));
    await cut;
  });

  it('keep a client that takes something now and then, however slowly', async (t) => {
    const clock = new StillClock();
    const { hub } = await startHub(t, { now: clock.now });
    let take = () => {};
    const wire = new Writable({
      write: (_chunk, _encoding, done) => {
        take = () => done();
      },
    });
    const connection = hub.admit({ userKey: 'alice', session: 's1' });
    connection.open(new SlowTransport(wire));
    connection.received(Buffer.from(HANDSHAKE));
    for (let sent = 0; sent < 10; sent += 1) hub.sendToAll('Much');
    for (let round = 0; round < 5; round += 1) {
      clock.pass(hub, 9_999);
      assert.equal(hub.connectionCount, 1, `round ${round}`);
      take();
      await new Promise((resolve) => setImmediate(resolve));
    }
    clock.pass(hub, 1);
    clock.pass(hub, 9_999);
    assert.equal(hub.connectionCount, 1);
    clock.pass(hub, 1);
    assert.equal(hub.connectionCount, 0);
  });

  it('cut a socket whose peer does not answer the close', async (t) => {
    const { url, hub } = await startHub(t, { timers: { closeTimeoutMs: 80 } });
    const { at } = await negotiated(url);
    const { hostname, port, pathname, search } = new URL(at);
    const socket = connect(Number(port), hostname);
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket';
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer alice\r\n${upgrade}\r\n${key}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    const mask = [0x81, 0x80 | HANDSHAKE.length, 0, 0, 0, 0];
    socket.write(Buffer.concat([Buffer.from(mask), Buffer.from(HANDSHAKE)]));
    await eventually(() => hub.connectionCount === 1, 'the handshake');
    socket.resume();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    hub.disconnectUser('alice');
    await closed;
  });
});
