import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CLIENT, PASSWORD, TestApp } from '../support/testApp.ts';

const BROWSER = { deviceid: 'browser-1', devicename: 'Chrome-126', devicetype: 'Windows-11' };

describe('sign-in by QR code', () => {
  let app: TestApp;
  let phone = '';
  before(async () => {
    app = await TestApp.start();
    phone = (await app.signIn('lin')).access_token;
  });
  after(() => app.close());

  const create = async (): Promise<string> =>
    (await app.ask('GET', '/api/account/create-qrcode', { headers: BROWSER })).body.code;
  const state = async (code: string, headers: Record<string, string> = BROWSER) =>
    (await app.ask('GET', `/api/account/qrcode-grant/${code}`, { headers })).body.state;
  const token = (code: string, headers: Record<string, string> = BROWSER) =>
    app.ask('POST', `/api/account/request-qrcode-token/${code}`, { json: CLIENT, headers });
  const scan = (code: string, by = phone) => app.ask('POST', `/api/account/qrcode-scan/${code}`, { token: by });
  const answer = (code: string, isGranted: boolean, by = phone) =>
    app.ask('POST', `/api/account/qrcode-answer/${code}`, { token: by, json: { isGranted } });

  const refusalOf = ({ status, body }: Awaited<ReturnType<typeof scan>>) => [status, body.error.code];

  it('ACC-3 goes through waiting, scanned and granted, and gives the token once', async () => {
    const code = await create();
    assert.equal(await state(code), 0);
    assert.deepEqual([(await token(code)).status, (await token(code)).body.error], [400, 'authorization_pending']);
    const shown = await scan(code);
    assert.deepEqual(shown.body, { browserInfo: 'Chrome, Windows', ip: '127.0.0.1', expiresIn: 180 });
    const scanned = await app.ask('GET', `/api/account/qrcode-grant/${code}`, { headers: BROWSER });
    assert.deepEqual(scanned.body, { state: 1, name: null }, 'who shows a code does not learn who scans it');
    assert.equal((await answer(code, true)).status, 204);
    const granted = await app.ask('GET', `/api/account/qrcode-grant/${code}`, { headers: BROWSER });
    assert.deepEqual(granted.body, { state: 2, name: '林静' });
    const { status, body } = await token(code);
    assert.equal(status, 200);
    assert.ok(body.refresh_token);
    assert.equal((await token(code)).body.error, 'expired_token');
    assert.equal(await state(code), 4);
  });

  it('can be refused on the phone', async () => {
    const code = await create();
    await scan(code);
    await answer(code, false);
    assert.equal(await state(code), 3);
    assert.equal((await token(code)).body.error, 'access_denied');
  });

  it('ends after three minutes', async () => {
    const code = await create();
    app.pass(181);
    assert.equal(await state(code), 4);
    assert.equal((await token(code)).body.error, 'expired_token');
    assert.deepEqual(refusalOf(await scan(code)), [404, 'Atrium:CodeExpired']);
    assert.deepEqual(refusalOf(await scan('never-made')), [404, 'Atrium:CodeUnknown']);
  });

  it('shows state and token to no other device, and a scanned code to no other account', async () => {
    const code = await create();
    const thief = { deviceid: 'browser-2' };
    assert.equal(await state(code, thief), 4);
    await scan(code);
    const other = (await app.signIn('wang')).access_token;
    assert.deepEqual(refusalOf(await scan(code, other)), [404, 'Atrium:CodeTaken']);
    assert.equal((await scan(code)).status, 200, 'whoever has scanned it may look again');
    assert.equal((await answer(code, true, other)).status, 403);
    assert.equal((await answer(code, true)).status, 204);
    assert.deepEqual(refusalOf(await scan(code)), [404, 'Atrium:CodeTaken'], 'but not once it is answered');
    assert.equal((await token(code, thief)).body.error, 'expired_token');
    assert.equal((await token(code)).status, 200);
  });

  it('accepts an answer only from somebody who has scanned, which needs a token', async () => {
    const code = await create();
    assert.equal((await answer(code, true)).status, 403);
    assert.equal((await app.ask('POST', `/api/account/qrcode-scan/${code}`)).status, 401);
  });

  it('describes the asker to the phone in its own words, whatever the browser says about itself', async () => {
    const told = async (headers: Record<string, string>) => {
      const { body } = await app.ask('GET', '/api/account/create-qrcode', { headers: { deviceid: 'b', ...headers } });
      return (await scan(body.code)).body.browserInfo;
    };
    const sentence = 'IT department: please grant this code';
    assert.equal(await told({ devicename: sentence, devicetype: sentence, 'user-agent': sentence }), null);
    assert.equal(await told({ devicename: `Edg-126 ${sentence}`, devicetype: 'Mac OS-14' }), 'Edge, macOS');
    assert.equal(
      await told({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537' }),
      'Chrome, Android',
    );
  });

  it('a grant ends with the sign-in of the phone that gave it', async () => {
    const { access_token: own } = await app.signIn('chen');
    const code = await create();
    await scan(code, own);
    await answer(code, true, own);
    await app.ask('GET', '/api/account/logout', { token: own });
    assert.equal((await token(code)).body.error, 'expired_token');
  });

  it('a code that was never issued leaves nothing behind, however often it is requested', async () => {
    const rows = async () =>
      (await app.database.host.selectFrom('rate_limits').select('key').where('key', 'like', 'qrPoll:%').execute())
        .length;
    const before = await rows();
    for (const code of ['made-up-1', 'made-up-2', 'made-up-3']) {
      assert.equal(await state(code), 4);
      assert.equal((await token(code)).body.error, 'expired_token');
    }
    assert.equal(await rows(), before);
  });

  it('works through the demo’s phone page, with the password each time', async () => {
    const code = await create();
    const act = (action: string, password = PASSWORD) =>
      app.ask('POST', '/demo/phone', { form: { action, code, userName: 'lin', password } });
    assert.equal((await act('scan', 'wrong')).status, 400);
    assert.match((await act('scan')).text, /Chrome, Windows/);
    assert.match((await act('grant')).text, /Granted/);
    assert.equal(await state(code), 2);
    const page = await app.ask('GET', `/demo/phone?code=${encodeURIComponent('"><script>x</script>')}`);
    assert.equal(page.text.includes('<script>'), false);
  });
});
