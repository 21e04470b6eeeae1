import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { TaskListName } from '../../../contract/tasks.ts';
import { userTask } from '../../../contract/tasks.ts';
import { HOST_TENANT_ID } from '../../../server/src/db/schema.ts';
import { pendingApprovals } from '../../../server/src/domain/business/approval/pending.ts';
import { deleteTask } from '../../../server/src/domain/tasks/change.ts';
import { taskCounts } from '../../../server/src/domain/tasks/counts.ts';
import { findExecutors } from '../../../server/src/domain/tasks/executors.ts';
import { listTasks } from '../../../server/src/domain/tasks/lists.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { readTask } from '../../../server/src/domain/tasks/read.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import type { UserWork } from '../../../server/src/domain/work.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { appOf, taskInput as input, refusal } from './given.ts';

const LIN = userId('aurora', 'lin');
const WANG = userId('aurora', 'wang');
const LISTS: readonly TaskListName[] = [
  'inProgress',
  'overdue',
  'finished',
  'workFollowed',
  'participating',
  'started',
  'personalFollowed',
];

describe('to-dos', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  beforeEach(() => {
    demo.clock = NOW;
    demo.published.length = 0;
  });
  after(() => demo.database.close());

  it('counts each list as the list itself does', async () => {
    const counts = await demo.as('lin', taskCounts);
    assert.deepEqual(counts, {
      work: { myInProgress: 38, myOverdue: 6, myFinished: 171, myCollection: 25, total: 44 },
      personal: { myParticipateIn: 142, myStartCount: 96, myCollection: 62, total: 7 },
    });
    const totals = await demo.as('lin', async (work) => {
      const found: number[] = [];
      for (const name of LISTS)
        found.push((await listTasks(work, name, { skipCount: 0, maxResultCount: 1 })).totalCount);
      return found;
    });
    assert.deepEqual(totals, [38, 6, 171, 25, 142, 96, 62]);
  });

  it('reports the newest items waiting for approval and the total, overdue or not', async () => {
    const all = { skipCount: 0, maxResultCount: 1000 };
    const open = await demo.as('lin', async (work) => [
      ...(await listTasks(work, 'inProgress', all)).items,
      ...(await listTasks(work, 'overdue', all)).items,
    ]);
    const approvals = open.filter((task) => task.source === 'BPM');
    assert.equal(approvals.length, 5);
    const newest = approvals.sort((a, b) => b.createAt.localeCompare(a.createAt));
    const told = await demo.as('lin', pendingApprovals);
    assert.equal(told.totalCount, approvals.length);
    assert.deepEqual(told.items, newest);
    assert.deepEqual(told.items[0]?.request, {
      type: { zh: '采购申请', en: 'Purchase' },
      title: '伺服驱动器 SV-750 补货 24 台',
    });
    assert.ok(open.every((task) => task.createAt <= '2026-11-20T10:24:00'));
  });

  it('TODO-2 pages every list by 10 without gaps or repetition, each item as in the contract', async () => {
    for (const name of LISTS) {
      const ids = new Set<string>();
      let total = 0;
      for (let skipCount = 0; skipCount === 0 || skipCount < total; skipCount += 10) {
        const page = await demo.as('lin', (work) => listTasks(work, name, { skipCount, maxResultCount: 10 }));
        total = page.totalCount;
        for (const item of page.items) ids.add(userTask.parse(item).id);
      }
      assert.equal(ids.size, total, name);
    }
  });

  it('sorts open to-dos by the nearest deadline, finished ones by the latest', async () => {
    const all = { skipCount: 0, maxResultCount: 1000 };
    const open = await demo.as('lin', (work) => listTasks(work, 'inProgress', all));
    const ends = open.items.map((item) => item.endAt);
    assert.deepEqual(ends, [...ends].sort());
    const finished = await demo.as('lin', (work) => listTasks(work, 'finished', all));
    const done = finished.items.map((item) => item.endAt);
    assert.deepEqual(done, [...done].sort().reverse());
    assert.equal(open.items[0]?.title, 'AX-40 试产问题清单提交评审');
    assert.equal(open.items[0]?.source, 'PDC');
  });

  it('computes overdue by the company’s wall clock: in progress at the deadline, overdue a second later', async () => {
    const id = await demo.as('wang', (work) => createTask(work, 'personal', input()));
    const statusAt = async (instant: string) => {
      demo.clock = new Date(instant);
      return (await demo.as('lin', (work) => readTask(work, id, ['personal']))).myExecutorStatus;
    };
    // 18:00:00 in Shanghai is 10:00:00 in UTC.
    assert.equal(await statusAt('2026-11-21T10:00:00Z'), 0);
    assert.equal(await statusAt('2026-11-21T10:00:01Z'), 2);
  });

  it('lists and counts a to-do as in progress at its deadline, and as overdue a second later', async () => {
    const all = { skipCount: 0, maxResultCount: 1000 };
    const id = await demo.as('lin', async (work) => {
      const columns = { tenant_id: work.tenantId, kind: 'work' as const, started_at: input().startedAt };
      const { id: made } = await work.db
        .insertInto('tasks')
        .values({
          ...columns,
          source: 'PDC',
          title: 'due',
          degree_type: 0,
          end_at: input().endAt,
          is_synchronize_date: false,
          is_warming: false,
          creator_id: LIN,
          creator_name: '林静',
          creation_time: NOW,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await work.db
        .insertInto('task_executors')
        .values({
          ...columns,
          task_id: made,
          user_id: WANG,
          user_name: '王磊',
          on_calendar: false,
          end_at: input().endAt,
        })
        .execute();
      return made;
    });
    const placeAt = async (instant: string) => {
      demo.clock = new Date(instant);
      return demo.as('wang', async (work) => {
        const { work: counts } = await taskCounts(work);
        const lists = { inProgress: counts.myInProgress, overdue: counts.myOverdue };
        const found: string[] = [];
        for (const name of ['inProgress', 'overdue'] as const) {
          const page = await listTasks(work, name, all);
          assert.equal(page.totalCount, lists[name], name);
          if (page.items.some((item) => item.id === id)) found.push(name);
        }
        return found;
      });
    };
    assert.deepEqual(await placeAt('2026-11-21T10:00:00Z'), ['inProgress']);
    assert.deepEqual(await placeAt('2026-11-21T10:00:01Z'), ['overdue']);
  });

  it('creates a to-do and notifies its executors, but not its creator', async () => {
    const id = await demo.as('wang', (work) => createTask(work, 'personal', input({ executors: [LIN, WANG, LIN] })));
    const task = await demo.as('lin', (work) => readTask(work, id, ['personal']));
    assert.equal(task.creatorName, '王磊');
    assert.deepEqual(task.executors.map((executor) => executor.userName).sort(), ['林静', '王磊']);
    assert.equal(task.isEditOrDelete, false);
    assert.equal((await demo.as('wang', (work) => readTask(work, id, ['personal']))).isEditOrDelete, true);
    assert.deepEqual(
      demo.published.map((event) => [event.userId, event.notification.moduleName, event.notification.notificationName]),
      [[LIN, 'OA', 'personalTodo']],
    );
    const app = appOf(demo.published[0]?.notification);
    assert.deepEqual([app['businessId'], app['title'], app['degreeType']], [id, '核对备件清单', 1]);
    assert.equal(demo.published[0]?.notification.creationTime, '2026-11-20T10:24:00');
  });

  it('OA notifications say what happened to a to-do and who did it; a deleted one has no link but says which it was', async () => {
    const id = await demo.as('wang', (work) => createTask(work, 'personal', input({ executors: [LIN] })));
    await demo.as('lin', (work) => markTask(work, id));
    await demo.as('wang', (work) => deleteTask(work, id, ['personal']));
    const told = demo.published.map(({ userId, notification }) => [userId, appOf(notification)] as const);
    assert.deepEqual(
      told.map(([user, app]) => [user, app['event'], app['actor'], app['businessId'], app['taskId']]),
      [
        [LIN, 'assigned', '王磊', id, undefined],
        [WANG, 'completed', '林静', id, undefined],
        [LIN, 'deleted', '王磊', null, id],
      ],
    );
    const lines = await demo.as('lin', ({ db }) =>
      db
        .selectFrom('notifications')
        .select('title')
        .where(
          'id',
          'in',
          demo.published.map(({ notification }) => notification.id),
        )
        .execute(),
    );
    assert.deepEqual(
      lines.map(({ title }) => title).sort(),
      ['林静完成了待办', '王磊删除了待办', '王磊给您分配了待办'].map((what) => `${what}：核对备件清单`),
    );
  });

  it('refuses executors who are from another company, unknown or disabled', async () => {
    const disabled = userId('aurora', 'deng');
    for (const stranger of [userId('boreal', 'wang'), disabled, '0b6f7c1e-0000-4000-8000-000000000000', 'no id']) {
      await assert.rejects(
        demo.as('wang', (work) => createTask(work, 'personal', input({ executors: [LIN, stranger] }))),
        refusal(400, 'executors'),
      );
    }
    assert.equal(demo.published.length, 0);
    // The two fields that are read before the database is; without a company there is nobody but oneself.
    const outside = { tenantId: HOST_TENANT_ID, userId: LIN } as UserWork;
    for (const others of [[], [WANG], [LIN, WANG]])
      await assert.rejects(findExecutors(outside, others), refusal(400, 'executors'));
  });

  it('refuses times that do not exist', async () => {
    const impossible = { startedAt: '2026-02-28T09:00:00', endAt: '2026-02-30T09:00:00' };
    await assert.rejects(
      demo.as('wang', (work) => createTask(work, 'personal', input(impossible))),
      refusal(400, 'endAt'),
    );
  });

  it('shows nobody other people’s to-dos, and no company those of another', async () => {
    const id = await demo.as('wang', (work) => createTask(work, 'personal', input({ executors: [WANG] })));
    await assert.rejects(
      demo.as('chen', (work) => readTask(work, id, ['personal'])),
      refusal(404),
    );
    await assert.rejects(
      demo.as('wang', (work) => readTask(work, id, ['personal']), 'boreal'),
      refusal(404),
    );
    await assert.rejects(
      demo.as('wang', (work) => readTask(work, id, ['schedule'])),
      refusal(404),
    );
  });
});
