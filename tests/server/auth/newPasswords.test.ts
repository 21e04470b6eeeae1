import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { PASSWORD, TestApp } from '../support/testApp.ts';
import { codeFor, DEVICE, phoneOf } from '../support/textMessages.ts';

describe('new passwords', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  async function change(newPassword: string) {
    const { access_token: token } = await app.signIn('wang');
    await app.reauthenticate(token);
    const path = '/api/account/my-profile/change-password';
    return app.ask('POST', path, { token, json: { currentPassword: PASSWORD, newPassword } });
  }

  it('need no particular kinds of characters, and may be long', async () => {
    for (const password of ['correct horse', '这是一个很长的口令', ' 密码 pass 😀 𠮷 ', 'x7'.repeat(64)]) {
      const { access_token: token } = await app.signIn('chen');
      await app.reauthenticate(token);
      const path = '/api/account/my-profile/change-password';
      const answer = await app.ask('POST', path, { token, json: { currentPassword: PASSWORD, newPassword: password } });
      assert.equal(answer.status, 204, answer.text);
      assert.equal((await app.password('chen', password)).status, 200, password);
      const back = (await app.password('chen', password)).body.access_token;
      await app.reauthenticate(back, password);
      await app.ask('POST', path, { token: back, json: { currentPassword: password, newPassword: PASSWORD } });
    }
  });

  for (const [what, password, says] of [
    ['too short', 'x7#aQ9!', /8/],
    ['common', 'Password1', /attackers try/],
    ['common in other capitals', 'QWERTYUIOP', /attackers try/],
    ['the owner’s number', '13900000003', /easy to guess/],
    ['the owner’s name with figures', 'wang2026!!', /easy to guess/],
    ['the product’s name with figures', 'Atrium-2026', /easy to guess/],
    ['the present one', PASSWORD, /current password/],
  ] as const)
    it(`are refused at their field if they are ${what}, and nothing changes`, async () => {
      const { status, body } = await change(password);
      assert.equal(status, 400, JSON.stringify(body));
      const [problem] = body.error.validationErrors;
      assert.deepEqual(problem.members, ['newPassword']);
      assert.match(problem.message, says);
      assert.equal((await app.password('wang')).status, 200);
    });

  it('use up neither the code of a registration nor the ticket of a reset when refused', async () => {
    const phoneNumber = await phoneOf(app, 'solo');
    const code = await codeFor(app, phoneNumber, 'resetPassword');
    const json = { phoneNumber, code, purpose: 'resetPassword' };
    const { body } = await app.ask('POST', '/api/account/check-verification-code', { json, headers: DEVICE });
    const reset = (password: string) =>
      app.ask('POST', '/api/account/reset-password', { json: { ...body, password }, headers: DEVICE });
    assert.equal((await reset('12345678')).status, 400);
    assert.equal((await reset(PASSWORD)).status, 400, 'the present one');
    assert.equal((await reset('another long one')).status, 204);
    assert.equal((await reset('another long one')).status, 403, 'a ticket is good once');

    app.pass(31);
    const number = '13812349999';
    const proof = await codeFor(app, number, 'register');
    const register = (password: string) =>
      app.ask('POST', '/api/account/register', {
        json: { userName: 'newcomer', phoneNumber: number, code: proof, password },
        headers: DEVICE,
      });
    assert.equal((await register('newcomer1')).status, 400);
    assert.equal((await register('a quiet harbour')).status, 200);
  });

  it('can be changed at most thirty times an hour, counting failures', async () => {
    app.pass(7200);
    const { access_token: token } = await app.signIn('lin');
    await app.reauthenticate(token);
    const ask = () =>
      app.ask('POST', '/api/account/my-profile/change-password', {
        token,
        json: { currentPassword: 'wrong', newPassword: 'a quiet harbour' },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) statuses.push((await ask()).status);
    assert.deepEqual([...new Set(statuses)], [400, 429], 'the proof counts as well');
    assert.equal(statuses.indexOf(429), 29);
  });
});
