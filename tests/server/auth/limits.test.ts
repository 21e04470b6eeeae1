import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { RATE_RULES } from '../../../server/src/auth/rateLimit.ts';
import { type Answer, CLIENT, demoData, TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { DEVICE } from '../support/textMessages.ts';

/** Longer than the window of any rule. */
const LATER = 7200;

describe('rate limits', () => {
  let app: TestApp;
  let qrCode = '';
  before(async () => {
    // No password is compared: hundreds of comparisons would prove nothing here.
    app = await TestApp.over(await openTestDatabase(demoData), {}, { verifyHash: async () => false });
  });
  beforeEach(async () => {
    app.pass(LATER);
    qrCode = (await createQrCode()).body.code;
    app.pass(1);
  });
  after(() => app.close());

  const signIn = (name: string) => app.password(name, 'x');
  const phone = (index: number) => `139${String(index).padStart(8, '0')}`;
  const send = (phoneNumber: string, purpose = 'register') =>
    app.ask('POST', '/api/send-sms/vcode', { json: { phoneNumber, purpose }, headers: DEVICE });
  const verify = (index: number) =>
    app.ask('POST', '/api/send-sms/verify-vcode', {
      json: { phoneNumber: phone(index), code: '123456', purpose: 'register' },
      headers: DEVICE,
    });
  const resetPassword = (resetToken: string) =>
    app.ask('POST', '/api/account/reset-password', { json: { resetToken, password: 'Another#1' }, headers: DEVICE });
  const createQrCode = () => app.ask('GET', '/api/account/create-qrcode', { headers: DEVICE });
  const poll = (code = qrCode) => app.ask('GET', `/api/account/qrcode-grant/${code}`, { headers: DEVICE });
  const redeem = () =>
    app.ask('POST', `/api/account/request-qrcode-token/${qrCode}`, { json: CLIENT, headers: DEVICE });

  const rows: readonly [
    rule: keyof typeof RATE_RULES,
    limit: number,
    seconds: number,
    attempt: (index: number) => Promise<Answer>,
    /** Somebody else, or something else, at the same time. */
    other: (() => Promise<Answer>) | undefined,
  ][] = [
    ['signInAddress', 200, 60, (index) => signIn(`name-${index}`), undefined],
    ['signInName', 30, 300, () => signIn('somebody'), () => signIn('somebody-else')],
    ['smsInterval', 1, 30, () => send(phone(1)), () => send(phone(2))],
    ['smsAddress', 60, 3600, (index) => send(phone(100 + index)), undefined],
    ['codeAddress', 60, 300, (index) => (index % 2 ? verify(index) : resetPassword('unknown')), undefined],
    ['qrCreate', 59, 300, createQrCode, undefined],
    ['qrPoll', 120, 60, (index) => (index % 2 ? poll() : redeem()), () => poll('another')],
  ];
  for (const [rule, limit, seconds, attempt, other] of rows) {
    // One of the allowed codes was created before the test.
    it(`${rule}: ${RATE_RULES[rule].limit} within ${seconds} s, the next has to wait as long as the answer says`, async () => {
      assert.equal(RATE_RULES[rule].windowSeconds, seconds);
      for (let index = 0; index < limit; index += 1) {
        assert.notEqual((await attempt(index)).status, 429, `attempt ${index + 1}`);
      }
      const { status, headers } = await attempt(limit);
      const wait = Number(headers['retry-after']);
      assert.equal(status, 429);
      assert.ok(wait >= 1 && wait <= seconds, String(wait));
      if (other) assert.notEqual((await other()).status, 429, 'another key');
      app.pass(wait - 1);
      assert.equal((await attempt(limit)).status, 429, 'a second before');
      app.pass(1);
      assert.notEqual((await attempt(limit)).status, 429, 'when the time is over');
    });
  }

  it('smsPhone: five an hour to one number, whatever the purpose', async () => {
    const purposes = ['register', 'login'];
    for (let index = 0; index < 5; index += 1) {
      assert.equal((await send(phone(1), purposes[index % 2])).status, 200, `message ${index + 1}`);
      app.pass(31);
    }
    assert.equal((await send(phone(1))).status, 429);
    assert.equal((await send(phone(2))).status, 200);
  });

  it('counts all spellings of a name together', async () => {
    for (let index = 0; index < 30; index += 1) await signIn(index % 2 ? ' Somebody ' : 'SOMEBODY');
    assert.equal((await signIn('somebody')).status, 429);
  });
});
