import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { PASSWORD, TestApp, type Tokens } from '../support/testApp.ts';
import { codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

const LIVE = '/api/account/sessions';
const THIEF = { deviceid: 'device-1' };

describe('notices of changes', () => {
  let app: TestApp;
  let old = '';
  let index = 0;
  before(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.pass(4 * 86_400);
    index += 1;
    old = await phoneOf(app, 'solo');
  });
  after(() => app.close());

  /** A number that nobody has yet. */
  const theirs = () => `1381111000${index}`;
  const works = async ({ access_token: token }: Tokens) => (await app.ask('GET', LIVE, { token })).status;

  async function changePhone({ access_token: token }: Tokens): Promise<void> {
    await app.reauthenticate(token);
    const code = await codeFor(app, theirs(), 'changePhone');
    const json = { phoneNumber: theirs(), code };
    const path = '/api/account/my-profile/change-phone';
    const { status, text } = await app.ask('POST', path, { token, json, headers: THIEF });
    assert.equal(status, 204, text);
  }

  const notices = async ({ access_token: token }: Tokens) =>
    (await app.ask('GET', '/api/account/security-notices', { token })).body.items;

  it('ACC-14 every sign-in of the account shows them in the portal until it dismisses them', async () => {
    const thief = await app.signIn('solo');
    await changePhone(thief);
    const [owner, other] = [await app.signIn('solo'), await app.signIn('solo')];
    const [{ id, ...notice }] = await notices(owner);
    assert.deepEqual([notice.change, notice.ip, notice.isOwn], ['phone', '127.0.0.1', false]);
    // The owner of a stolen token shares the sign-in with the thief.
    assert.equal((await notices(thief))[0].isOwn, true);
    const dismiss = `/api/account/security-notices/${id}/dismiss`;
    assert.equal((await app.ask('POST', dismiss, { token: owner.access_token })).status, 204);
    assert.deepEqual([(await notices(owner)).length, (await notices(other)).length], [0, 1]);
    app.pass(1);
    await app.ask('POST', '/api/account/my-profile/change-email', { token: thief.access_token, json: {} });
    const later = await app.signIn('solo');
    assert.deepEqual(
      (await notices(later)).map(({ change }: { change: string }) => change),
      ['email', 'phone'],
    );
  });

  it('ACC-14 a change, its log entry and its notice are atomic: none without the others', async () => {
    const { access_token: token } = await app.signIn('solo');
    await app.reauthenticate(token);
    const code = await codeFor(app, theirs(), 'changePhone');
    await sql`alter table disputes add constraint none check (change <> 'phone') not valid`.execute(app.database.host);
    const json = { phoneNumber: theirs(), code };
    const { status } = await app.ask('POST', '/api/account/my-profile/change-phone', { token, json, headers: THIEF });
    await sql`alter table disputes drop constraint none`.execute(app.database.host);
    assert.equal(status, 500);
    assert.equal(await phoneOf(app, 'solo'), old);
    const log = await app.ask('GET', '/api/identity/security-logs/my', { token });
    assert.notEqual(log.body.items[0].action, 'ChangePhoneNumber');
  });

  it('a change can be undone in the portal only after re-authentication', async () => {
    const thief = await app.signIn('solo');
    await changePhone(thief);
    const owner = await app.signIn('solo');
    const [{ id }] = await notices(owner);
    const say = (token: string) => app.ask('POST', `/api/account/security-notices/${id}/dispute`, { token });
    assert.equal((await say(owner.access_token)).body.error.code, 'Atrium:ReauthenticationRequired');
    const stranger = await app.signIn('wang');
    await app.reauthenticate(stranger.access_token);
    assert.equal((await say(stranger.access_token)).status, 403);
    await app.reauthenticate(owner.access_token);
    assert.equal((await say(owner.access_token)).status, 200);
    assert.equal(await phoneOf(app, 'solo'), old);
    assert.deepEqual([await works(thief), await works(owner)], [401, 401]);
    const code = await codeFor(app, old, 'resetPassword');
    const ticket = await app.ask('POST', '/api/account/check-verification-code', {
      json: { phoneNumber: old, code, purpose: 'resetPassword' },
      headers: DEVICE,
    });
    const json = { resetToken: ticket.body.resetToken, password: PASSWORD };
    assert.equal((await app.ask('POST', '/api/account/reset-password', { json, headers: DEVICE })).status, 204);
  });

  it('an account without a number keeps its password, and the sign-in that has re-authenticated', async () => {
    const account = app.database.host.updateTable('accounts').where('user_name', '=', 'solo');
    await account.set({ phone: null }).execute();
    const thief = await app.signIn('solo');
    await app.reauthenticate(thief.access_token);
    await app.ask('POST', '/api/account/my-profile/change-email', { token: thief.access_token, json: {} });
    const owner = await app.signIn('solo');
    await app.reauthenticate(owner.access_token);
    const [{ id }] = await notices(owner);
    const path = `/api/account/security-notices/${id}/dispute`;
    const { body } = await app.ask('POST', path, { token: owner.access_token });
    assert.deepEqual([body, await works(thief), await works(owner)], [{ phoneNumber: null }, 401, 200]);
    assert.equal((await app.password('solo')).status, 200);
    await account.set({ phone: old }).execute();
  });
});
