import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HubError, HubUnauthorised } from '../../../server/src/errors/hubError.ts';
import { webSocketTextFrame } from '../../../server/src/hub/protocol/webSocketFrame.ts';
import { eventually } from '../support/eventually.ts';
import { startHub } from './support/hubServer.ts';
import { openSocket, RS, readySocket } from './support/rawClient.ts';

const methods = {
  Echo: (_caller: unknown, ...args: unknown[]) => args,
  Told: () => Promise.reject(new HubError('no more than three')),
  Broken: () => Promise.reject(new Error('secret of the server')),
  Forbidden: () => Promise.reject(new HubUnauthorised()),
  Unsendable: () => 1n,
};
const streams = {
  Numbers: async function* () {
    yield 1;
    throw new Error('secret of the server');
  },
};

const GENERIC = { type: 7, error: 'Connection closed with an error.' };
const MISSING = "Failed to invoke 'Nope' due to an error on the server. HubException:";

describe('handshake', () => {
  const CASES = [
    ['{"protocol":"json","version":1}', {}],
    ['{"protocol":"json","version":2}', {}],
    ['{"protocol":"json","version":9}', { error: "The server does not support version 9 of the 'json' protocol." }],
    ['{"protocol":"messagepack","version":1}', { error: "The protocol 'messagepack' is not supported." }],
    ['{}', { error: 'Missing protocol or version in handshake.' }],
  ] as const;
  for (const [request, answer] of CASES) {
    it(`${request} is answered ${JSON.stringify(answer)}`, async (t) => {
      const { url, hub } = await startHub(t);
      const { socket, records, closed } = await openSocket(t, url);
      socket.send(request + RS);
      await eventually(() => records.length === 1, 'an answer');
      assert.deepEqual(records, [answer]);
      if ('error' in answer) assert.equal(await closed, 1000);
      else assert.equal(hub.connectionCount, 1);
    });
  }

  for (const [what, first] of [
    ['no record', 'GET / HTTP/1.1'],
    ['no object', '[1]'],
    ['a number', '1'],
    ['too long', `{"protocol":"${'x'.repeat(40_000)}"}`],
  ] as const) {
    it(`says that the handshake failed when the first record is ${what}, and closes`, async (t) => {
      const { url } = await startHub(t);
      const { socket, closed, records } = await openSocket(t, url);
      socket.send(first + RS);
      await closed;
      assert.deepEqual(records, [{ error: 'An unexpected error occurred during connection handshake.' }]);
    });
  }
});

