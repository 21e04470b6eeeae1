import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { pushKeysOf } from '../../../server/src/auth/pushKeys.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { isPublicAddress, isPushAddress, publicLookup } from '../../../server/src/domain/push/pushAddress.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { FakeBrowser } from '../support/fakePushService.ts';
import { TestApp } from '../support/testApp.ts';

const SAVE = '/api/notification/push-subscriptions';
const KEY = Buffer.alloc(32, 1);

describe('subscriptions to pushed notifications', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start({ secretsKey: KEY });
  });
  afterEach(async () => {
    await app.database.host.deleteFrom('push_subscriptions').execute();
  });
  after(() => app.close());
  const rows = () =>
    app.database.host.selectFrom('push_subscriptions').select(['endpoint', 'tenant_id', 'user_id']).execute();
  const browser = () => new FakeBrowser('https://push.example');
  const save = (token: string, json: object) => app.ask('POST', SAVE, { token, json });

  it('have one key pair, created once, whose private half is sealed', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const [first, second] = [
      await app.ask('GET', `${SAVE}/key`, { token }),
      await app.ask('GET', `${SAVE}/key`, { token }),
    ];
    assert.equal(first.body.publicKey, second.body.publicKey);
    assert.equal(Buffer.from(first.body.publicKey, 'base64url').length, 65);
    const kept = await app.database.host.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
    assert.match(kept.private_key, /^sealed:/);
    const { privateKey } = await pushKeysOf({ config: { ...app.app.services.config }, database: app.database });
    assert.equal(Buffer.from(privateKey, 'base64url').length, 32);
    assert.equal(JSON.stringify(first.body).includes(privateKey), false);
    assert.equal((await app.ask('GET', `${SAVE}/key`)).status, 401);
  });

  it('are limited to one per browser and one per session, in the company of the newest', async () => {
    const { subscription } = browser();
    const lin = await app.signIn('lin');
    const { access_token: aurora } = await app.enterWith(lin, 'aurora');
    const { access_token: boreal } = await app.enterWith(lin, 'boreal');
    assert.equal((await save(aurora, subscription)).status, 204);
    assert.equal((await save(aurora, subscription)).status, 204);
    assert.deepEqual(
      (await rows()).map((row) => row.tenant_id),
      [tenantId('aurora')],
    );
    await save(boreal, subscription);
    assert.deepEqual(
      (await rows()).map((row) => row.tenant_id),
      [tenantId('boreal')],
    );
    const other = browser().subscription;
    await save(boreal, other);
    assert.deepEqual(
      (await rows()).map((row) => row.endpoint),
      [other.endpoint],
    );
  });

  it('are limited to the ten newest browsers of a person in a company', async () => {
    const newest: string[] = [];
    const elsewhere = browser().subscription;
    await save((await app.enter('lin', 'boreal')).access_token, elsewhere);
    for (let made = 1; made <= 12; made += 1) {
      app.pass(1);
      const { subscription } = browser();
      assert.equal((await save((await app.enter('lin', 'aurora')).access_token, subscription)).status, 204);
      newest.push(subscription.endpoint);
    }
    const kept = (await rows()).map(({ endpoint }) => endpoint);
    assert.deepEqual(kept.sort(), [elsewhere.endpoint, ...newest.slice(2)].sort());
  });

  it('are ended by their owner, and by nobody else', async () => {
    const { subscription } = browser();
    const { endpoint } = subscription;
    const lin = (await app.enter('lin', 'aurora')).access_token;
    const wang = (await app.enter('wang', 'aurora')).access_token;
    await save(lin, subscription);
    assert.equal((await app.ask('POST', `${SAVE}/end`, { token: wang, json: { endpoint } })).status, 204);
    assert.equal((await rows()).length, 1);
    assert.equal((await app.ask('POST', `${SAVE}/end`, { token: lin, json: { endpoint } })).status, 204);
    assert.deepEqual(await rows(), []);
  });

  it('reveal no secret to the tenant role: it learns whom, in its company, but not where', async () => {
    await save((await app.enter('lin', 'aurora')).access_token, browser().subscription);
    const seenIn = (company: string) =>
      app.database.inTenant(tenantId(company), (db) =>
        db.selectFrom('push_subscriptions').select(['tenant_id', 'user_id']).execute(),
      );
    assert.deepEqual([(await seenIn('aurora')).length, (await seenIn('boreal')).length], [1, 0]);
    for (const column of ['endpoint', 'auth'] as const)
      await assert.rejects(
        app.database.inTenant(tenantId('aurora'), (db) => db.selectFrom('push_subscriptions').select(column).execute()),
        /permission denied/,
      );
  });

  it('go to the internet over https, and never into a private network', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    const closed = [
      'http://push.example/1',
      'https://localhost/1',
      'https://127.0.0.1/1',
      'https://0x7f.1/1',
      'https://10.1.2.3/1',
      'https://169.254.169.254/latest',
      'https://[::1]/1',
      'https://[::ffff:10.0.0.1]/1',
      'https://[fd00::1]/1',
      'https://intranet/1',
      'https://db.internal/1',
      'https://me:secret@push.example/1',
      'ftp://push.example/1',
      'push',
    ];
    for (const endpoint of closed) {
      const answer = await save(token, { ...browser().subscription, endpoint });
      assert.equal(answer.status, 400, endpoint);
    }
    assert.deepEqual(await rows(), []);
    assert.ok(isPushAddress('https://web.push.apple.com/x', []));
    assert.ok(isPushAddress('https://8.8.8.8/x', []));
    assert.ok(isPushAddress('http://10.1.2.3:8080/x', ['http://10.1.2.3:8080']));
    assert.equal(isPushAddress('http://10.1.2.3:8081/x', ['http://10.1.2.3:8080']), false);
  });

  it('reject a name that resolves into a private network', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
    assert.match(String(error), /closed network/);
    for (const ip of [
      '100.64.0.1',
      '192.0.0.8',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '2002:a00:1::',
      'fe80::1',
    ])
      assert.equal(isPublicAddress(ip), false, ip);
    assert.ok(isPublicAddress('2606:4700::1111'));
  });

  it('use the operator’s keys if complete, or the server does not start', () => {
    const [PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY] = [65, 32].map((size) => Buffer.alloc(size, 4).toString('base64url'));
    const { push } = readConfig({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_ORIGINS: 'http://a:1, http://b' });
    assert.deepEqual(push.keys, { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY });
    assert.deepEqual([push.origins, push.delay, push.contact], [['http://a:1', 'http://b'], 3, '']);
    assert.throws(() => readConfig({ PUSH_PUBLIC_KEY }), /PUSH_PRIVATE_KEY/);
    assert.throws(() => readConfig({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY: 'short' }), /pair of VAPID keys/);
    assert.throws(() => readConfig({ PUSH_CONTACT: 'it@aurora.example' }), /mailto:/);
  });
});
