import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { eventually } from '../support/eventually.ts';
import { reached, startHub } from './support/hubServer.ts';
import { negotiated, polling, RS, raw, readySocket } from './support/rawClient.ts';

const EVENTS = { Accept: 'text/event-stream' };
const PINGS = `{"type":6}${RS}`.repeat(200);

describe('limits and latecomers', () => {
  it('refuses a POST body or a socket message beyond the limit, however small its records', async (t) => {
    const { url, hub } = await startHub(t, { limits: { maxBodyBytes: 1_000 } });
    const at = await polling(url);
    assert.equal((await raw(at, { method: 'POST', body: PINGS })).status, 413);
    // Blanks begin the next record.
    const ofSize = (bytes: number) => PINGS.slice(0, 990).padEnd(bytes);
    assert.equal((await raw(at, { method: 'POST', body: ofSize(1_001) })).status, 413);
    assert.equal((await raw(at, { method: 'POST', body: ofSize(1_000) })).status, 200);
    const { socket, closed } = await readySocket(t, url);
    socket.send(PINGS);
    assert.equal(await closed, 1009);
    await eventually(() => hub.connectionCount === 1, 'the socket is gone');
  });

  it('answers two hundred simultaneous invocations in order', async (t) => {
    const { url } = await startHub(t, { methods: { echo: async (_caller, value) => value } });
    const { socket, records } = await readySocket(t, url);
    const call = (id: number) => `{"type":1,"invocationId":"${id}","target":"echo","arguments":[${id}]}${RS}`;
    socket.send(Array.from({ length: 200 }, (_, id) => call(id)).join(''));
    await eventually(() => records.length === 200, 'all answers');
    assert.deepEqual(
      records,
      Array.from({ length: 200 }, (_, id) => ({ type: 3, invocationId: String(id), result: id })),
    );
  });

  it('limits the connections of a user, used or not, and not those of another', async (t) => {
    const { url } = await startHub(t, { limits: { maxConnectionsPerUser: 3 } });
    const ask = (token: string) => raw(`${url}/negotiate?negotiateVersion=1`, { method: 'POST', token });
    const first = await readySocket(t, url);
    await ask('alice');
    await ask('alice');
    const refused = await ask('alice');
    assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '15']);
    assert.equal((await ask('bob')).status, 200);
    first.socket.close();
    await first.closed;
    await eventually(async () => (await ask('alice')).status === 200, 'the place of the socket is free');
    assert.equal((await ask('alice')).status, 429);
  });

  it('compresses nothing', async (t) => {
    const { url } = await startHub(t);
    const { socket } = await readySocket(t, url);
    assert.equal(socket.extensions, '');
  });

  it('accepts no records for a connection that is closing', async (t) => {
    const { url, hub } = await startHub(t);
    const at = await polling(url);
    hub.disconnectUser('alice', { error: 'over' });
    const late = await raw(at, { method: 'POST', body: PINGS });
    assert.deepEqual([late.status, late.body], [404, 'No Connection with that ID']);
    assert.equal((await raw(at)).body, `{"type":7,"error":"over"}${RS}`);
    assert.equal((await raw(at)).status, 204);
  });

  it('opens nothing for a client that leaves during authentication', async (t) => {
    let asked = 0;
    let admit: () => void = () => undefined;
    const { url, responses } = await startHub(t, {
      authenticate: async () => {
        asked += 1;
        if (asked === 2) {
          await new Promise<void>((resolve) => {
            admit = resolve;
          });
        }
        return { userKey: 'alice', session: 's1' };
      },
    });
    const { at } = await negotiated(url);
    const impatient = request(at, { headers: EVENTS, agent: false });
    impatient.on('error', () => undefined);
    impatient.end();
    await eventually(() => asked === 2, 'the second question');
    impatient.destroy();
    await eventually(() => responses.at(-1)?.destroyed === true, 'the server knows that the client left');
    admit();
    const patient = await raw(at, { headers: EVENTS, headOnly: true });
    assert.equal(patient.status, 200);
  });

  it('keeps messages sent after an aborted poll for the next poll', async (t) => {
    const served = await startHub(t);
    const { url, hub, responses } = served;
    const at = await polling(url);
    const broken = request(at, { headers: { Authorization: 'Bearer alice' }, agent: false });
    broken.on('error', () => undefined);
    await reached(served, () => {
      broken.end();
      return [Promise.resolve()];
    });
    broken.destroy();
    await eventually(() => responses.at(-1)?.destroyed === true, 'the server knows that the poll was broken off');
    hub.sendToAll('Kept');
    assert.equal((await raw(at)).body, `{"type":1,"target":"Kept","arguments":[]}${RS}`);
  });
});