describe('records', () => {
  const CALLS = [
    [
      '{"type":1,"invocationId":"1","target":"echo","arguments":[1,"二"]}',
      { type: 3, invocationId: '1', result: [1, '二'] },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Nope","arguments":[]}',
      { type: 3, invocationId: '1', error: `${MISSING} Method does not exist.` },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Told","arguments":[]}',
      {
        type: 3,
        invocationId: '1',
        error: "An unexpected error occurred invoking 'Told' on the server. HubException: no more than three",
      },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Broken","arguments":[]}',
      { type: 3, invocationId: '1', error: "An unexpected error occurred invoking 'Broken' on the server." },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Unsendable","arguments":[]}',
      { type: 3, invocationId: '1', error: "An unexpected error occurred invoking 'Unsendable' on the server." },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Forbidden","arguments":[]}',
      { type: 3, invocationId: '1', error: "Failed to invoke 'Forbidden' because user is unauthorized" },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Numbers","arguments":[]}',
      {
        type: 3,
        invocationId: '1',
        error: "The client attempted to invoke the streaming 'Numbers' method with a non-streaming invocation.",
      },
    ],
    [
      '{"type":4,"invocationId":"1","target":"Echo","arguments":[]}',
      {
        type: 3,
        invocationId: '1',
        error: "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
      },
    ],
    [
      '{"type":1,"invocationId":"1","target":"Echo","arguments":[],"streamIds":["2"]}',
      {
        type: 3,
        invocationId: '1',
        error:
          "Failed to invoke 'Echo' due to an error on the server. HubException: Streams from the client are not supported.",
      },
    ],
  ] as const;
  for (const [call, answer] of CALLS) {
    it(`${call} is answered`, async (t) => {
      const { url } = await startHub(t, { methods, streams });
      const { socket, records } = await readySocket(t, url);
      socket.send(call + RS);
      await eventually(() => records.length === 1, 'an answer');
      assert.deepEqual(records, [answer]);
    });
  }

  it('of a failing stream are its items and then an error without secrets', async (t) => {
    const { url } = await startHub(t, { streams });
    const { socket, records } = await readySocket(t, url);
    socket.send(`{"type":4,"invocationId":"s","target":"NUMBERS","arguments":[]}${RS}`);
    await eventually(() => records.length === 2, 'item and end');
    const error = "An unexpected error occurred invoking 'NUMBERS' on the server.";
    assert.deepEqual(records, [
      { type: 2, invocationId: 's', item: 1 },
      { type: 3, invocationId: 's', error },
    ]);
  });

  it('may share one frame, and one record may span several', async (t) => {
    const { url } = await startHub(t, { methods });
    const { socket, records } = await readySocket(t, url);
    const call = (id: number) => `{"type":1,"invocationId":"${id}","target":"Echo","arguments":["é"]}${RS}`;
    socket.send(call(1) + call(2));
    for (const byte of Buffer.from(call(3))) socket.send(Buffer.from([byte]));
    await eventually(() => records.length === 3, 'three answers');
    assert.deepEqual(
      records,
      [1, 2, 3].map((id) => ({ type: 3, invocationId: String(id), result: ['é'] })),
    );
  });

  it('are ignored if they have unknown types or fields or answer no call', async (t) => {
    const { url } = await startHub(t, { methods });
    const { socket, records } = await readySocket(t, url);
    socket.send(`{"type":99}${RS}{"type":8,"sequenceId":1}${RS}{"type":3,"invocationId":"unasked","result":1}${RS}`);
    socket.send(`{"type":1,"target":"Nope","arguments":[]}${RS}{"type":5,"invocationId":"unasked"}${RS}`);
    socket.send(`{"type":1,"invocationId":"1","target":"Echo","arguments":[],"headers":{},"more":1}${RS}`);
    await eventually(() => records.length === 1, 'the one answer');
    assert.deepEqual(records, [{ type: 3, invocationId: '1', result: [] }]);
  });

  const BROKEN = ['no json', '[]', '{"target":"Echo"}', '{"type":1,"target":"Echo"}', '{"type":1,"arguments":[]}'];
  for (const record of [...BROKEN, `{"type":6,"padding":"${'x'.repeat(32 * 1024)}"}`]) {
    it(`closes with the generic text on ${record.slice(0, 30)}`, async (t) => {
      const ended: string[] = [];
      const onDisconnected = (_caller: unknown, error: Error | undefined) => ended.push(error?.name ?? 'in order');
      const { url } = await startHub(t, { methods, onDisconnected });
      const { socket, records, closed } = await readySocket(t, url);
      socket.send(record + RS);
      await closed;
      assert.deepEqual(records, [GENERIC]);
      assert.deepEqual(ended, ['ProtocolError']);
    });
  }

  it('say goodbye to a client that does, and run invocations one after the other', async (t) => {
    const order: string[] = [];
    const slow = async (_caller: unknown, name: unknown) => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      order.push(`${name} ends`);
    };
    const { url } = await startHub(t, { methods: { slow } });
    const { socket, records, closed } = await readySocket(t, url);
    for (const name of ['a', 'b'])
      socket.send(`{"type":1,"invocationId":"${name}","target":"Slow","arguments":["${name}"]}${RS}`);
    await eventually(() => records.length === 2, 'two answers');
    assert.deepEqual(order, ['a begins', 'a ends', 'b begins', 'b ends']);
    socket.send(`{"type":7}${RS}`);
    assert.equal(await closed, 1000);
    assert.deepEqual(records.slice(2), [{ type: 7 }]);
  });

  it('are ignored after a goodbye in the same frame', async (t) => {
    let called = false;
    const method = () => {
      called = true;
    };
    const { url } = await startHub(t, { methods: { method } });
    const { socket, closed } = await readySocket(t, url);
    socket.send(`{"type":7}${RS}{"type":1,"target":"Method","arguments":[]}${RS}`);
    await closed;
    assert.equal(called, false);
  });

  it('are framed with as few bytes as their length needs', () => {
    const heads = [0, 125, 126, 65_535, 65_536].map((length) => [
      ...webSocketTextFrame(Buffer.alloc(length)).subarray(0, -length || undefined),
    ]);
    assert.deepEqual(heads, [
      [0x81, 0],
      [0x81, 125],
      [0x81, 126, 0, 126],
      [0x81, 126, 0xff, 0xff],
      [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0],
    ]);
  });

  for (const length of [60, 125, 126, 127, 65_535, 65_536]) {
    it(`frames a record of ${length} bytes so that another implementation reads it`, async (t) => {
      const { url, hub } = await startHub(t);
      const { records } = await readySocket(t, url);
      const around = Buffer.byteLength(JSON.stringify({ type: 1, target: 'T', arguments: [''] }) + RS);
      const text = 'x'.repeat(length - around);
      hub.sendToUser('alice', 'T', text);
      await eventually(() => records.length === 1, 'the record');
      assert.deepEqual(records, [{ type: 1, target: 'T', arguments: [text] }]);
    });
  }
});
