import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { HOST_TENANT_ID } from '../../../server/src/db/schema.ts';
import { forgetEnded } from '../../../server/src/sweeps.ts';
import { codeAt, enrol } from '../support/secondStep.ts';
import { PASSWORD, TestApp } from '../support/testApp.ts';

const DAY = 86_400;
const TABLES = ['sessions', 'refresh_tokens', 'sms_codes', 'qr_codes', 'rate_limits', 'sign_in_tries'] as const;

describe('data that nobody can use any more', () => {
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
    await app.password('lin', 'wrong');
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
    const [sessions = 0, tokens = 0, ...others] = await counts();
    // A sign-in lasts sixty days; codes, windows and lockouts have ended.
    assert.ok(sessions > 0 && tokens > 0);
    assert.deepEqual(others, [0, 0, 0, 0]);

    app.pass(60 * DAY);
    await forgetEnded(app.database, app.app.services);
    assert.deepEqual(await counts(), [0, 0, 0, 0, 0, 0]);
    assert.equal((await app.ask('GET', '/api/account/sessions', { token })).status, 401);
  });

  it('includes the text messages of the demo: a week after they were written', async () => {
    const texts = async () =>
      (await app.database.host.selectFrom('sms_outbox').select('text').orderBy('id').execute()).map(({ text }) => text);
    await app.database.host.deleteFrom('sms_outbox').execute();
    const at = (days: number) => new Date(app.now.getTime() - days * DAY * 1000);
    const row = (text: string, days: number) => ({ phone: '13900000001', text, creation_time: at(days) });
    await app.database.host
      .insertInto('sms_outbox')
      .values([row('old', 8), row('young', 6)])
      .execute();
    await forgetEnded(app.database, app.app.services);
    assert.deepEqual(await texts(), ['young']);
  });

  it('includes second-step set-ups that were begun and never finished', async () => {
    const { access_token: token } = await app.signIn('solo');
    await app.reauthenticate(token);
    await app.ask('POST', '/api/account/second-step/begin', { token });
    await app.ask('POST', '/api/account/passkeys/begin', { token });
    await app.ask('POST', '/api/account/my-profile/change-email', { token, json: {} });
    const wang = (await app.signIn('wang')).access_token;
    const { secret } = await enrol(app, wang);
    await app.password('wang');
    const left = async () => {
      const tables = ['second_steps', 'passkey_challenges', 'disputes', 'sign_in_tickets'] as const;
      const rows = tables.map((table) =>
        app.database.host
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      );
      return (await Promise.all(rows)).map(({ count }) => Number(count));
    };
    assert.deepEqual(await left(), [2, 1, 2, 1]);
    app.pass(34 * DAY);
    await forgetEnded(app.database, app.app.services);
    assert.deepEqual(await left(), [1, 0, 0, 0], 'what is on stays on');
    const form = { grant_type: 'password', username: 'wang', password: PASSWORD, TwoFactorCode: codeAt(app, secret) };
    assert.equal((await app.token(form)).status, 200);
  });

  it('includes entries of the security log older than 180 days', async () => {
    await app.signIn('lin');
    app.pass(179 * DAY);
    await app.signIn('lin');
    await forgetEnded(app.database, app.app.services);
    const actions = async () =>
      (await app.database.host.selectFrom('security_log').select('action').where('user_name', '=', 'lin').execute())
        .length;
    assert.equal(await actions(), 2);
    app.pass(2 * DAY);
    await forgetEnded(app.database, app.app.services);
    assert.equal(await actions(), 1);
  });

  it('is deleted in statements of at most a thousand rows, however much there is', async () => {
    await sql`insert into rate_limits (key, window_start) select n::text, ${app.now} from generate_series(1, 2500) n`.execute(
      app.database.host,
    );
    await sql`create function count_deleted() returns trigger language plpgsql as $$ begin
      if (select count(*) from deleted) > 1000 then raise exception 'too many'; end if; return null; end $$`.execute(
      app.database.host,
    );
    await sql`create trigger counting after delete on rate_limits referencing old table as deleted
      for each statement execute function count_deleted()`.execute(app.database.host);
    app.pass(2 * DAY);
    await forgetEnded(app.database, app.app.services);
    const { rows } = await sql`select from rate_limits`.execute(app.database.host);
    assert.equal(rows.length, 0);
  });

  it('is deleted even if another table refuses', async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no such luck'; end $$`.execute(
      app.database.host,
    );
    // The first table and the last one are swept before and after it.
    await sql`create trigger refusing before delete on sessions execute function refuse()`.execute(app.database.host);
    await app.signIn('lin');
    await app.ask('GET', '/api/account/create-qrcode');
    const left = async () =>
      (await sql`select from qr_codes union all select from security_log`.execute(app.database.host)).rows.length;
    app.pass(181 * DAY);
    await assert.rejects(forgetEnded(app.database, app.app.services), /1 of \d+ failed, first sessions: no such luck/);
    assert.equal(await left(), 0);
    await sql`drop trigger refusing on sessions`.execute(app.database.host);
  });

  it('includes acts of administrators older than three years', async () => {
    const actor = { tenant_id: HOST_TENANT_ID, actor_id: HOST_TENANT_ID, actor_name: '', detail: null };
    await app.database.host
      .insertInto('console_acts')
      .values({ ...actor, act: 'kept', object: '', creation_time: app.now })
      .execute();
    const left = async () =>
      (await app.database.host.selectFrom('console_acts').select('id').where('act', '=', 'kept').execute()).length;
    app.pass(3 * 365 * DAY);
    await forgetEnded(app.database, app.app.services);
    assert.equal(await left(), 1);
    app.pass(1);
    await forgetEnded(app.database, app.app.services);
    assert.equal(await left(), 0);
  });
});
