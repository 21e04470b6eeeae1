import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { exportMembers } from '../../../server/src/domain/console/memberExport.ts';
import { listNotifications } from '../../../server/src/domain/notifications/list.ts';
import { taskCounts } from '../../../server/src/domain/tasks/counts.ts';
import { listTasks } from '../../../server/src/domain/tasks/lists.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from './demoCompany.ts';
import { refusal } from './given.ts';

const WANG = userId('aurora', 'wang');

describe('long lists', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  it('of notifications are counted up to the next thousand after the page, so that every page leads to the next', async () => {
    const totalAt = async (skipCount: number) => {
      const page = await demo.as('lin', (work) => listNotifications(work, { skipCount, maxResultCount: 50 }));
      return [page.items.length, page.totalCount, page.isCapped];
    };
    assert.deepEqual(await totalAt(0), [50, 1000, true]);
    assert.deepEqual(await totalAt(900), [50, 1000, true]);
    assert.deepEqual(await totalAt(950), [50, 2000, true], 'there are more than these thousand');
    assert.deepEqual(await totalAt(3950), [50, 5000, false]);
    assert.deepEqual(await totalAt(4950), [50, 5000, false]);
  });

  it('of to-dos are counted as far, and for the menu to their end', async () => {
    await demo.as('wang', (work) =>
      sql`with made as (
        insert into tasks (tenant_id, kind, source, title, started_at, end_at, creator_id, creator_name)
        select ${work.tenantId}, 'work', 'BPM', '旧事 ' || n, '2020-01-01T09:00:00', '2020-01-02T09:00:00', ${WANG}, '' from generate_series(1, 1100) n
        returning *
      ) insert into task_executors (tenant_id, task_id, user_id, user_name, kind, on_calendar, started_at, end_at, status)
        select tenant_id, id, ${WANG}, '', kind, false, started_at, end_at, 1 from made`.execute(work.db),
    );
    const of = async (skipCount: number) =>
      demo.as('wang', (work) => listTasks(work, 'finished', { skipCount, maxResultCount: 10 }));
    const [first, later] = [await of(0), await of(990)];
    assert.deepEqual([first.totalCount, first.isCapped], [1000, true]);
    const { work } = await demo.as('wang', taskCounts);
    assert.ok(work.myFinished > 1000);
    assert.deepEqual([later.items.length, later.totalCount, later.isCapped], [10, work.myFinished, false]);
  });

  it('of members are exported to their end, or not at all', async () => {
    const exported = (nameOrPhoneNumber?: string) =>
      demo.as('lin', (work) =>
        exportMembers(work, { nameOrPhoneNumber }, 'zh', { ip: '', userAgent: null, requestId: '' }),
      );
    await exported();
    await demo.database.inHost(async (db) => {
      await sql`insert into accounts (user_name, name, password_hash)
        select 'many' || n, '批量', '' from generate_series(1, 50001) n`.execute(db);
      await sql`insert into tenant_users (tenant_id, account_id, name)
        select ${tenantId('aurora')}, id, name from accounts where name = '批量'`.execute(db);
    });
    await assert.rejects(exported(), refusal(403));
    await exported('林静');
  });
});
