import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { eventually } from '../support/eventually.ts';
import { reached, startHub } from './support/hubServer.ts';
import { HANDSHAKE, negotiated, openSocket, polling, RS, raw, readySocket } from './support/rawClient.ts';

/** When a hanging test gives up; nothing is measured. */
const GUARD = { timeout: 600_000 };

describe('the end of connections', () => {
  it('lets a client reconnect by itself only if it is allowed to', async (t) => {
    const { url, hub } = await startHub(t);
    const transport = HttpTransportType.WebSockets;
    const client = new HubConnectionBuilder()
      .withUrl(url, { transport, accessTokenFactory: () => 'alice' })
      .withAutomaticReconnect([0, 0])
      .configureLogging(LogLevel.None)
      .build();
    t.after(() => client.stop());
    let stopped = false;
    const reconnected = new Promise((resolve) => client.onreconnected(resolve));
    client.onclose(() => {
      stopped = true;
    });
    await client.start();
    const before = client.connectionId;
    hub.disconnectUser('alice', { error: 'moved', allowReconnect: true });
    await reconnected;
    assert.notEqual(client.connectionId, before);
    assert.equal(hub.connectionCount, 1);
    hub.disconnectUser('alice', { error: 'over' });
    await eventually(() => stopped, 'the client stops');
    assert.equal(hub.connectionCount, 0);
  });

  it('also covers what the user has only negotiated, and no other user’s connections', async (t) => {
    const { url, hub } = await startHub(t);
    const mine = (await negotiated(url)).at;
    const other = (await negotiated(url, 'bob')).at;
    assert.equal(hub.disconnectUser('alice'), 1);
    assert.equal((await raw(mine)).status, 404);
    assert.equal((await raw(other, { token: 'bob' })).status, 200);
  });

  it('depends on the session of a connection’s latest request', async (t) => {
    const { url, hub } = await startHub(t);
    const at = await polling(url, 'alice:old');
    const held = raw(at, { token: 'alice:new' });
    await eventually(() => hub.connections()[0]?.user.session === 'new', 'the new session is known');
    assert.equal(
      hub.disconnectUser(({ session }) => session === 'old'),
      0,
    );
    assert.equal(
      hub.disconnectUser(({ session }) => session === 'new', { error: 'bye' }),
      1,
    );
    assert.equal((await held).body, `{"type":7,"error":"bye"}${RS}`);
    assert.equal((await raw(at)).status, 204);
    assert.equal((await raw(at)).status, 404);
  });

  it('is orderly: goodbye, reconnect allowed, polls ended, nobody new', async (t) => {
    const served = await startHub(t);
    const { url, hub } = served;
    const { records, closed } = await readySocket(t, url);
    const polled = await polling(url);
    const opening = (await negotiated(url)).at;
    await raw(opening);
    const streamed = (await negotiated(url)).at;
    const { answers } = await reached(served, () => [
      raw(polled),
      raw(opening),
      raw(streamed, { headers: { Accept: 'text/event-stream' } }),
    ]);
    const [held, unready, events] = answers;
    await Promise.all([hub.close(), hub.close()]);
    assert.equal(await closed, 1000);
    assert.deepEqual(records, [{ type: 7, allowReconnect: true }]);
    assert.equal((await held)?.body, `{"type":7,"allowReconnect":true}${RS}`);
    assert.equal((await unready)?.status, 204);
    assert.equal((await events)?.body, ':\r\n');
    assert.equal((await raw(`${url}/negotiate`, { method: 'POST' })).status, 503);
    await assert.rejects(openSocket(t, url), /: 503/);
    assert.equal(hub.connectionCount, 0);
  });

  it('comes with the server’s, without waiting for anybody', GUARD, async (t) => {
    // Waiting for a timeout would take hours.
    const hours = 10_000_000;
    const served = await startHub(t, { timers: { closeTimeoutMs: hours, pollTimeoutMs: hours } });
    const { url, hub, close } = served;
    const { closed } = await readySocket(t, url);
    const polled = await polling(url);
    const { answers } = await reached(served, () => [raw(polled)]);
    await close();
    assert.equal(await closed, 1000);
    assert.equal((await answers[0])?.status, 200);
    assert.equal(hub.connectionCount, 0);
  });

  it('lets in nobody for whom onConnected throws', async (t) => {
    const onConnected = () => Promise.reject(new Error('no place left'));
    const { url, hub } = await startHub(t, { onConnected });
    const { socket, records, closed } = await openSocket(t, url);
    socket.send(HANDSHAKE);
    await closed;
    assert.deepEqual(records, [{}, { type: 7, error: 'Connection closed with an error.' }]);
    assert.equal(hub.connectionCount, 0);
  });

  it('aborts the signal of a running invocation, and drops those that wait', async (t) => {
    let begun = 0;
    let aborted = 0;
    const hang = (caller: { readonly signal: AbortSignal }) =>
      new Promise<void>((resolve) => {
        begun += 1;
        caller.signal.addEventListener('abort', () => {
          aborted += 1;
          resolve();
        });
      });
    const ended: string[] = [];
    const { url } = await startHub(t, { methods: { hang }, onDisconnected: () => ended.push(`after ${aborted}`) });
    const { socket } = await readySocket(t, url);
    const call = `{"type":1,"invocationId":"1","target":"Hang","arguments":[]}${RS}`;
    socket.send(call + call);
    // Both came in one frame, so the second waits as soon as the first has begun.
    await eventually(() => begun === 1, 'the first invocation');
    socket.terminate();
    await eventually(() => ended.length === 1, 'onDisconnected');
    assert.deepEqual([ended, begun], [['after 1'], 1]);
  });

  it('has aborted the signal already if a method asks for it only afterwards', async (t) => {
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const told: boolean[] = [];
    const late = async (caller: { readonly signal: AbortSignal }) => {
      await left;
      told.push(caller.signal.aborted);
    };
    const { url, hub } = await startHub(t, { methods: { late } });
    const { socket, closed } = await readySocket(t, url);
    socket.send(`{"type":1,"target":"Late","arguments":[]}${RS}`);
    socket.ping();
    await new Promise((resolve) => socket.once('pong', resolve));
    hub.disconnectUser('alice');
    await closed;
    leave();
    await eventually(() => told.length > 0, 'the rest of the method');
    assert.deepEqual(told, [true]);
  });

  it('comes to a client with too many waiting invocations', async (t) => {
    const hang = () => new Promise(() => undefined);
    const { url, hub } = await startHub(t, { methods: { hang }, limits: { maxQueuedCalls: 3 } });
    const { socket, closed } = await readySocket(t, url);
    const call = `{"type":1,"target":"Hang","arguments":[]}${RS}`;
    // One is running, three are waiting.
    socket.send(call.repeat(4));
    socket.ping();
    await new Promise((resolve) => socket.once('pong', resolve));
    assert.equal(hub.connectionCount, 1);
    socket.send(call);
    await closed;
  });

  it('aborts the streams of a client that leaves', async (t) => {
    let aborted = false;
    const endless = async function* (caller: { readonly signal: AbortSignal }) {
      yield 1;
      await new Promise((resolve) => caller.signal.addEventListener('abort', resolve));
      aborted = true;
    };
    const { url } = await startHub(t, { streams: { endless } });
    const { socket, records } = await readySocket(t, url);
    socket.send(`{"type":4,"invocationId":"1","target":"Endless","arguments":[]}${RS}`);
    await eventually(() => records.length === 1, 'the first item');
    socket.terminate();
    await eventually(() => aborted, 'the stream is aborted');
  });

  it('is not reported for a connection that was never established', async (t) => {
    const events: string[] = [];
    const onDisconnected = (caller: { readonly user: { readonly userKey: string } }) =>
      events.push(caller.user.userKey);
    const { url, hub } = await startHub(t, { onDisconnected });
    const { closed } = await openSocket(t, url);
    await negotiated(url);
    assert.equal(hub.disconnectUser('alice'), 2);
    await closed;
    const known = await readySocket(t, url, 'bob');
    hub.disconnectUser('bob');
    await known.closed;
    await eventually(() => events.length > 0, 'the end of one that was a connection');
    assert.deepEqual(events, ['bob']);
  });
});
