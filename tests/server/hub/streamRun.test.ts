import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HubError } from '../../../server/src/errors/hubError.ts';
import type { HubStreamMethod } from '../../../server/src/hub/options.ts';
import { eventually } from '../support/eventually.ts';
import { startHub, type TestUser } from './support/hubServer.ts';
import { polling, RS, raw, readySocket } from './support/rawClient.ts';

const UNEXPECTED = "An unexpected error occurred invoking 'Run' on the server.";
const start = (id: string, ...args: unknown[]) =>
  `${JSON.stringify({ type: 4, invocationId: id, target: 'Run', arguments: args })}${RS}`;
const cancel = (id: string) => `{"type":5,"invocationId":"${id}"}${RS}`;
const item = (invocationId: string, value: unknown) => ({ type: 2, invocationId, item: value });
const end = (invocationId: string, error?: string) => ({ type: 3, invocationId, ...(error && { error }) });

/** Resolves when the stream's signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

async function given(t: Parameters<typeof startHub>[0], Run: HubStreamMethod<TestUser>) {
  const { url, hub } = await startHub(t, { streams: { Run }, methods: { Ping: () => 'pong' } });
  return { hub, ...(await readySocket(t, url)) };
}

describe('the run of a stream', () => {
  it('sends the items in order, then the end, and nothing after that; its id is free again', async (t) => {
    const { socket, records } = await given(t, async function* (_caller, ...args) {
      yield* args;
    });
    socket.send(start('1', 'a', null, { b: 1 }));
    await eventually(() => records.length === 4, 'three items and the end');
    socket.send(start('1', 'again') + start('2'));
    await eventually(() => records.length === 7, 'an item and two ends');
    assert.deepEqual(records.slice(0, 4), [item('1', 'a'), item('1', null), item('1', { b: 1 }), end('1')]);
    const later = records.slice(4);
    const of = (id: string) => later.filter((one) => JSON.stringify(one).includes(`"invocationId":"${id}"`));
    assert.deepEqual([of('1'), of('2')], [[item('1', 'again'), end('1')], [end('2')]]);
  });

  it('holds up neither invocations nor other streams', async (t) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { socket, records } = await given(t, async function* (_caller, name) {
      if (name === 'held') await held;
      yield name;
    });
    socket.send(
      `${start('1', 'held')}${start('2', 'free')}{"type":1,"invocationId":"3","target":"Ping","arguments":[]}${RS}`,
    );
    await eventually(() => records.length === 3, 'what is not held');
    assert.ok(!JSON.stringify(records).includes('"invocationId":"1"'));
    release();
    await eventually(() => records.length === 5, 'what was held');
    assert.deepEqual(records.slice(3), [item('1', 'held'), end('1')]);
  });

  it('ends cleanly on cancel: the method is told and cleans up, and no item follows', async (t) => {
    const seen: string[] = [];
    const { socket, records } = await given(t, async function* ({ signal }) {
      try {
        yield 'first';
        await aborted(signal);
        seen.push('aborted');
        yield 'too late';
        seen.push('went on');
      } finally {
        seen.push('cleaned up');
      }
    });
    socket.send(start('1'));
    await eventually(() => records.length === 1, 'the first item');
    socket.send(cancel('2') + cancel('1'));
    await eventually(() => records.length === 2, 'the end');
    assert.deepEqual(records, [item('1', 'first'), end('1')]);
    assert.deepEqual(seen, ['aborted', 'cleaned up']);
  });

  it('ends cleanly even if the cancelled method throws because of it', async (t) => {
    const { socket, records } = await given(t, async function* ({ signal }) {
      yield 'first';
      await aborted(signal);
      signal.throwIfAborted();
    });
    socket.send(start('1'));
    await eventually(() => records.length === 1, 'the first item');
    socket.send(cancel('1'));
    await eventually(() => records.length === 2, 'the end');
    assert.deepEqual(records[1], end('1'));
  });

  it('reports an error after the preceding items: a hub error with its message, any other without', async (t) => {
    const { socket, records } = await given(t, async function* (_caller, meant) {
      yield 'first';
      throw meant ? new HubError('no more') : new Error('a secret');
    });
    socket.send(start('1', true));
    await eventually(() => records.length === 2, 'an item and the error');
    socket.send(start('1', false));
    await eventually(() => records.length === 4, 'the same again');
    assert.deepEqual(records, [
      item('1', 'first'),
      end('1', `${UNEXPECTED} HubException: no more`),
      item('1', 'first'),
      end('1', UNEXPECTED),
    ]);
  });

  it('ends with an error, and the method cleans up, when an item cannot be written', async (t) => {
    let cleaned = false;
    const { socket, records, hub } = await given(t, async function* () {
      try {
        yield 1n;
      } finally {
        cleaned = true;
      }
    });
    socket.send(start('1'));
    await eventually(() => records.length === 1, 'the error');
    assert.deepEqual([records, cleaned, hub.connectionCount], [[end('1', UNEXPECTED)], true, 1]);
  });

  it('is aborted when the client leaves, and the method cleans up', async (t) => {
    const seen: string[] = [];
    const { socket, records } = await given(t, async function* ({ signal }) {
      try {
        yield 'first';
        await aborted(signal);
        yield 'for nobody';
        seen.push('went on');
      } finally {
        seen.push(signal.aborted ? 'cleaned up' : 'not aborted');
      }
    });
    socket.send(start('1'));
    await eventually(() => records.length === 1, 'the first item');
    socket.terminate();
    await eventually(() => seen.length > 0, 'the clean-up');
    assert.deepEqual(seen, ['cleaned up']);
  });

  it('produces no more items when it is cancelled while waiting for its client', async (t) => {
    let made = 0;
    const Run = async function* () {
      for (;;) {
        made += 1;
        yield 'x'.repeat(70_000);
      }
    };
    const { url } = await startHub(t, { streams: { Run } });
    const at = await polling(url);
    await raw(at, { method: 'POST', body: start('1') });
    await eventually(() => made === 1, 'the first item');
    await raw(at, { method: 'POST', body: cancel('1') });
    let text = '';
    const read = async () => (text += (await raw(at)).body);
    await eventually(async () => (await read()).includes('"type":3'), 'the end of the stream');
    assert.deepEqual([made, text.split(RS).length], [1, 3]);
  });
});
