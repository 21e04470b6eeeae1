import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HubError } from '../../../server/src/errors/hubError.ts';
import type { HubOptions } from '../../../server/src/hub/options.ts';
import { eventually } from '../support/eventually.ts';
import { startHub, type TestUser } from './support/hubServer.ts';

function connectionTo(url: string, transport: HttpTransportType, token = 'alice'): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(url, { transport, accessTokenFactory: () => token, withCredentials: false })
    .configureLogging(LogLevel.None)
    .build();
}

async function connected(t: TestContext, transport: HttpTransportType, options: Partial<HubOptions<TestUser>> = {}) {
  const served = await startHub(t, options);
  const client = connectionTo(served.url, transport);
  t.after(() => client.stop());
  return { ...served, client };
}

const TRANSPORTS = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const;

for (const [name, transport] of TRANSPORTS) {
  describe(`the official client over ${name}`, () => {
    it('connects over this transport and no other', async (t) => {
      const { hub, client } = await connected(t, transport);
      await client.start();
      assert.deepEqual(
        hub.connections().map((connection) => [connection.user.userKey, connection.transport]),
        [['alice', name]],
      );
      assert.equal(hub.connections()[0]?.connectionId, client.connectionId);
    });

    it('receives what is sent to its user, its connection and all, in order', async (t) => {
      const { hub, client } = await connected(t, transport);
      const received: unknown[] = [];
      client.on('receiveNotification', (...args: unknown[]) => received.push(args));
      await client.start();
      hub.sendToUser('alice', 'ReceiveNotification', { id: 'n1', text: '待办\n😀' });
      hub.sendToUser('bob', 'ReceiveNotification', 'not mine');
      hub.sendToConnection(client.connectionId ?? '', 'ReceiveNotification', 2);
      hub.sendToAll('ReceiveNotification', 3, 'three');
      await eventually(() => received.length === 3, 'three notifications');
      assert.deepEqual(received, [[{ id: 'n1', text: '待办\n😀' }], [2], [3, 'three']]);
    });

    it('invokes methods of the server, and the server invokes methods of the client', async (t) => {
      const methods = {
        Add: (_caller: unknown, a: unknown, b: unknown) => Number(a) + Number(b),
        Nothing: () => undefined,
        Fail: () => Promise.reject(new HubError('for the client')),
      };
      const { hub, client } = await connected(t, transport, { methods });
      client.on('double', (value: unknown) => Number(value) * 2);
      client.on('refuse', () => {
        throw new Error('the client says no');
      });
      await client.start();
      assert.equal(await client.invoke('ADD', 2, 3), 5);
      assert.equal(await client.invoke('nothing'), null);
      await assert.rejects(client.invoke('Fail'), /invoking 'Fail' on the server\. HubException: for the client/);
      assert.equal(await hub.invokeOnConnection(client.connectionId ?? '', 'Double', 21), 42);
      await assert.rejects(hub.invokeOnConnection(client.connectionId ?? '', 'Refuse'), /the client says no/);
    });

    it('streams items from the server, which learns when a stream is cancelled', async (t) => {
      let aborted = false;
      const streams = {
        Count: async function* (_caller: unknown, upTo: unknown) {
          for (let item = 1; item <= Number(upTo); item += 1) yield item;
        },
        Endless: async function* (caller: { readonly signal: AbortSignal }) {
          caller.signal.addEventListener('abort', () => {
            aborted = true;
          });
          for (let item = 0; !aborted; item += 1) {
            yield item;
            await new Promise((resolve) => setTimeout(resolve, 2));
          }
        },
      };
      const { client } = await connected(t, transport, { streams });
      await client.start();
      const items: unknown[] = [];
      await new Promise<void>((complete, error) => {
        client.stream('count', 4).subscribe({ next: (item) => items.push(item), complete, error });
      });
      assert.deepEqual(items, [1, 2, 3, 4]);
      await new Promise<void>((resolve, error) => {
        const endless = client.stream('Endless').subscribe({
          next: () => {
            endless.dispose();
            resolve();
          },
          complete: () => undefined,
          error,
        });
      });
      await eventually(() => aborted, 'the stream is aborted');
    });

    it('ends with the server’s text when its session ends, and others stay connected', async (t) => {
      const ended: unknown[] = [];
      const onDisconnected = (caller: { readonly user: TestUser }) => ended.push(caller.user.session);
      const { hub, url, client } = await connected(t, transport, { onDisconnected });
      const other = connectionTo(url, transport, 'alice:s2');
      t.after(() => other.stop());
      const closed = new Promise<Error | undefined>((resolve) => client.onclose(resolve));
      await client.start();
      await other.start();
      assert.equal(
        hub.disconnectUser((user) => user.session === 's1', { error: 'The session has ended.' }),
        1,
      );
      assert.match(String(await closed), /Server returned an error on close: The session has ended\./);
      await eventually(() => hub.connectionCount === 1, 'one connection is left');
      assert.equal(hub.connections()[0]?.user.session, 's2');
      assert.deepEqual(ended, ['s1']);
    });

    it('tells the server when it stops', async (t) => {
      const events: string[] = [];
      const { hub, client } = await connected(t, transport, {
        onConnected: () => events.push('connected'),
        onDisconnected: (_caller, error) => events.push(`disconnected ${error?.message}`),
      });
      await client.start();
      await eventually(() => events.length === 1, 'onConnected');
      assert.deepEqual([hub.userCount, hub.hasUser('alice'), hub.hasUser('bob')], [1, true, false]);
      await client.stop();
      await eventually(() => hub.connectionCount === 0 && events.length === 2, 'the connection ends');
      assert.deepEqual(events, ['connected', 'disconnected undefined']);
      assert.deepEqual([hub.userCount, hub.hasUser('alice')], [0, false]);
    });

    it('is refused with a wrong token', async (t) => {
      const { url } = await startHub(t);
      await assert.rejects(connectionTo(url, transport, 'bad').start(), /Unauthorized: Status code '401'/);
    });
  });
}
