import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HubError } from '../../../server/src/errors/hubError.ts';
import { eventually } from '../support/eventually.ts';
import { startHub } from './support/hubServer.ts';
import { polling, RS, raw, readySocket } from './support/rawClient.ts';

const TURNS = 200;
const ITEM = 'x'.repeat(40_000);
const ITEMS = 100;

function bigItems() {
  const made = { count: 0 };
  const big = async function* () {
    for (let item = 0; item < ITEMS; item += 1) {
      made.count += 1;
      yield ITEM;
    }
  };
  return { made, streams: { big } };
}

const start = (id: string, target: string) =>
  `{"type":4,"invocationId":"${id}","target":"${target}","arguments":[]}${RS}`;

describe('streams', () => {
  it('produce no more items than a slowly polling client takes', async (t) => {
    const { made, streams } = bigItems();
    const { url, hub } = await startHub(t, { streams });
    const at = await polling(url);
    await raw(at, { method: 'POST', body: start('1', 'Big') });
    await eventually(() => made.count > 0, 'the first item');
    // Nobody polls. A stream that did not wait would produce all its items in these turns.
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    assert.ok(made.count < 5, `${made.count} items were made`);
    let text = '';
    const read = async () => (text += (await raw(at)).body);
    await eventually(async () => (await read()).includes('"type":3'), 'the end of the stream');
    assert.equal(text.split(RS).length, ITEMS + 2);
    assert.equal(hub.connectionCount, 1);
  });

  it('produce no more items than a slowly reading socket takes', async (t) => {
    const { streams } = bigItems();
    const { url, hub } = await startHub(t, { streams, limits: { maxBufferedBytes: 200_000 } });
    const { socket, records } = await readySocket(t, url);
    for (let id = 0; id < 3; id += 1) socket.send(start(String(id), 'Big'));
    await eventually(() => records.length === 3 * (ITEMS + 1), 'all items and ends');
    assert.equal(hub.connectionCount, 1);
  });

  it('are refused under the id of an open one, and beyond a hundred', async (t) => {
    const hang = async function* (caller: { readonly signal: AbortSignal }) {
      await new Promise((resolve) => caller.signal.addEventListener('abort', resolve));
      yield 'ended';
    };
    const { url } = await startHub(t, { streams: { hang }, limits: { maxQueuedCalls: 200 } });
    const { socket, records } = await readySocket(t, url);
    const ids = Array.from({ length: 100 }, (_, index) => String(index));
    socket.send(ids.map((id) => start(id, 'Hang')).join(''));
    socket.send(start('0', 'Hang') + start('100', 'Hang'));
    await eventually(() => records.length === 2, 'two refusals');
    const error =
      "An unexpected error occurred invoking 'Hang' on the server. HubException: Too many streams, or one with this id is open.";
    assert.deepEqual(records, [
      { type: 3, invocationId: '0', error },
      { type: 3, invocationId: '100', error },
    ]);
    socket.send(`{"type":5,"invocationId":"0"}${RS}`);
    await eventually(() => records.length === 3, 'the first stream still is the one that is cancelled');
    assert.deepEqual(records[2], { type: 3, invocationId: '0' });
  });

  it('and methods log errors that were not meant for the client', async (t) => {
    const logged: unknown[] = [];
    const logger = {
      debug: () => undefined,
      error: (details: object, message: string) => logged.push([details, message]),
    };
    const bug = new Error('a bug');
    const methods = { Bug: () => Promise.reject(bug), Told: () => Promise.reject(new HubError('expected')) };
    const streams = {
      Numbers: () => {
        throw bug;
      },
    };
    const { url } = await startHub(t, { methods, streams, logger });
    const { socket, records } = await readySocket(t, url);
    for (const target of ['Told', 'Bug']) {
      socket.send(`{"type":1,"invocationId":"1","target":"${target}","arguments":[]}${RS}`);
    }
    socket.send(start('2', 'Numbers'));
    await eventually(() => records.length === 3, 'three answers');
    assert.deepEqual(logged, [
      [{ err: bug, target: 'Bug' }, 'hub method failed'],
      [{ err: bug, target: 'Numbers' }, 'hub method failed'],
    ]);
  });
});
