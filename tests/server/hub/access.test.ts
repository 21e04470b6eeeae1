import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startHub } from './support/hubServer.ts';
import { negotiated, openSocket, polling, raw } from './support/rawClient.ts';

const EVENTS = { Accept: 'text/event-stream' };
const UPGRADE = { Connection: 'Upgrade', Upgrade: 'websocket' };
const PORTAL = 'https://portal.example';
const PREFLIGHT = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' };

describe('access to the hub', () => {
  it('answers 401 with WWW-Authenticate everywhere without a valid token', async (t) => {
    const { url } = await startHub(t);
    const { at } = await negotiated(url);
    const requests = [
      [`${url}/negotiate`, { method: 'POST' }],
      [at, {}],
      [at, { headers: EVENTS }],
      [at, { method: 'POST' }],
      [at, { method: 'DELETE' }],
      [url, {}],
      [at, { headers: UPGRADE }],
    ] as const;
    for (const [address, request] of requests) {
      const none = await raw(address, { ...request, token: '' });
      assert.deepEqual([none.status, none.headers['www-authenticate']], [401, 'Bearer']);
      const wrong = await raw(address, { ...request, token: 'bad' });
      assert.deepEqual([wrong.status, wrong.headers['www-authenticate']], [401, 'Bearer error="invalid_token"']);
    }
    await assert.rejects(openSocket(t, at, { token: 'bad' }), /: 401/);
  });

  it('uses the token in the query only if there is no bearer header', async (t) => {
    const { url } = await startHub(t);
    const negotiate = `${url}/negotiate?negotiateVersion=1&access_token=`;
    assert.equal((await raw(`${negotiate}alice`, { method: 'POST', token: '' })).status, 200);
    assert.equal((await raw(`${negotiate}bad`, { method: 'POST', token: 'alice' })).status, 200);
    assert.equal((await raw(`${negotiate}alice`, { method: 'POST', token: 'bad' })).status, 401);
  });

  it('refuses a user other than the one who negotiated', async (t) => {
    const { url } = await startHub(t);
    const at = await polling(url);
    for (const method of ['GET', 'POST', 'DELETE']) {
      assert.equal((await raw(at, { method, token: 'bob' })).status, 403, method);
    }
    await assert.rejects(openSocket(t, (await negotiated(url)).at, { token: 'bob' }), /: 403/);
  });

  it('lets a socket in only from its own host or an allowed origin', async (t) => {
    const isOriginAllowed = (origin: string) => origin.endsWith('.tenant.example');
    const { url, origin } = await startHub(t, { allowedOrigins: [PORTAL], isOriginAllowed });
    for (const allowed of [origin, PORTAL, 'https://a.tenant.example']) {
      await openSocket(t, url, { origin: allowed });
    }
    for (const refused of ['https://evil.example', 'null', `${PORTAL}.evil.example`, 'http://127.0.0.1:1']) {
      await assert.rejects(openSocket(t, url, { origin: refused }), /: 403/, refused);
    }
  });

  it('echoes one allowed origin with credentials, and answers preflights without a token', async (t) => {
    const { url } = await startHub(t, { allowedOrigins: [PORTAL] });
    for (const address of [url, `${url}/negotiate`]) {
      const asked = { method: 'OPTIONS', token: '', headers: { ...PREFLIGHT, Origin: PORTAL } };
      const { status, headers } = await raw(address, asked);
      assert.equal(status, 204);
      assert.equal(headers['access-control-allow-origin'], PORTAL);
      assert.equal(headers['access-control-allow-credentials'], 'true');
      assert.equal(headers['access-control-allow-methods'], 'GET, POST, DELETE, OPTIONS');
      assert.match(
        String(headers['access-control-allow-headers']),
        /authorization.*x-requested-with.*x-signalr-user-agent/,
      );
      const stranger = await raw(address, { ...asked, headers: { ...PREFLIGHT, Origin: 'https://evil.example' } });
      assert.equal(stranger.headers['access-control-allow-origin'], undefined);
      assert.equal(stranger.headers['access-control-allow-methods'], undefined);
    }
    const answer = await raw(`${url}/negotiate`, { method: 'POST', token: 'bad', headers: { Origin: PORTAL } });
    assert.deepEqual([answer.status, answer.headers['access-control-allow-origin']], [401, PORTAL]);
    assert.equal(answer.headers['vary'], 'Origin');
    const { headers } = await raw(`${url}/negotiate`, { method: 'POST' });
    assert.deepEqual([headers['access-control-allow-credentials'], headers['vary']], [undefined, 'Origin'], 'no page');
  });

  it('answers 500 when authentication itself fails, and reveals nothing about it', async (t) => {
    const { url } = await startHub(t, { authenticate: () => Promise.reject(new Error('database down')) });
    const answer = await raw(`${url}/negotiate`, { method: 'POST' });
    assert.deepEqual([answer.status, answer.body], [500, '']);
    await assert.rejects(openSocket(t, url), /: 500/);
  });
});
