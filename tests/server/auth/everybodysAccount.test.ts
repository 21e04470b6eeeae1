import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';

const READS = [
  '/api/console/personal-info',
  '/api/console/security-settings',
  '/api/account/sessions',
  '/api/identity/security-logs/my',
  '/api/account/second-step',
  '/api/account/passkeys',
  '/api/account/reauthentication',
];
/** What needs no re-authentication, or fails only for lack of it. */
const CHANGES = [
  ['/api/account/my-profile/change-password', { newPassword: 'Another#2027' }],
  ['/api/account/my-profile/change-phone', { phoneNumber: '13900000999', code: '123456' }],
  ['/api/account/sessions/revoke-others', {}],
  ['/api/account/second-step/begin', {}],
  ['/api/account/passkeys/begin', {}],
] as const;

describe('ACC-15 one’s own account, without the console', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};
  before(async () => {
    app = await TestApp.start();
    tokens['staff of a company'] = (await app.signIn('chen')).access_token;
    tokens['staff of no company'] = (await app.signIn('solo')).access_token;
  });
  after(() => app.close());
  const post = (path: string, json: object, token?: string) =>
    app.ask('POST', path, { json, ...(token !== undefined && { token }) });

  for (const who of ['staff of a company', 'staff of no company']) {
    it(`is read by ${who}, and changed once they have proved who they are`, async () => {
      const token = tokens[who] ?? '';
      for (const path of READS) assert.equal((await app.ask('GET', path, { token })).status, 200, path);
      for (const [path, json] of CHANGES) {
        const { status, body } = await post(path, json, token);
        assert.deepEqual([status, body.error?.code], [403, 'Atrium:ReauthenticationRequired'], path);
      }
      assert.equal((await post('/api/console/personal-info/update', { name: '新名字' }, token)).status, 204);
      const renamed = await app.ask('GET', '/api/console/personal-info', { token });
      assert.equal(renamed.body.name, '新名字');
      await app.reauthenticate(token);
      for (const path of ['/api/account/second-step/begin', '/api/account/passkeys/begin'])
        assert.equal((await post(path, {}, token)).status, 200, path);
    });
  }

  it('is refused to strangers', async () => {
    for (const path of READS) assert.equal((await app.ask('GET', path)).status, 401, path);
    for (const [path, json] of CHANGES) assert.equal((await post(path, json)).status, 401, path);
    assert.equal((await post('/api/console/personal-info/update', { name: 'x' })).status, 401);
    assert.equal((await post('/api/account/profile-picture/remove', {})).status, 401);
  });
});
