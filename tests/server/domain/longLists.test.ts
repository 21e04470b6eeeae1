import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { TaskListName } from '../../../contract/tasks.ts';
import { exportMembers } from '../../../server/src/domain/console/memberExport.ts';
import { listNotifications } from '../../../server/src/domain/notifications/list.ts';
import { taskCounts } from '../../../server/src/domain/tasks/counts.ts';
import { toggleFollow } from '../../../server/src/domain/tasks/follow.ts';
import { listTasks } from '../../../server/src/domain/tasks/lists.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { refusal, taskInput } from './given.ts';

const WANG = userId('aurora', 'wang');
const ALL = { skipCount: 0, maxResultCount: 1000 };

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

  it('of to-dos follow each other by deadline: open ones nearest first, then those that are done or overdue, latest first', async () => {
    const made = async (title: string, endAt: string, seconds: number) => {
      demo.clock = new Date(NOW.getTime() + seconds * 1000);
      const times = { startedAt: '2026-11-21T09:00:00', endAt };
      const input = (executor: string) => taskInput({ ...times, title, executors: [executor] });
      return demo.as('gao', (work) => createTask(work, 'personal', input(work.userId)));
    };
    await made('middle', '2026-11-23T18:00:00', 1);
    await made('late', '2026-11-24T18:00:00', 2);
    await made('early', '2026-11-22T18:00:00', 3);
    const done = [await made('done', '2026-11-21T18:00:00', 4), await made('done late', '2026-11-25T18:00:00', 5)];
    for (const id of done) await demo.as('gao', (work) => markTask(work, id));
    const titles = ['early', 'middle', 'late', 'done late', 'done'];
    const listed = async (name: TaskListName) =>
      (await demo.as('gao', (work) => listTasks(work, name, ALL))).items
        .map(({ title }) => title)
        .filter((title) => titles.includes(title));
    assert.deepEqual(await listed('participating'), titles);
    assert.deepEqual(await listed('started'), ['done late', 'done', 'early', 'late', 'middle'], 'newest first');
    const overdue = await demo.as('lin', (work) => listTasks(work, 'overdue', ALL));
    const ends = overdue.items.map(({ endAt }) => endAt);
    assert.deepEqual(ends, [...ends].sort().reverse());
    assert.ok(new Set(ends).size > 1);
    demo.clock = NOW;
  });

  it('of to-dos that somebody follows begin with the one followed last', async () => {
    const followed = () => demo.as('lin', (work) => listTasks(work, 'workFollowed', ALL));
    const last = (await followed()).items.at(-1)?.id ?? '';
    demo.clock = new Date(NOW.getTime() + 1000);
    const toggle = () => demo.as('lin', (work) => toggleFollow(work, last));
    assert.equal(await toggle(), false);
    assert.ok((await followed()).items.every(({ id }) => id !== last));
    assert.equal(await toggle(), true);
    assert.equal((await followed()).items[0]?.id, last);
    demo.clock = NOW;
  });
});
