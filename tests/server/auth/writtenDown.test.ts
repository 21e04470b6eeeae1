import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { HOST_TENANT_ID } from '../../../server/src/db/schema.ts';
import { tenantId } from '../../../server/src/seed/staff.ts';
import { codeAt, enrol } from '../support/secondStep.ts';
import { CLIENT, TestApp } from '../support/testApp.ts';
import { anotherCode, codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

describe('failures and grants in the security log', () => {
  let app: TestApp;
  let solo = '';
  let phone = '';
  before(async () => {
    app = await TestApp.start();
    phone = await phoneOf(app, 'solo');
  });
  beforeEach(async () => {
    app.pass(3601);
    solo = (await app.signIn('solo')).access_token;
    await app.database.host.deleteFrom('security_log').execute();
  });
  after(() => app.close());

  const post = (path: string, json: object, token?: string) => app.ask('POST', path, { json, token, headers: DEVICE });

  /** The entries, oldest first, and whose they are. */
  async function written(): Promise<(readonly [action: string, userName: string | null, device: string | null])[]> {
    const rows = await app.database.host
      .selectFrom('security_log as log')
      .leftJoin('accounts as account', 'account.id', 'log.account_id')
      .select(['log.action', 'account.user_name', 'log.device_id'])
      .orderBy('log.id')
      .execute();
    return rows.map((row) => [row.action, row.user_name, row.device_id]);
  }
  const WRONG = ['CodeFailed', 'solo', 'device-1'] as const;

  it('include a wrong text message code, whatever its purpose, under the account concerned', async () => {
    const signIn = anotherCode(await codeFor(app, phone, 'login'));
    await post('/api/account/request-token/by-sms-verification-code', { ...CLIENT, phoneNumber: phone, code: signIn });
    await post('/api/account/check-verification-code', {
      phoneNumber: phone,
      code: '000000',
      purpose: 'resetPassword',
    });
    await post('/api/send-sms/verify-vcode', { phoneNumber: phone, code: '000000', purpose: 'verifyPhone' });
    assert.deepEqual(await written(), [WRONG, WRONG, WRONG]);
  });

  it('include a wrong code for a new number, under the signed-in account', async () => {
    await app.reauthenticate(solo);
    const json = { phoneNumber: '13912312312', code: '000000' };
    assert.equal((await post('/api/account/my-profile/change-phone', json, solo)).status, 403);
    assert.deepEqual((await written()).slice(1), [WRONG]);
  });

  it('include a wrong code from somebody without an account, under nobody', async () => {
    const json = {
      userName: 'nobody',
      name: '无名',
      phoneNumber: '13912312313',
      password: 'Long enough 1',
      code: '000000',
    };
    assert.equal((await post('/api/account/register', json)).status, 403);
    assert.deepEqual(await written(), [['CodeFailed', null, 'device-1']]);
  });

  it('include no correct code', async () => {
    const code = await codeFor(app, phone, 'login');
    const json = { ...CLIENT, phoneNumber: phone, code };
    assert.equal((await post('/api/account/request-token/by-sms-verification-code', json)).status, 200);
    assert.deepEqual(await written(), [['LoginSucceeded', 'solo', 'device-1']]);
  });

  it('say who signed in, with what and from where', async () => {
    app.pass(60);
    const headers = { ...DEVICE, devicename: 'Chrome-126', devicetype: 'Windows-11', 'x-correlation-id': 'call-7' };
    await app.signIn('solo', { ...headers, 'user-agent': 'Mozilla/5.0' });
    const account = await app.database.host
      .selectFrom('accounts')
      .select('id')
      .where('user_name', '=', 'solo')
      .executeTakeFirstOrThrow();
    const [{ id: _id, ...entry } = { id: 0 }, ...others] = await app.database.host
      .selectFrom('security_log')
      .selectAll()
      .execute();
    assert.deepEqual(others, []);
    assert.deepEqual(entry, {
      ...{ creation_time: app.now, identity: 'OpenIddict', action: 'LoginSucceeded', user_name: 'solo' },
      ...{ account_id: account.id, tenant_id: null, client_id: CLIENT.client_id, client_ip: '127.0.0.1' },
      ...{ browser_info: 'Mozilla/5.0', device_id: 'device-1', device_name: 'Chrome-126', device_type: 'Windows-11' },
      correlation_id: 'call-7',
    });
  });

  it('include a correct code of a disabled account', async () => {
    const code = await codeFor(app, phone, 'login');
    const setActive = (is_active: boolean) =>
      app.database.host.updateTable('accounts').set({ is_active }).where('user_name', '=', 'solo').execute();
    await setActive(false);
    await post('/api/account/request-token/by-sms-verification-code', { ...CLIENT, phoneNumber: phone, code });
    await setActive(true);
    assert.deepEqual(await written(), [['LoginNotAllowed', 'solo', 'device-1']]);
  });

  it('include a wrong current password, and a wrong first code of an authenticator app', async () => {
    await app.reauthenticate(solo);
    const passwords = { currentPassword: 'nonsense', newPassword: 'Long enough 1' };
    assert.equal((await post('/api/account/my-profile/change-password', passwords, solo)).status, 400);
    const { secret } = (await post('/api/account/second-step/begin', {}, solo)).body;
    const code = anotherCode(codeAt(app, secret));
    assert.equal((await post('/api/account/second-step/confirm', { code }, solo)).status, 400);
    assert.deepEqual((await written()).slice(1), [
      ['ReauthenticationFailed', 'solo', 'device-1'],
      ['TwoFactorFailed', 'solo', 'device-1'],
    ]);
  });

  it('include a phone’s answer to a QR code, yes or no, and nothing from those who may not answer', async () => {
    const lin = (await app.signIn('lin')).access_token;
    await app.database.host.deleteFrom('security_log').execute();
    const answered = async (isGranted: boolean) => {
      const { code } = (await app.ask('GET', '/api/account/create-qrcode')).body;
      await post(`/api/account/qrcode-scan/${code}`, {}, solo);
      assert.equal((await post(`/api/account/qrcode-answer/${code}`, { isGranted }, lin)).status, 403);
      assert.equal((await post(`/api/account/qrcode-answer/${code}`, { isGranted }, solo)).status, 204);
    };
    await answered(true);
    await answered(false);
    assert.deepEqual(await written(), [
      ['QrCodeGranted', 'solo', 'device-1'],
      ['QrCodeRefused', 'solo', 'device-1'],
    ]);
  });

  it('are also acts of each company and of the installation: a change of phone, a wrong code and a granted QR code', async () => {
    const chen = (await app.signIn('chen')).access_token;
    const known = await phoneOf(app, 'chen');
    const wrong = { ...CLIENT, phoneNumber: known, code: anotherCode(await codeFor(app, known, 'login')) };
    await post('/api/account/request-token/by-sms-verification-code', wrong);
    const { code } = (await app.ask('GET', '/api/account/create-qrcode')).body;
    await post(`/api/account/qrcode-scan/${code}`, {}, chen);
    assert.equal((await post(`/api/account/qrcode-answer/${code}`, { isGranted: true }, chen)).status, 204);
    await app.reauthenticate(chen);
    const phoneNumber = '13912312399';
    const json = { phoneNumber, code: await codeFor(app, phoneNumber, 'changePhone') };
    assert.equal((await post('/api/account/my-profile/change-phone', json, chen)).status, 204);

    const read = async (path: string, token: string) => {
      const query = `actor=${encodeURIComponent('陈浩')}&maxResultCount=100`;
      const { items } = (await app.ask('GET', `/api/console/${path}?${query}`, { token })).body;
      return items.map((one: { act: string; object: string }) => [one.act, one.object]);
    };
    const expected = ['phoneChanged', 'qrCodeGranted', 'codeFailed'].map((act) => [act, '陈浩']);
    assert.deepEqual(await read('acts', (await app.enter('lin', 'aurora')).access_token), expected);
    assert.deepEqual(await read('host/acts', (await app.signIn('admin')).access_token), expected);
    // Nowhere else: each of them belongs to a company in which the account works, or to none.
    const { rows } = await sql`select tenant_id from console_acts where act = any(${[
      'phoneChanged',
      'qrCodeGranted',
    ]}::text[]) and actor_name = '陈浩' and tenant_id not in (${HOST_TENANT_ID}, ${tenantId('aurora')})`.execute(
      app.database.host,
    );
    assert.deepEqual(rows, []);
  });

  it('are joined by a second step removed by an administrator, also among the acts of the installation', async () => {
    await enrol(app, solo);
    const admin = (await app.signIn('admin')).access_token;
    await app.reauthenticate(admin);
    assert.equal((await post('/api/console/second-step/reset', { userNameOrPhoneNumber: 'solo' }, admin)).status, 200);
    const { act, actorName, object } = (await app.ask('GET', '/api/console/host/acts', { token: admin })).body.items[0];
    assert.deepEqual([act, actorName, object], ['secondStepReset', '管理员', 'solo']);
    const log = (await written()).filter(([action]) => action === 'TwoFactorReset').map(([, name]) => name);
    assert.deepEqual(log, ['admin', 'solo']);
  });
});
