import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Dashboard, HostDashboard } from '../../../contract/dashboard.ts';
import { accountId, tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { START, TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');
const DAY_MS = 86_400_000;

describe("the console's home", () => {
  let app: TestApp;
  let lin = '';
  let admin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
    admin = (await app.signIn('admin')).access_token;
  });
  after(() => app.close());

  const home = async (headers = {}): Promise<Dashboard> =>
    (await app.ask('GET', '/api/console/dashboard', { token: lin, headers })).body;
  const hostHome = async (): Promise<HostDashboard> =>
    (await app.ask('GET', '/api/console/host/dashboard', { token: admin })).body;
  const log = (action: string, account: string, creation_time: Date, tenant_id: string | null = null) =>
    app.database.host
      .insertInto('security_log')
      .values({ identity: 'Account', action, account_id: accountId(account), tenant_id, creation_time })
      .execute();
  const minutesAgo = (minutes: number) => new Date(app.now.getTime() - minutes * 60_000);

  it('is for administrators of the company and of the installation', async () => {
    const wang = (await app.enter('wang', 'aurora')).access_token;
    const boreal = (await app.enter('lin', 'boreal')).access_token;
    for (const token of [wang, boreal]) {
      assert.equal((await app.ask('GET', '/api/console/dashboard', { token })).status, 403);
      assert.equal((await app.ask('GET', '/api/console/host/dashboard', { token })).status, 403);
    }
    // The administrator of the installation has no company.
    assert.equal((await app.ask('GET', '/api/console/dashboard', { token: admin })).status, 403);
  });

  it('CON-1 counts orders, members, departments and attachments of this company alone', async () => {
    const before = await home();
    assert.equal(before.time, '2026-11-20T10:24:00');
    assert.deepEqual([before.orders.unpaid, before.orders.unpaidAmount], [1, '168000.00']);
    assert.ok(before.orders.first);
    const rows = await app.database.inTenant(AURORA, async (db) => ({
      active: await db.selectFrom('tenant_users').select('id').where('is_active', '=', true).execute(),
      disabled: await db.selectFrom('tenant_users').select('id').where('is_active', '=', false).execute(),
    }));
    assert.deepEqual(
      [before.members.active, before.members.disabled, before.members.departments, before.members.limit],
      [rows.active.length, rows.disabled.length, 120, 2170],
    );
    const attach = (company: string, size: number) =>
      app.database.inTenant(tenantId(company), (db) =>
        db
          .insertInto('attachments')
          .values({
            tenant_id: tenantId(company),
            owner_id: userId(company, 'lin'),
            blob_name: `figures-${company}`,
            file_name: 'a.pdf',
            content_type: 'application/pdf',
            size,
          })
          .execute(),
      );
    await attach('aurora', 2_000_000_000);
    await attach('boreal', 5);
    const { storage } = await home();
    assert.deepEqual([storage.bytes - before.storage.bytes, storage.files - before.storage.files], [2_000_000_000, 1]);
    const { items } = (await app.ask('GET', '/api/console/orders?kind=users', { token: lin })).body;
    const late = { status: 'unpaid', payment_deadline: app.now } as const;
    await app.database.inTenant(AURORA, (db) =>
      db.updateTable('orders').set(late).where('id', '=', items[0].id).execute(),
    );
    assert.equal((await home()).orders.first?.id, items[0].id, 'whose payment is due first');
    await app.database.inTenant(AURORA, (db) => db.updateTable('orders').set({ status: 'cancelled' }).execute());
    const { orders } = await home();
    assert.deepEqual([orders.unpaid, orders.unpaidAmount, orders.first], [0, '0.00', null]);
  });

  it('counts what its lists show: who joined since a day, and who came on a day', async () => {
    const listed = async (query: string): Promise<number> =>
      (await app.ask('GET', `/api/console/organization/members?maxResultCount=1&${query}`, { token: lin })).body
        .totalCount;
    await log('SwitchTenant', 'chen', minutesAgo(30), AURORA);
    // Midnight of today in Shanghai, and the second before; and another company's visitor.
    await log('SwitchTenant', 'wang', new Date('2026-11-19T16:00:00Z'), AURORA);
    await log('SwitchTenant', 'wang', new Date('2026-11-19T15:59:59Z'), AURORA);
    await log('SwitchTenant', 'wang', new Date('2026-11-17T04:00:00Z'), tenantId('boreal'));
    const { members, signIns } = await home();
    assert.equal(await listed('joinedFrom=2026-11-01'), members.joinedThisMonth);
    assert.ok(members.joinedThisMonth > 0);
    for (const { date, people } of signIns) assert.equal(await listed(`signedInOn=${date}`), people, date);
    assert.ok((signIns.at(-1)?.people ?? 0) >= 2);
    const refused = await app.ask('GET', '/api/console/organization/members?signedInOn=monday', { token: lin });
    assert.equal(refused.status, 400);
    // A day that does not exist filters nothing.
    assert.equal(await listed('joinedFrom=2026-02-31&signedInOn=2026-99-99'), await listed(''));
  });

  it('counts accounts of the installation as their list shows them: all, those that can sign in, those of a day', async () => {
    const list = async (query = '', token = admin) =>
      app.ask('GET', `/api/console/host/accounts?maxResultCount=100&${query}`, { token });
    const total = async (query: string): Promise<number> => (await list(query)).body.totalCount;
    await app.database.host.updateTable('accounts').set({ is_active: false }).where('user_name', '=', 'solo').execute();
    // Midnight of today in Shanghai, and the second before.
    await log('LoginSucceeded', 'wang', new Date('2026-11-19T16:00:00Z'));
    await log('LoginSucceeded', 'chen', new Date('2026-11-19T15:59:59Z'));
    const { accounts, signIns } = await hostHome();
    assert.deepEqual(accounts, { total: await total(''), active: await total('isActive=true') });
    assert.equal(await total('isActive=false'), accounts.total - accounts.active);
    for (const { date, people } of signIns) assert.equal(await total(`signedInOn=${date}`), people, date);
    assert.ok(signIns.at(-2)?.people, 'somebody came yesterday');
    // Anybody who came on a day is not counted as last seen before it.
    const came: { lastSignInTime: string | null }[] = (await list('signedInOn=2026-11-19')).body.items;
    assert.ok(came.every(({ lastSignInTime }) => (lastSignInTime ?? '') >= '2026-11-19'));
    assert.equal(await total('signedInOn=2026-02-31'), accounts.total);
    const { body } = await list('filter=WANG');
    const [wang] = body.items;
    assert.deepEqual([wang.userName, wang.isActive, wang.hasSecondStep], ['wang', true, false]);
    assert.match(wang.phoneNumber, /^1\d\d\*{4}\d{4}$/);
    assert.equal((await list(`filter=${encodeURIComponent('139 0000-0003')}`)).body.items[0]?.userName, 'wang');
    assert.equal((await list('filter=139000')).body.totalCount, 0, 'a part of a number finds nobody');
    assert.equal((await list('filter=%25')).body.totalCount, 0, 'a wildcard is a letter like others');
    assert.equal((await list('', lin)).status, 403);
    assert.equal((await list('', (await app.signIn('wang')).access_token)).status, 403);
    await app.database.host.updateTable('accounts').set({ is_active: true }).where('user_name', '=', 'solo').execute();
  });

  it('counts who joined this month on the wall clock of the company', async () => {
    const joined = (user: string, creation_time: Date) =>
      app.database.inTenant(AURORA, (db) =>
        db.updateTable('tenant_users').set({ creation_time }).where('id', '=', userId('aurora', user)).execute(),
      );
    // Midnight of the first of November in Shanghai, and the second before.
    await joined('wang', START);
    const before = (await home()).members.joinedThisMonth;
    await joined('wang', new Date('2026-10-31T16:00:00Z'));
    assert.equal((await home()).members.joinedThisMonth, before);
    await joined('wang', new Date('2026-10-31T15:59:59Z'));
    assert.equal((await home()).members.joinedThisMonth, before - 1);
  });

  it('shows open invitations, and which of them expire within two days', async () => {
    const invite = (phone: string, days: number, state: 'open' | 'withdrawn' = 'open') =>
      app.database.inTenant(AURORA, (db) =>
        db
          .insertInto('invitations')
          .values({
            tenant_id: AURORA,
            phone,
            name: phone,
            pinyin: '',
            organization_unit_id: unitId('aurora', '00001'),
            state,
            creation_time: app.now,
            expiration_time: new Date(app.now.getTime() + days * DAY_MS),
          })
          .execute(),
      );
    const before = (await home()).invitations;
    await invite('13700000001', 1);
    await invite('13700000002', 3);
    await invite('13700000003', -1);
    await invite('13700000004', 1, 'withdrawn');
    assert.deepEqual((await home()).invitations, {
      open: before.open + 2,
      ending: before.ending + 1,
      nextExpiration: '2026-11-21T10:24:00',
    });
  });

  it('shows edition and days left in the reader’s language, and the state of the certification', async () => {
    const { edition, certification } = await home();
    assert.deepEqual(
      [edition.name, edition.expireDate, edition.daysLeft],
      ['Manufacturing Professional', '2027-06-30', 222],
    );
    assert.equal((await home({ 'accept-language': 'zh-CN' })).edition.name, '制造业专业版');
    assert.equal(certification.status, 'verified');
    await app.database.inTenant(AURORA, (db) =>
      db
        .updateTable('certifications')
        .set({ status: 'refused', reasons: '[{"field":"legalPerson","reason":"blurred"}]' })
        .execute(),
    );
    assert.deepEqual([(await home()).certification.status, (await home()).certification.reasons], ['refused', 1]);
  });

  it('counts people, not sign-ins, by the company’s days, and none of another company', async () => {
    const before = (await home()).signIns;
    assert.deepEqual(
      before.map(({ date }) => date),
      ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    );
    // 00:00 in Shanghai is 10:24 ago; a minute earlier it was yesterday.
    await log('SwitchTenant', 'solo', minutesAgo(624), AURORA);
    await log('SwitchTenant', 'solo', minutesAgo(5), AURORA);
    await log('SwitchTenant', 'solo', minutesAgo(625), AURORA);
    await log('SwitchTenant', 'admin', minutesAgo(5), tenantId('boreal'));
    await log('SwitchTenant', 'solo', new Date('2026-11-13T15:59:59Z'), AURORA);
    await log('Logout', 'admin', minutesAgo(5), AURORA);
    const gained = (await home()).signIns.map(({ people }, index) => people - (before[index]?.people ?? 0));
    assert.deepEqual(gained, [0, 0, 0, 0, 0, 1, 1]);
  });

  it('CON-1 sums up the companies by state, accounts, reviews and sign-ins of the installation', async () => {
    const before = await hostHome();
    assert.deepEqual(before.companies, { total: 4, working: 3, stopped: 1, locked: 0, expiring: 0, expired: 0 });
    const change = (company: string, set: object) =>
      app.database.host.updateTable('tenants').set(set).where('id', '=', tenantId(company)).execute();
    await change('delta', { expire_date: '2026-12-20' });
    await change('boreal', { expire_date: '2026-11-19' });
    await change('cinder', { is_locked: true });
    assert.deepEqual((await hostHome()).companies, {
      total: 4,
      working: 3,
      stopped: 0,
      locked: 1,
      expiring: 1,
      expired: 1,
    });
    await change('delta', { expire_date: '2026-12-21' });
    assert.equal((await hostHome()).companies.expiring, 0);
    await app.database.inTenant(AURORA, (db) => db.updateTable('certifications').set({ status: 'pending' }).execute());
    await app.database.host
      .updateTable('accounts')
      .set({ is_active: false })
      .where('id', '=', accountId('solo'))
      .execute();
    await log('LoginSucceeded', 'solo', minutesAgo(1));
    await log('LoginSucceeded', 'solo', minutesAgo(2));
    const after = await hostHome();
    assert.equal(after.reviews.certifications, before.reviews.certifications + 1);
    assert.deepEqual(after.accounts, { total: before.accounts.total, active: before.accounts.active - 1 });
    assert.equal(after.signIns[6]?.people, (before.signIns[6]?.people ?? 0) + 1);
    assert.ok(before.signIns.every(({ people }) => people > 0));
  });
});
