import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startHub } from './support/hubServer.ts';
import { fieldsOf, raw } from './support/rawClient.ts';

const ID = '[\\w-]{22}';
const ALL = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
];

describe('negotiate', () => {
  it('answers version 1 with a public id and a secret token, and offers no stateful reconnect', async (t) => {
    const { url } = await startHub(t);
    for (const query of ['negotiateVersion=1', 'NEGOTIATEVERSION=1', 'negotiateVersion=7&useStatefulReconnect=true']) {
      const answer = await raw(`${url}/negotiate?${query}`, { method: 'POST' });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-type'], 'application/json');
      const { connectionId, connectionToken, ...rest } = fieldsOf(answer.body);
      assert.match(String(connectionId), new RegExp(`^${ID}$`));
      assert.match(String(connectionToken), new RegExp(`^${ID}\\.${ID}$`));
      assert.deepEqual(rest, { negotiateVersion: 1, availableTransports: ALL });
    }
  });

  it('answers version 0 with one id, which is the secret one', async (t) => {
    const { url } = await startHub(t);
    for (const query of ['', '?negotiateVersion=0']) {
      const { body } = await raw(`${url}/negotiate${query}`, { method: 'POST' });
      const { connectionId, ...rest } = fieldsOf(body);
      assert.deepEqual(rest, { negotiateVersion: 0, availableTransports: ALL });
      assert.equal((await raw(`${url}?id=${connectionId}`)).status, 200);
    }
  });

  it('refuses unknown versions in the body, with status 200', async (t) => {
    const { url, hub } = await startHub(t);
    const cases = [
      ['-1', "The client requested version '-1', but the server does not support this version."],
      ['one', "The client requested an invalid protocol version 'one'"],
    ];
    for (const [version, error] of cases) {
      const answer = await raw(`${url}/negotiate?negotiateVersion=${version}`, { method: 'POST' });
      assert.deepEqual([answer.status, fieldsOf(answer.body)], [200, { error }]);
    }
    assert.equal(hub.connectionCount, 0);
  });

  it('offers only the transports that are switched on', async (t) => {
    const { url } = await startHub(t, { transports: ['LongPolling'] });
    const { body } = await raw(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' });
    assert.deepEqual(fieldsOf(body).availableTransports, ALL.slice(2));
  });

  it('answers other methods with 405', async (t) => {
    const { url } = await startHub(t);
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
      assert.equal((await raw(`${url}/negotiate`, { method })).status, 405, method);
    }
  });

  it('never gives the same id or secret twice', async (t) => {
    const { url } = await startHub(t);
    const bodies = await Promise.all(
      Array.from({ length: 20 }, () => raw(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' })),
    );
    const parts = bodies.flatMap(({ body }) => String(fieldsOf(body).connectionToken).split('.'));
    assert.equal(new Set(parts).size, 40);
  });
});
