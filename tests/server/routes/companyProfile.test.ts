import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');
const BOREAL = tenantId('boreal');
const SAVE = '/api/home/share-settings/save';

describe('the owner of a portal', () => {
  let app: TestApp;
  let lin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const profile = (name: string, token?: string) =>
    app.ask('GET', '/api/home/getcompany', { headers: { __tenant: name }, token });
  const setState = (state: { is_active?: boolean; is_locked?: boolean }) =>
    app.database.host.updateTable('tenants').set(state).where('id', '=', BOREAL).execute();

  it('can be read by id or name, without a token or with any', async () => {
    const aurora = {
      tenantId: AURORA,
      name: '极光制造',
      englishName: 'Aurora Manufacturing',
      isActive: true,
      isIndexable: true,
    };
    const boreal = {
      tenantId: BOREAL,
      name: '北风贸易',
      englishName: 'Boreal Trading',
      isActive: true,
      isIndexable: false,
    };
    for (const name of [AURORA, AURORA.toUpperCase(), 'aurora']) assert.deepEqual((await profile(name)).body, aurora);
    assert.deepEqual((await app.ask('GET', '/api/home/getcompany?__tenant=boreal')).body, boreal);
    assert.deepEqual((await profile('boreal', lin)).body, boreal, 'a link into another company');
    assert.deepEqual((await profile('boreal', 'no-token')).body, boreal);
  });

  it('cannot be read for a company that does not exist', async () => {
    for (const name of ['nobody', '0b6f7c1e-0000-4000-8000-000000000000', '00000000-0000-0000-0000-000000000000', '']) {
      const { status, headers, body } = await profile(name);
      assert.deepEqual(
        [status, headers['abp-tenant-resolve-error'], body.error.code],
        [404, 'Tenant not found', 'Volo.AbpIo.MultiTenancy:010001'],
        name,
      );
    }
  });

  for (const [what, closing, opening] of [
    ['disabled', { is_active: false }, { is_active: true }],
    ['locked', { is_locked: true }, { is_locked: false }],
  ] as const)
    it(`is all that a company reveals while it is ${what}`, async () => {
      const { body: cinder } = await profile('cinder');
      assert.deepEqual([cinder.name, cinder.isActive, cinder.isIndexable], ['炉渣物流', false, false]);
      const { body } = await app.ask('GET', '/api/home/getnews', { headers: { __tenant: BOREAL } });
      const linInBoreal = (await app.enter('lin', 'boreal')).access_token;
      const { body: notices } = await app.ask('GET', '/api/portal/companyNotice/currentUser/notices', {
        token: linInBoreal,
      });
      await setState(closing);
      const closed = (await profile(BOREAL)).body;
      assert.deepEqual(Object.keys(closed).sort(), ['englishName', 'isActive', 'isIndexable', 'name', 'tenantId']);
      assert.equal(closed.isActive, false);
      const published = app.app.routes.filter(({ binding }) => binding === 'named').map(({ call }) => call.path);
      assert.equal(published.length, 8);
      for (const path of published) {
        for (const id of [body.items[0].id, notices.items[0].id]) {
          const url = path.replace('{id}', id);
          assert.equal((await app.ask('GET', url, { headers: { __tenant: BOREAL } })).status, 404, url);
          assert.equal((await app.ask('GET', url, { token: linInBoreal })).status, 423, url);
        }
      }
      await setState(opening);
      assert.equal((await app.ask('GET', '/api/home/getnews', { headers: { __tenant: BOREAL } })).status, 200);
    });

  it('says whether search engines may list the pages, as those who manage the company set it', async () => {
    const set = (json: object, token = lin) => app.ask('POST', SAVE, { token, json });
    const isIndexable = async (name: string) => (await profile(name)).body.isIndexable;
    assert.equal((await set({ isIndexable: false })).status, 204);
    assert.deepEqual([await isIndexable('aurora'), await isIndexable('boreal')], [false, false]);
    await set({ isIndexable: true });
    assert.deepEqual([await isIndexable('aurora'), await isIndexable('boreal')], [true, false], 'only of their own');
    const guest = (await app.enter('lin', 'boreal')).access_token;
    const host = (await app.signIn('admin')).access_token;
    for (const token of [guest, host]) assert.equal((await set({ isIndexable: true }, token)).status, 403);
    assert.equal((await app.ask('POST', SAVE, { json: { isIndexable: true } })).status, 401);
    for (const json of [{}, { isIndexable: 'maybe' }, { isIndexable: null }])
      assert.equal((await set(json)).status, 400);
    assert.equal(await isIndexable('boreal'), false);
  });

  it('can change nothing else in its row', async () => {
    await assert.rejects(
      app.database.inTenant(AURORA, (db) => db.updateTable('tenants').set({ is_active: false }).execute()),
      { code: '42501' },
    );
    const foreign = await app.database.inTenant(AURORA, (db) =>
      db.updateTable('tenants').set({ is_indexable: true }).where('id', '=', BOREAL).executeTakeFirst(),
    );
    assert.equal(Number(foreign.numUpdatedRows), 0);
  });
});
