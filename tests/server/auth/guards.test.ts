import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { CLIENT, TestApp } from '../support/testApp.ts';
import { anotherCode, codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

describe('an account using the account calls', () => {
  let app: TestApp;
  let token = '';
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.pass(7200);
    token = (await app.signIn('lin')).access_token;
  });
  after(() => app.close());

  const idOf = async (userName: string): Promise<string> => {
    const accounts = app.database.host.selectFrom('accounts').select('id');
    return (await accounts.where('user_name', '=', userName).executeTakeFirstOrThrow()).id;
  };

  it('reads the configuration of a company that it may enter, and of no other', async () => {
    const read = async (tenant: string) => {
      const { status, body } = await app.ask('GET', `/api/abp/application-configuration/${tenant}`, { token });
      return status === 200 ? body.currentTenant.id : status;
    };
    const setLocked = (is_locked: boolean) =>
      app.database.host.updateTable('tenants').set({ is_locked }).where('id', '=', tenantId('boreal')).execute();
    assert.equal(await read(tenantId('boreal')), tenantId('boreal'));
    await setLocked(true);
    assert.equal(await read(tenantId('boreal')), 404, 'locked');
    await setLocked(false);
    assert.equal(await read(tenantId('cinder')), 404, 'disabled');
    assert.equal(await read(tenantId('delta')), 404, 'disabled the account');
    token = (await app.signIn('solo')).access_token;
    assert.equal(await read(tenantId('aurora')), 404, 'not its own');
  });

  it('lists its own users, in companies it may enter, and nobody else’s', async () => {
    const list = (id: string) => app.ask('GET', `/api/account/${id}/users`, { token });
    const { body } = await list(await idOf('lin'));
    assert.deepEqual(
      body.items.map((item: { tenantId: string }) => item.tenantId),
      [tenantId('aurora'), tenantId('boreal')],
    );
    assert.equal((await list(await idOf('wang'))).status, 404);
  });

  it('gets tokens by text message and QR code only for the portal, within its scopes', async () => {
    const phone = await phoneOf(app, 'solo');
    const code = await codeFor(app, phone, 'login');
    const { code: qr } = (await app.ask('GET', '/api/account/create-qrcode', { headers: DEVICE })).body;
    const asks = [
      (json: object) =>
        app.ask('POST', '/api/account/request-token/by-sms-verification-code', {
          json: { ...CLIENT, phoneNumber: phone, code, ...json },
          headers: DEVICE,
        }),
      (json: object) =>
        app.ask('POST', `/api/account/request-qrcode-token/${qr}`, { json: { ...CLIENT, ...json }, headers: DEVICE }),
    ];
    for (const ask of asks) {
      const other = await ask({ client_secret: 'another' });
      assert.deepEqual([other.status, other.body.error], [401, 'invalid_client']);
      const unknown = await ask({ client_id: 'another' });
      assert.deepEqual([unknown.status, unknown.body.error], [401, 'invalid_client']);
      const scope = await ask({ scope: 'portal everything' });
      assert.deepEqual([scope.status, scope.body.error], [400, 'invalid_scope']);
    }
    assert.equal((await asks[0]?.({ scope: 'portal' }))?.body.refresh_token, undefined, 'none was asked for');
  });

  it('changes its number only with a code sent to the new one, and never to one that is taken', async () => {
    const change = (phoneNumber: string, code: string) =>
      app.ask('POST', '/api/account/my-profile/change-phone', { token, json: { phoneNumber, code }, headers: DEVICE });
    await app.reauthenticate(token);
    const free = '13812349999';
    const code = await codeFor(app, free, 'changePhone');
    const before = await phoneOf(app, 'lin');
    assert.equal((await change(free, anotherCode(code))).body.error.code, 'Atrium:WrongCode');
    assert.equal((await change('13812340000', code)).body.error.code, 'Atrium:WrongCode');
    assert.equal(await phoneOf(app, 'lin'), before);
    const taken = await phoneOf(app, 'solo');
    const theirs = await codeFor(app, taken, 'changePhone');
    assert.equal((await change(taken, theirs)).body.error.code, 'Atrium:PhoneTaken');
    assert.equal((await change(free, code)).status, 204);
    assert.deepEqual([await phoneOf(app, 'lin'), await phoneOf(app, 'solo')], [free, taken]);
  });
});
