import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { forgetEnded } from '../../../server/src/sweeps.ts';
import { TestApp } from '../support/testApp.ts';

const DAY = 86_400;
const TABLES = ['sessions', 'refresh_tokens', 'sms_codes', 'qr_codes', 'rate_limits'] as const;

describe('what nobody can use any more', () => {
  let app: TestApp;
  before(async () => {
    app = await TestApp.start();
  });
  after(() => app.close());

  async function counts(): Promise<number[]> {
    const rows = TABLES.map((table) =>
      app.database.host
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    return (await Promise.all(rows)).map(({ count }) => Number(count));
  }

  it('is deleted a month after its end, and not before', async () => {
    const { access_token: token } = await app.enter('lin', 'aurora');
    await app.ask('GET', '/api/account/create-qrcode');
    await app.ask('POST', '/api/send-sms/vcode', { json: { phoneNumber: '13900000001', purpose: 'login' } });
    const before = await counts();
    assert.ok(
      before.every((count) => count > 0),
      String(before),
    );

    await forgetEnded(app.database, app.app.services);
    assert.deepEqual(await counts(), before);

    app.pass(31 * DAY);
    await forgetEnded(app.database, app.app.services);
    const [sessions = 0, tokens = 0, sms, qr, limits] = await counts();
    // A sign-in lasts sixty days; codes and windows have ended.
    assert.ok(sessions > 0 && tokens > 0);
    assert.deepEqual([sms, qr, limits], [0, 0, 0]);

    app.pass(60 * DAY);
    await forgetEnded(app.database, app.app.services);
    assert.deepEqual(await counts(), [0, 0, 0, 0, 0]);
    assert.equal((await app.ask('GET', '/api/account/sessions', { token })).status, 401);
  });
});
