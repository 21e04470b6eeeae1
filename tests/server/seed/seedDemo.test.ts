import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import type { AtriumDatabase } from '../../../server/src/db/database.ts';
import { seedDemo } from '../../../server/src/seed/seedDemo.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const NOW = new Date('2026-11-20T02:24:00Z');
const AURORA = tenantId('aurora');
const LIN = userId('aurora', 'lin');

describe('demo data', () => {
  let database: AtriumDatabase;

  before(async () => {
    database = await openTestDatabase();
    await seedDemo(database, { now: NOW });
  });
  after(() => database.close());

  /** The single row of a query inside Aurora. */
  const inAurora = <T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
    database.inTenant(AURORA, async (db) => (await query.execute(db)).rows[0]);

  it('has a tree of 5 levels, 120 departments and 2,000 employees', async () => {
    const row = await inAurora(sql<Record<string, number>>`select
      (select count(*)::int from organization_units where parent_id is not null) as departments,
      (select max(array_length(string_to_array(code, '.'), 1)) from organization_units) as levels,
      (select count(*)::int from tenant_users) as employees`);
    assert.deepEqual(row, { departments: 120, levels: 5, employees: 2000 });
  });

  it('has people who joined over the years, a few of them this month, and a certification with its history', async () => {
    const joined = await inAurora(sql<{ month: number; former: number }>`select
      (count(*) filter (where creation_time >= ${new Date(NOW.getTime() - 30 * 86_400_000)}))::int as month,
      (count(*) filter (where creation_time < ${new Date(NOW.getTime() - 365 * 86_400_000)}))::int as former
      from tenant_users where creation_time <= ${NOW}`);
    assert.ok(joined && joined.month > 5 && joined.month < 60 && joined.former > 1500, JSON.stringify(joined));
    const review = await inAurora(sql<Record<string, Date>>`select c.submitted_time as sent, c.reviewed_time as decided,
      (select creation_time from console_acts where act = 'certificationSubmitted' and detail = c.attempt::text) as "sentAct",
      (select creation_time from console_acts where act = 'certificationVerified' and detail = c.attempt::text) as "decidedAct"
      from certifications c`);
    assert.ok(review?.['sent']);
    assert.deepEqual([review['sent'], review['decided']], [review['sentAct'], review['decidedAct']]);
  });

  it('holds 5,000 notifications of every module and type, 23 unread, few malformed', async () => {
    const rows = await database.inTenant(AURORA, (db) =>
      db.selectFrom('notifications').selectAll().where('user_id', '=', LIN).execute(),
    );
    assert.equal(rows.length, 5000);
    assert.equal(rows.filter((row) => row.state === 0).length, 23);
    assert.ok(rows.every((row) => row.creation_time <= NOW));
    const known = Object.entries(notificationTypes);
    for (const [module, types] of known) {
      for (const [name, type] of Object.entries(types)) {
        const shown = rows.filter((row) => row.module_name === module && row.notification_name === name).map(appOf);
        assert.ok(shown.length > 0, `${module} ${name} is missing`);
        const first = shown.find((app) => app !== null);
        assert.ok(first, `${module} ${name} has no App`);
        assert.deepEqual(Object.keys(first).sort(), ['businessId', ...type.fields].sort());
      }
    }
    const broken = rows.filter((row) => appOf(row) === null).length;
    assert.ok(broken > 3 && broken < 20, String(broken));
    const unknown = rows.filter((row) => !known.some(([module]) => module === row.module_name)).length;
    assert.ok(unknown > 3 && unknown < 50, String(unknown));
  });

  it('has a to-do of the right kind, executed by lin, for each to-do notification', async () => {
    const row = await inAurora(sql<Record<string, number>>`select count(*)::int as told, count(e.task_id)::int as found
      from notifications n left join task_executors e on e.user_id = n.user_id
        and e.task_id::text = n.properties::json->'App'->>'businessId'
        and e.kind = case n.notification_name when 'personalTodo' then 'personal' else 'work' end
      where n.user_id = ${LIN} and n.module_name = 'OA'`);
    assert.deepEqual(row, { told: 900, found: 900 });
  });

  it('spreads 240 work and 300 personal to-dos over the seven lists', async () => {
    const row = await inAurora(sql<Record<string, number>>`select
      (select count(*)::int from task_executors where user_id = ${LIN} and kind = 'work' and status = 0) as open,
      (select count(*)::int from task_executors where user_id = ${LIN} and kind = 'work' and status = 1) as finished,
      (select count(*)::int from task_followers where user_id = ${LIN} and kind = 'work') as work_followed,
      (select count(*)::int from task_executors where user_id = ${LIN} and kind = 'personal') as participating,
      (select count(*)::int from tasks where creator_id = ${LIN} and kind = 'personal') as started,
      (select count(*)::int from task_followers where user_id = ${LIN} and kind = 'personal') as followed`);
    assert.deepEqual(row, {
      open: 44,
      finished: 171,
      work_followed: 25,
      participating: 142,
      started: 96,
      followed: 62,
    });
  });

  it('has 400 schedules in 24 months with days of 0, 1, 2, 3, 4 and 12; today has 4', async () => {
    const days = await database.inTenant(AURORA, (db) =>
      sql<{ day: string; n: number }>`select left(started_at, 10) as day, count(*)::int as n from task_executors
        where user_id = ${LIN} and kind = 'schedule' group by 1 order by 1`.execute(db),
    );
    assert.equal(
      days.rows.reduce((sum, { n }) => sum + n, 0),
      400,
    );
    assert.deepEqual(
      [...new Set(days.rows.map(({ n }) => n))].sort((a, b) => a - b),
      [1, 2, 3, 4, 12],
    );
    assert.equal(days.rows.find(({ day }) => day === '2026-11-20')?.n, 4);
    assert.ok((days.rows[0]?.day ?? '') >= '2025-11-19' && (days.rows.at(-1)?.day ?? '') <= '2027-11-21');
  });

  it('has 60 notices, 40 news, 30 products with pictures, 25 orders, six versions', async () => {
    const row = await inAurora(sql<Record<string, number>>`select
      (select count(*)::int from portal_articles where kind = 'notice') as notices,
      (select count(*)::int from portal_articles where kind = 'news') as news,
      (select count(*)::int from portal_articles where kind = 'business' and cover in (select name from pictures)) as products,
      (select count(*)::int from orders) as orders`);
    assert.deepEqual(row, { notices: 60, news: 40, products: 30, orders: 25 });
    const versions = await database.host.selectFrom('versions').select('version_no').orderBy('sort_key').execute();
    assert.equal(versions[0]?.version_no, '0.0.1');
    assert.equal(versions.at(-1)?.version_no, '0.3.0');
    const pictures = await database.host.selectFrom('pictures').select('content').execute();
    assert.ok(pictures.every(({ content }) => Buffer.from(content).subarray(1, 4).toString() === 'PNG'));
  });

  it('has notices that lin has read and some that she has not, and one company that may be listed', async () => {
    const row = await inAurora(sql<Record<string, number>>`select
      (select count(*)::int from notice_reads where user_id = ${LIN}) as read,
      (select count(*)::int from notice_reads where user_id <> ${LIN}) as by_others,
      (select count(*)::int from notice_reads r where not exists
        (select from portal_articles a where a.id = r.notice_id and a.kind = 'notice')) as strange`);
    assert.deepEqual(row, { read: 26, by_others: 0, strange: 0 });
    const listed = await database.host.selectFrom('tenants').select('name').where('is_indexable', '=', true).execute();
    assert.deepEqual(listed, [{ name: 'aurora' }]);
  });

  it('gives lin four companies, one inactive and one where her account is', async () => {
    const rows = await database.host
      .selectFrom('tenant_users as u')
      .innerJoin('tenants as t', 't.id', 'u.tenant_id')
      .innerJoin('accounts as a', 'a.id', 'u.account_id')
      .where('a.user_name', '=', 'lin')
      .select(['t.display_name', 't.is_active as tenant', 'u.is_active as user', 'a.password_hash', 'a.phone'])
      .orderBy('t.name')
      .execute();
    assert.deepEqual(
      rows.map((row) => [row.display_name, row.tenant, row.user]),
      [
        ['极光制造', true, true],
        ['北风贸易', true, true],
        ['炉渣物流', false, true],
        ['三角洲食品', true, false],
      ],
    );
    assert.ok(await verify(rows[0]?.password_hash ?? '', 'Portal#2026'));
    assert.equal(rows[0]?.phone, '13900000001');
  });

  it('shows nothing of a company outside it', async () => {
    const seen = await database.inTenant(tenantId('delta'), (db) =>
      sql<{ n: number }>`select ((select count(*) from notifications) + (select count(*) from tasks)
        + (select count(*) from tenant_users where tenant_id <> ${tenantId('delta')}) + (select count(*) from orders))::int as n`.execute(
        db,
      ),
    );
    assert.equal(seen.rows[0]?.n, 0);
  });
});

/** The App object of a notification's properties, or null when they are malformed. */
function appOf(row: { properties: string }): object | null {
  try {
    const parsed: unknown = JSON.parse(row.properties);
    if (typeof parsed !== 'object' || parsed === null || !('App' in parsed)) return null;
    return typeof parsed.App === 'object' ? parsed.App : null;
  } catch {
    return null;
  }
}
