import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { accountId, userId } from '../../../server/src/seed/staff.ts';
import { codeAt, enrol } from '../support/secondStep.ts';
import { PASSWORD, TestApp, type Tokens } from '../support/testApp.ts';
import { codeFor, DEVICE, messageWith, outbox, phoneOf } from '../support/textMessages.ts';

const LIVE = '/api/account/sessions';
const THIEF = { deviceid: 'device-1' };

describe('a disputed change', () => {
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
  const theirs = () => `138111100${String(index).padStart(2, '0')}`;

  const works = async ({ access_token: token }: Tokens) => (await app.ask('GET', LIVE, { token })).status;
  const dispute = (ticket: string) => app.ask('POST', '/api/account/dispute-change', { json: { ticket } });

  /** The ticket in the next text message to a number, after `act` has run. */
  async function ticketAfter(phone: string, act: () => Promise<unknown>): Promise<string> {
    const known = (await outbox(app, phone)).length;
    await act();
    return (await messageWith(app, phone, known, /\/notMe\?ticket=([\w-]+)/))[1] ?? '';
  }

  async function changePhone({ access_token: token }: Tokens, phoneNumber: string): Promise<void> {
    await app.reauthenticate(token);
    const code = await codeFor(app, phoneNumber, 'changePhone');
    const { status, text } = await app.ask('POST', '/api/account/my-profile/change-phone', {
      token,
      json: { phoneNumber, code },
      headers: THIEF,
    });
    assert.equal(status, 204, text);
  }

  /** The owner sets a password with a code sent to the account's number. */
  async function recover(phoneNumber: string): Promise<void> {
    const code = await codeFor(app, phoneNumber, 'resetPassword');
    const { body } = await app.ask('POST', '/api/account/check-verification-code', {
      json: { phoneNumber, code, purpose: 'resetPassword' },
      headers: DEVICE,
    });
    const { resetToken } = body;
    const json = { resetToken, password: PASSWORD };
    assert.equal((await app.ask('POST', '/api/account/reset-password', { json, headers: DEVICE })).status, 204);
  }

  it('of number notifies the old number, is logged, and ends the other sign-ins', async () => {
    const [thief, owner] = [await app.signIn('solo'), await app.signIn('solo')];
    await ticketAfter(old, () => changePhone(thief, theirs()));
    assert.match((await outbox(app, old)).at(-1) ?? '', /手机号已更换。如非本人操作，请在三天内打开 http/);
    assert.deepEqual([await works(thief), await works(owner)], [200, 401]);
    const log = await app.ask('GET', '/api/identity/security-logs/my', { token: thief.access_token });
    assert.equal(log.body.items[0].action, 'ChangePhoneNumber');
  });

  it('is undone from the old phone: number, password, sign-ins and whatever was added since', async () => {
    const thief = await app.signIn('solo');
    const ticket = await ticketAfter(old, () => changePhone(thief, theirs()));
    await enrol(app, thief.access_token);
    const answer = await dispute(ticket);
    assert.deepEqual([answer.status, answer.body], [200, { phoneNumber: `${old.slice(0, 3)}****${old.slice(-4)}` }]);
    assert.equal(await phoneOf(app, 'solo'), old);
    assert.equal(await works(thief), 401);
    assert.equal((await app.password('solo')).body.error, 'invalid_grant');
    await recover(old);
    assert.equal((await app.password('solo')).status, 200, 'no second step of somebody else');
    assert.equal((await dispute(ticket)).body.error.code, 'Atrium:TicketEnded', 'once');
  });

  it('of a member reaches the companies that showed the old number, and so does the dispute', async () => {
    const own = await phoneOf(app, 'lin');
    const rows = () => app.database.host.selectFrom('tenant_users').where('account_id', '=', accountId('lin'));
    const shown = async () => {
      const found = await rows().select('phone').orderBy('phone').execute();
      return found.map(({ phone }) => phone);
    };
    const boreal = app.database.host.updateTable('tenant_users').where('id', '=', userId('boreal', 'lin'));
    await boreal.set({ phone: '13999999999' }).execute();
    const thief = await app.signIn('lin');
    const ticket = await ticketAfter(own, () => changePhone(thief, theirs()));
    assert.deepEqual(await shown(), [...Array<string>(3).fill(theirs()), '13999999999']);
    assert.equal((await dispute(ticket)).status, 200);
    assert.deepEqual(await shown(), [...Array<string>(3).fill(own), '13999999999']);
  });

  it('leaves an older second step in place: somebody with only the old phone gets no further', async () => {
    const owner = await app.signIn('solo');
    const { secret } = await enrol(app, owner.access_token);
    app.pass(3600);
    const { body: later } = await app.token({
      grant_type: 'password',
      username: 'solo',
      password: PASSWORD,
      TwoFactorCode: codeAt(app, secret),
    });
    const ticket = await ticketAfter(old, () => changePhone(later, theirs()));
    assert.equal((await dispute(ticket)).status, 200);
    await recover(old);
    assert.equal((await app.password('solo')).body.error_description, 'RequiresTwoFactor');
    await app.database.host.deleteFrom('second_steps').execute();
  });

  it('stays undone when the intruder disputes after the owner', async () => {
    const thief = await app.signIn('solo');
    const number = theirs();
    const owners = await ticketAfter(old, () => changePhone(thief, number));
    const thiefs = await ticketAfter(number, () =>
      app.ask('POST', '/api/account/my-profile/change-email', { token: thief.access_token, json: {} }),
    );
    assert.equal((await dispute(owners)).status, 200);
    await recover(old);
    assert.equal((await dispute(thiefs)).body.error.code, 'Atrium:TicketEnded');
    assert.equal((await app.password('solo')).status, 200);
  });

  it('is undone by the owner even if the intruder disputed first', async () => {
    const thief = await app.signIn('solo');
    const number = theirs();
    const owners = await ticketAfter(old, () => changePhone(thief, number));
    app.pass(1);
    const thiefs = await ticketAfter(number, () =>
      app.ask('POST', '/api/account/my-profile/change-email', { token: thief.access_token, json: {} }),
    );
    assert.equal((await dispute(thiefs)).status, 200);
    assert.equal((await dispute(owners)).status, 200);
    assert.equal(await phoneOf(app, 'solo'), old);
    await recover(old);
  });

  it('ends a calendar address created since, and no older one', async () => {
    const made = async ({ access_token: token }: Tokens): Promise<string> =>
      (await app.ask('POST', '/api/user-date-schedule/feed/renew', { token })).body.secretAddress;
    const kept = await made(await app.signIn('solo'));
    app.pass(1);
    const ticket = await ticketAfter(old, async () => changePhone(await app.signIn('solo'), theirs()));
    assert.equal((await dispute(ticket)).status, 200);
    assert.equal((await app.ask('GET', kept)).status, 200);
    await recover(old);
    app.pass(3600);
    const thief = await app.signIn('solo');
    const address = await made(thief);
    const second = await ticketAfter(old, () => changePhone(thief, `1382222000${index}`));
    assert.equal((await dispute(second)).status, 200);
    assert.equal((await app.ask('GET', address)).status, 404);
    await recover(old);
  });

  it('can be disputed for three days, and never with an invented ticket', async () => {
    const owner = await app.signIn('solo');
    const ticket = await ticketAfter(old, () => changePhone(owner, theirs()));
    assert.equal((await dispute('x')).body.error.code, 'Atrium:TicketEnded');
    app.pass(3 * 86_400);
    assert.equal((await dispute(ticket)).body.error.code, 'Atrium:TicketEnded');
  });

  it('never puts the Host of a request into a link when the site’s address is not configured', async () => {
    const { siteOf } = await import('../../../server/src/auth/site.ts');
    const { config } = app.app.services;
    const device = {
      id: null,
      name: null,
      type: null,
      ip: '::1',
      userAgent: null,
      requestId: '',
      origin: 'http://evil',
    };
    assert.equal(siteOf({ ...config, demo: false, publicUrl: '' }, device), undefined);
    assert.equal(siteOf({ ...config, demo: true, publicUrl: 'https://a.example/x' }, device), 'https://a.example');
    assert.equal(siteOf({ ...config, demo: true, publicUrl: '' }, device), 'http://evil');
  });

  it('loses the provider login that was linked since', async () => {
    const thief = await app.signIn('solo');
    const ticket = await ticketAfter(old, () => changePhone(thief, theirs()));
    const { id } = await app.database.host
      .selectFrom('accounts')
      .select('id')
      .where('user_name', '=', 'solo')
      .executeTakeFirstOrThrow();
    await app.database.host
      .insertInto('external_logins')
      .values({ issuer: 'https://id.example', subject: 'thief', account_id: id, creation_time: app.now })
      .execute();
    assert.equal((await dispute(ticket)).status, 200);
    assert.deepEqual(await app.database.host.selectFrom('external_logins').selectAll().execute(), []);
    await recover(old);
  });
});
