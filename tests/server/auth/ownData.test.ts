import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { eraseAccounts } from '../../../server/src/domain/accounts/erase.ts';
import { accountId, tenantId, userId } from '../../../server/src/seed/staff.ts';
import { eventually } from '../support/eventually.ts';
import { TestApp } from '../support/testApp.ts';
import { outbox } from '../support/textMessages.ts';

const DAY = 86_400;
const EXPORT = '/api/account/own-data/export';
const STATE = '/api/account/deletion';
const REQUEST = '/api/account/deletion/request';
const WITHDRAW = '/api/account/deletion/withdraw';

describe("ACC-12 a person's own data", () => {
  let app: TestApp;
  beforeEach(async () => {
    await app?.close();
    app = await TestApp.start();
  });
  after(() => app.close());

  const proved = async (name: string) => {
    const { access_token: token } = await app.signIn(name);
    await app.reauthenticate(token);
    return token;
  };
  const ask = (token: string) => app.ask('POST', REQUEST, { token });
  const erase = () => eraseAccounts(app.database, app.now);
  const named = async (name: string) =>
    (await app.database.host.selectFrom('accounts').selectAll().where('user_name', '=', name).execute()).length;

  it('names the companies that a deletion concerns in the language of the reader', async () => {
    const { access_token: token } = await app.signIn('lin');
    const named = async (language: string) =>
      (await app.ask('GET', STATE, { token, headers: { 'accept-language': language } })).body;
    assert.ok((await named('zh-CN')).companies.includes('极光制造'));
    const english = await named('en-US');
    assert.ok(english.companies.includes('Aurora Manufacturing'), english.companies.join());
    for (const { name } of english.inTheWay) assert.doesNotMatch(name, /\p{Script=Han}/u);
  });

  it('is exported completely, by its owner only, without any secret', async () => {
    const { access_token: bare } = await app.signIn('lin');
    assert.equal((await app.ask('POST', EXPORT, { token: bare })).body.error.code, 'Atrium:ReauthenticationRequired');
    const answer = await app.ask('POST', EXPORT, { token: await proved('lin') });
    assert.equal(answer.status, 200, answer.text);
    assert.match(String(answer.headers['content-disposition']), /attachment.*lin 2026-11-20\.json/);
    const data = answer.body;
    assert.deepEqual([data.account.user_name, data.account.phone], ['lin', '13900000001']);
    const aurora = data.companies.find((one: { tenant_id: string }) => one.tenant_id === tenantId('aurora'));
    for (const part of ['tasks', 'schedules', 'notifications', 'records', 'recordActs', 'decisions'])
      assert.ok(aurora[part].length > 0, part);
    for (const part of ['sessions', 'securityLog']) assert.ok(data[part].length > 0, part);
    const theirs = aurora.notifications.length;
    const { count } = await app.database.inTenant(tenantId('aurora'), (db) =>
      db
        .selectFrom('notifications')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId('aurora', 'lin'))
        .executeTakeFirstOrThrow(),
    );
    assert.equal(theirs, Number(count));
    assert.doesNotMatch(answer.text, /argon2|password_hash|security_stamp|"hash"|"secret"/);
    const { body } = await app.ask('GET', '/api/identity/security-logs/my', { token: bare });
    assert.equal(body.items[0].action, 'PersonalDataExported');
  });

  it('is deleted with the account after the days of grace; what companies own stays, without the name', async () => {
    const chen = (await app.enter('chen', 'aurora')).access_token;
    const json = {
      title: '一起做',
      startedAt: '2026-11-21T09:00:00',
      endAt: '2026-11-21T18:00:00',
      executors: [userId('aurora', 'chen'), userId('aurora', 'lin')],
      isWarming: false,
    };
    const shared = (await app.ask('POST', '/api/user-work/personal/create', { token: chen, json })).body.id;
    const alone = { ...json, title: '独自做', executors: [userId('aurora', 'chen')] };
    const own = (await app.ask('POST', '/api/user-work/personal/create', { token: chen, json: alone })).body.id;
    const { access_token: elsewhere } = await app.signIn('chen');
    const token = await proved('chen');
    const { body } = await ask(token);
    assert.equal(body.deletionTime.slice(0, 10), '2026-12-04');
    assert.equal((await app.ask('GET', STATE, { token: elsewhere })).status, 401, 'other sign-ins have ended');
    app.pass(DAY);
    assert.equal((await ask(await proved('chen'))).body.deletionTime, body.deletionTime, 'asked again: the same day');
    await eventually(async () => /申请注销/.test((await outbox(app, '13900000002')).at(-1) ?? ''), 'a text message');
    const lin = (await app.enter('lin', 'aurora')).access_token;
    const told = await app.ask('GET', '/api/notification/user-notifications?moduleName=Basic', { token: lin });
    assert.ok(told.text.includes('陈浩申请注销账号'), told.text.slice(0, 400));

    app.pass(13 * DAY - 1);
    await erase();
    assert.equal(await named('chen'), 1);
    app.pass(1);
    await erase();
    assert.equal(await named('chen'), 0);
    assert.equal((await app.password('chen')).body.error, 'invalid_grant');
    const again = (await app.enter('lin', 'aurora')).access_token;
    const read = await app.ask('GET', `/api/user-work/get-info-by-id?id=${shared}`, { token: again });
    assert.equal(read.status, 200, read.text);
    assert.equal(read.text.includes('陈浩'), false, read.text);
    assert.ok(read.text.includes('已注销用户'));
    const left = await app.database.inTenant(tenantId('aurora'), async (db) => ({
      own: await db.selectFrom('tasks').select('id').where('id', '=', own).execute(),
      notifications: await db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId('aurora', 'chen'))
        .execute(),
      place: await db
        .selectFrom('tenant_users')
        .select(['name', 'phone', 'is_active'])
        .where('id', '=', userId('aurora', 'chen'))
        .executeTakeFirst(),
    }));
    assert.deepEqual(left, {
      own: [],
      notifications: [],
      place: { name: '已注销用户', phone: null, is_active: false },
    });
    for (const table of ['sessions', 'security_log'] as const) {
      const rows = await app.database.host
        .selectFrom(table)
        .select('id')
        .where('account_id', '=', accountId('chen'))
        .execute();
      assert.deepEqual(rows, [], table);
    }
    const admin = (await app.signIn('admin')).access_token;
    const accounts = await app.ask('GET', '/api/console/host/accounts?maxResultCount=1000', { token: admin });
    assert.equal(accounts.text.includes('已注销用户'), false);
  });

  it('stays if its owner withdraws the deletion, which every sign-in within the days of grace announces', async () => {
    await ask(await proved('chen'));
    app.pass(13 * DAY);
    const { access_token: token } = await app.signIn('chen');
    const notices = async () => (await app.ask('GET', '/api/account/security-notices', { token })).body;
    assert.equal((await notices()).deletionTime.slice(0, 10), '2026-12-04');
    assert.equal((await app.ask('POST', WITHDRAW, { token })).status, 204);
    assert.deepEqual(
      [(await notices()).deletionTime, (await app.ask('GET', STATE, { token })).body.deletionTime],
      [null, null],
    );
    app.pass(2 * DAY);
    await erase();
    assert.equal(await named('chen'), 1);
    const { access_token: later } = await app.signIn('chen');
    const log = await app.ask('GET', '/api/identity/security-logs/my', { token: later });
    const actions = log.body.items.map(({ action }: { action: string }) => action);
    for (const action of ['AccountDeletionRequested', 'AccountDeletionWithdrawn']) assert.ok(actions.includes(action));
    await eventually(
      async () => /注销申请已撤回/.test((await outbox(app, '13900000002')).at(-1) ?? ''),
      'a text message',
    );
  });

  it('is deleted even if the deletion of another account fails, which the next sweep tries again', async () => {
    for (const name of ['chen', 'wang']) await ask(await proved(name));
    const refuse = (name: string) =>
      sql`create or replace function refuse() returns trigger language plpgsql as $$
      begin if old.user_name = ${sql.lit(name)} then raise exception 'no such luck'; end if; return old; end $$`.execute(
        app.database.host,
      );
    await refuse('chen');
    await sql`create trigger refusing before delete on accounts for each row execute function refuse()`.execute(
      app.database.host,
    );
    app.pass(14 * DAY);
    await assert.rejects(erase(), /1 of 2 failed, first [-0-9a-f]+: no such luck/);
    assert.deepEqual([await named('chen'), await named('wang')], [1, 0]);
    await refuse('nobody');
    await erase();
    assert.equal(await named('chen'), 0);
  });

  it('stays for now if the others have lost the console in the meantime', async () => {
    const aurora = tenantId('aurora');
    const grant = () =>
      sql`insert into tenant_user_policies (tenant_id, user_id, policy) select tenant_id, id, 'AbpExtend.HostConsole' from tenant_users
        where account_id <> ${accountId('lin')} and is_active on conflict do nothing`.execute(app.database.host);
    await grant();
    const token = await proved('lin');
    assert.equal((await ask(token)).status, 200);
    await sql`delete from tenant_user_policies where user_id in (
      select id from tenant_users where tenant_id = ${aurora} and account_id <> ${accountId('lin')})`.execute(
      app.database.host,
    );
    app.pass(15 * DAY);
    await erase();
    assert.equal(await named('lin'), 1);
    await grant();
    await erase();
    assert.equal(await named('lin'), 0);
    const names = await app.database.inTenant(aurora, async (db) => ({
      approvals: await db.selectFrom('approvals').select('applicant_name as name').execute(),
      approvers: await db.selectFrom('approvers').select('user_name as name').execute(),
      history: await db.selectFrom('approval_history').select('actor_name as name').execute(),
      acts: await db.selectFrom('console_acts').select('actor_name as name').execute(),
      people: await db.selectFrom('approval_history').select('people').execute(),
      orders: await db.selectFrom('orders').select('creator_name as name').execute(),
    }));
    assert.equal(JSON.stringify(names).includes('林静'), false);
    assert.ok(names.approvers.some(({ name }) => name === '已注销用户'));
  });

  it('stays as long as a company, or the installation, would have no administrator', async () => {
    for (const [name, at] of [
      ['lin', tenantId('aurora')],
      ['admin', null],
    ] as const) {
      const token = await proved(name);
      const { body } = await app.ask('GET', STATE, { token });
      assert.ok(
        body.inTheWay.some((one: { tenantId: string | null }) => one.tenantId === at),
        JSON.stringify(body),
      );
      const refused = await ask(token);
      assert.equal(refused.body.error.code, 'Atrium:LastAdministrator');
      assert.equal((await app.ask('GET', STATE, { token })).body.deletionTime, null);
    }
  });
});
