import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { EXTERNAL_CALLBACK, EXTERNAL_SIGN_IN } from '../../../contract/externalSignIn.ts';
import { RATE_RULES } from '../../../server/src/auth/rateLimit.ts';
import { type Answer, CLIENT, demoData, PASSWORD, TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { DEVICE } from '../support/textMessages.ts';

/** Longer than any window below but `ownData`'s, which only one test uses. */
const LATER = 7200;
/** Nobody answers there: a journey that begins ends at once. */
const PROVIDER = {
  issuer: 'http://127.0.0.1:1',
  clientId: 'atrium',
  clientSecret: 'secret',
  name: '',
  scope: 'openid',
  match: 'phone',
} as const;
const KEY = {
  id: 'key',
  rawId: 'key',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};
type Rule = keyof typeof RATE_RULES;
type Attempt = (index: number) => Promise<Answer>;

/** Rules with a test where a colleague would look for it. */
const ELSEWHERE: readonly Rule[] = [
  'smsPhone', // below
  'secondStep', // secondStepLimits.test.ts
  'lockoutNotice', // lockout.test.ts
  'feedReader', // routes/calendarFeed.test.ts
  'supplierAddress', // business/suppliersPublic.test.ts
  'supplierPhone', // the same
];

describe('rate limits', () => {
  let app: TestApp;
  let qrCode = '';
  let token = '';
  before(async () => {
    const config = { publicUrl: 'https://portal.aurora.example', oidc: PROVIDER };
    // No hash is compared: hundreds of comparisons would prove nothing here.
    const verifyHash = async (_hash: string, password: string) => password === PASSWORD;
    app = await TestApp.over(await openTestDatabase(demoData), config, { verifyHash });
  });
  beforeEach(async () => {
    app.pass(LATER);
    qrCode = (await createQrCode()).body.code;
    token = (await app.signIn('chen')).access_token;
    app.pass(1);
  });
  after(() => app.close());

  const post = (url: string, json: object) => app.ask('POST', url, { json, headers: DEVICE });
  const signIn = (name: string) => app.password(name, 'x');
  const phone = (index: number) => `139${String(index).padStart(8, '0')}`;
  const send = (phoneNumber: string, purpose = 'register') => post('/api/send-sms/vcode', { phoneNumber, purpose });
  const verify = (index: number) =>
    post('/api/send-sms/verify-vcode', { phoneNumber: phone(index), code: '123456', purpose: 'register' });
  const createQrCode = () => app.ask('GET', '/api/account/create-qrcode', { headers: DEVICE });
  const poll = (code = qrCode) => app.ask('GET', `/api/account/qrcode-grant/${code}`, { headers: DEVICE });
  const redeem = () => post(`/api/account/request-qrcode-token/${qrCode}`, CLIENT);
  const askForToken = (way: string, json: object) => post(`/api/account/request-token/${way}`, { ...CLIENT, ...json });
  const report = (key: string) => post('/api/attendance-machines/report', { key });
  /** As a company's member; a token would not live as long as the longest window. */
  const asMember =
    (url: string, name = 'lin', json: object = {}) =>
    async () =>
      app.ask('POST', url, { token: (await app.enter(name, 'aurora')).access_token, json });
  const renewal = '/api/user-date-schedule/feed/renew';
  const subscription = '/api/notification/push-subscriptions';
  const browser = { endpoint: 'nowhere', p256dh: 'x', auth: 'x', doNotDisturb: null, quietHours: null };
  const exportData = async (name: string) => {
    const { access_token } = await app.signIn(name);
    await app.reauthenticate(access_token);
    return app.ask('POST', '/api/account/own-data/export', { token: access_token });
  };

  const rows: readonly [
    rule: Rule,
    limit: number,
    seconds: number,
    /** Each of the calls that count together. */
    attempts: readonly [Attempt, ...Attempt[]],
    /** Somebody else, or something else, at the same time; absent if the rule counts addresses. */
    other?: () => Promise<Answer>,
  ][] = [
    [
      'signInAddress',
      200,
      60,
      [
        (index) => signIn(`name-${index}`),
        () => app.token({ grant_type: 'password', username: 'lin', TwoFactorToken: 'x' }),
        () => askForToken('by-external-sign-in', { ticket: 'x', verifier: 'x' }),
        () => askForToken('by-passkey', { credential: KEY }),
        () => app.ask('POST', '/connect/revocat', { form: { ...CLIENT, token: 'x' } }),
        () => app.ask('POST', '/api/account/reauthenticate', { token, json: { method: 'password', password: 'x' } }),
      ],
    ],
    ['signInName', 30, 300, [() => signIn('somebody')], () => signIn('somebody-else')],
    ['passkeyAddress', 120, 300, [() => post('/api/account/passkey-sign-in/begin', {})]],
    [
      'externalAddress',
      120,
      300,
      [
        () => app.ask('GET', `${EXTERNAL_SIGN_IN}?challenge=${'x'.repeat(43)}`),
        () => app.ask('GET', `${EXTERNAL_CALLBACK}?state=x`),
      ],
    ],
    ['smsInterval', 1, 30, [() => send(phone(1))], () => send(phone(2))],
    ['smsAddress', 60, 3600, [(index) => send(phone(100 + index))]],
    [
      'codeAddress',
      60,
      300,
      [
        verify,
        () => post('/api/account/reset-password', { resetToken: 'unknown', password: 'Another#1' }),
        () => post('/api/account/dispute-change', { ticket: 'unknown' }),
      ],
    ],
    ['qrCreate', 60, 300, [createQrCode]],
    ['qrPoll', 120, 60, [() => poll(), redeem], () => poll('another')],
    ['feedAddress', 600, 300, [() => app.ask('GET', '/api/calendar-feed/unknown.ics')]],
    ['feedRenewal', 30, 3600, [asMember(renewal)], asMember(renewal, 'wang')],
    ['machineAddress', 600, 300, [(index) => report(`machine-${index}`)]],
    ['machineKey', 30, 60, [() => report('machine')], () => report('another')],
    ['pushSubscription', 120, 3600, [asMember(subscription, 'lin', browser)], asMember(subscription, 'wang', browser)],
    ['ownData', 5, 86_400, [() => exportData('lin')], () => exportData('wang')],
  ];
  for (const [rule, limit, seconds, attempts, other] of rows) {
    it(`${rule}: ${limit} within ${seconds} s, the next has to wait as long as the answer says`, async () => {
      const perAddress = other ? {} : { perAddress: true };
      assert.deepEqual(RATE_RULES[rule], { name: rule, limit, windowSeconds: seconds, ...perAddress });
      const [attempt] = attempts;
      assert.notEqual((await attempt(0)).status, 429, 'the first');
      // All others but one at once: hundreds of calls would prove nothing more.
      await app.database.host
        .updateTable('rate_limits')
        .set({ hits: limit - 1 })
        .where('key', 'like', `${rule}:%`)
        .execute();
      assert.notEqual((await attempt(1)).status, 429, 'the last that is allowed');
      let wait = 0;
      for (const [index, refused] of attempts.entries()) {
        const { status, headers, text } = await refused(2);
        assert.equal(status, 429, `way ${index + 1}: ${text}`);
        wait = Number(headers['retry-after']);
        assert.ok(wait >= 1 && wait <= seconds, String(wait));
      }
      if (other) assert.notEqual((await other()).status, 429, 'another key');
      app.pass(wait - 1);
      assert.equal((await attempt(3)).status, 429, 'a second before');
      app.pass(1);
      assert.notEqual((await attempt(4)).status, 429, 'when the time is over');
    });
  }

  it('leave no rule untested', () => {
    const tested = [...rows.map(([rule]) => rule), ...ELSEWHERE];
    assert.deepEqual(tested.sort(), Object.keys(RATE_RULES).sort());
  });

  it('smsPhone: five an hour to one number, whatever the purpose', async () => {
    const purposes = ['register', 'login'];
    for (let index = 0; index < 5; index += 1) {
      assert.equal((await send(phone(1), purposes[index % 2])).status, 200, `message ${index + 1}`);
      app.pass(31);
    }
    assert.equal((await send(phone(1))).status, 429);
    assert.equal((await send(phone(2))).status, 200);
  });

  it('count the addresses of one IPv6 network together, and an IPv4 address however it is written', async () => {
    const from = async (remoteAddress: string) => {
      const payload = { ticket: 'unknown' };
      const url = '/api/account/dispute-change';
      return (await app.app.fastify.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    for (const [known, same, another] of [
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
      ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ] as const) {
      assert.equal(await from(known), 403);
      await app.database.host
        .updateTable('rate_limits')
        .set({ hits: 60 })
        .where('key', 'like', 'codeAddress:%')
        .execute();
      assert.deepEqual([await from(same), await from(another)], [429, 403]);
    }
  });

  it('counts all spellings of a name together', async () => {
    for (let index = 0; index < 30; index += 1) await signIn(index % 2 ? ' Somebody ' : 'SOMEBODY');
    assert.equal((await signIn('somebody')).status, 429);
  });
});
