import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { TestApp } from '../support/testApp.ts';
import { codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

const WRONG = 'Invalid username or password!';
const LOCKED = /locked out/;

describe('a password reset', () => {
  let app: TestApp;
  let phone = '';
  let password = 'Portal#2026';
  before(async () => {
    app = await TestApp.start();
    phone = await phoneOf(app, 'solo');
  });
  beforeEach(() => app.pass(3601));
  after(() => app.close());

  const says = async (given: string) => (await app.password('solo', given)).body.error_description;
  async function fail(times: number): Promise<string[]> {
    const texts: string[] = [];
    for (let time = 0; time < times; time += 1) texts.push(await says(`wrong ${time}`));
    return texts;
  }

  async function ticket(): Promise<string> {
    const code = await codeFor(app, phone, 'resetPassword');
    const { body } = await app.ask('POST', '/api/account/check-verification-code', {
      json: { phoneNumber: phone, code, purpose: 'resetPassword' },
      headers: DEVICE,
    });
    return body.resetToken;
  }
  const setByTicket = (resetToken: string, next: string) =>
    app.ask('POST', '/api/account/reset-password', { json: { resetToken, password: next }, headers: DEVICE });
  async function reset(next: string): Promise<void> {
    assert.equal((await setByTicket(await ticket(), next)).status, 204);
    password = next;
  }

  it('ends the lock-out: the account signs in at once', async () => {
    assert.match((await fail(5)).at(-1) ?? '', LOCKED);
    assert.match(await says(password), LOCKED);
    await reset('Another#1');
    assert.equal((await app.password('solo', password)).status, 200);
  });

  it('forgets earlier wrong passwords: five more are needed to lock the account', async () => {
    await fail(4);
    await reset('Another#2');
    const texts = await fail(5);
    assert.deepEqual(texts.slice(0, 4), [WRONG, WRONG, WRONG, WRONG]);
    assert.match(texts[4] ?? '', LOCKED);
  });

  it('by its owner ends her other sign-ins and keeps the one in which she did it', async () => {
    const [here, there] = [await app.signIn('lin'), await app.signIn('lin')];
    const [own, other] = [await app.enterWith(here, 'aurora'), await app.enterWith(there, 'aurora')];
    const change = (currentPassword: string) =>
      app.ask('POST', '/api/account/my-profile/change-password', {
        token: here.access_token,
        json: { currentPassword, newPassword: 'Another#3' },
      });
    await app.reauthenticate(here.access_token);
    const refused = await change('wrong');
    assert.deepEqual([refused.status, refused.body.error.validationErrors[0].members], [400, ['currentPassword']]);
    assert.equal((await change('Portal#2026')).status, 204);
    const works = async ({ access_token: token }: { access_token: string }) =>
      (await app.ask('GET', '/api/account/sessions', { token })).status;
    assert.deepEqual(
      [await works(here), await works(own), await works(there), await works(other)],
      [200, 200, 401, 401],
    );
    assert.equal((await app.refresh(own.refresh_token)).status, 200);
    assert.equal((await app.refresh(other.refresh_token)).status, 400);
    assert.equal((await app.password('lin', 'Another#3')).status, 200);
  });

  it('accepts a ticket once, within ten minutes', async () => {
    const kept = await ticket();
    app.pass(599);
    assert.equal((await setByTicket(kept, 'Another#4')).status, 204);
    assert.equal((await setByTicket(kept, 'Another#5')).body.error.code, 'Atrium:TicketEnded');
    app.pass(3601);
    const late = await ticket();
    app.pass(600);
    assert.equal((await setByTicket(late, 'Another#5')).body.error.code, 'Atrium:TicketEnded');
    assert.equal((await app.password('solo', 'Another#4')).status, 200);
  });
});
