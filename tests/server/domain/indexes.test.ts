import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../../server/src/config/config.ts';
import { findAttachment } from '../../../server/src/domain/attachments/attachments.ts';
import { listApprovals } from '../../../server/src/domain/business/approval/list.ts';
import { pendingApprovals } from '../../../server/src/domain/business/approval/pending.ts';
import { listOrders } from '../../../server/src/domain/console/orders.ts';
import { listNotifications, setAllRead } from '../../../server/src/domain/notifications/list.ts';
import { notificationStatistics } from '../../../server/src/domain/notifications/statistics.ts';
import { listMembers, listUnitUsers, searchUsers } from '../../../server/src/domain/organisation/people.ts';
import { listAllUnits } from '../../../server/src/domain/organisation/units.ts';
import { articlePage, listArticles, readArticle } from '../../../server/src/domain/portal/articles.ts';
import { listNotices, readNotice } from '../../../server/src/domain/portal/notices.ts';
import { scheduleDay, scheduleMonth } from '../../../server/src/domain/schedules/calendar.ts';
import type { Services } from '../../../server/src/domain/services.ts';
import { sendDueReminders } from '../../../server/src/domain/sweeps.ts';
import { taskCounts } from '../../../server/src/domain/tasks/counts.ts';
import { listTasks } from '../../../server/src/domain/tasks/lists.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { tenantWork, type UserWork } from '../../../server/src/domain/work.ts';
import { tenantId, unitId, userId } from '../../../server/src/seed/staff.ts';
import { folderStorage } from '../../../server/src/storage/folderStorage.ts';
import { NOW, TODAY } from './demoCompany.ts';
import { type ExplainingDatabase, openHundredfold } from './hundredfold.ts';

const AURORA = tenantId('aurora');
/** Few rows, whatever the amount of data: one per company, or one per version. */
const SMALL = ['tenants', 'versions', 'settings', 'signing_keys'];
const page = { skipCount: 0, maxResultCount: 50 };

describe('hot lists on a hundred times the demo', () => {
  let demo: ExplainingDatabase;
  const services: Services = {
    config: readConfig({}),
    now: () => NOW,
    publishNotifications: async () => undefined,
    publishConfigurationChange: async () => undefined,
    publishTodosChange: async () => undefined,
    endMemberSessions: async () => undefined,
    endMemberSession: async () => false,
    announceEnded: async () => undefined,
    sendTexts: () => undefined,
    markOf: async (text) => `${text.length}`.padEnd(22, '0'),
    seal: (text) => text,
    unseal: (stored) => stored,
    storage: folderStorage('.cache/test-files'),
  };
  before(async () => {
    demo = await openHundredfold();
  });
  after(() => demo.database.close());

  const asLin = <T>(ask: (work: UserWork) => Promise<T>): Promise<T> =>
    demo.database.inTenant(AURORA, async (db) =>
      ask({ ...(await tenantWork(db, services, AURORA)), userId: userId('aurora', 'lin') }),
    );
  /** Refuses a sequential scan in whatever `ask` runs. */
  function uses(name: string, ask: (work: UserWork) => Promise<unknown>): void {
    it(`${name} uses an index`, async () => {
      demo.takeSequentialScans();
      await asLin(ask);
      const scans = demo.takeSequentialScans().filter((scan) => !SMALL.includes(scan.split(':')[0] ?? ''));
      assert.deepEqual(scans, []);
    });
  }

  it('would detect a sequential scan', async () => {
    demo.takeSequentialScans();
    await demo.database.inHost((db) => sql`select count(*) from notifications where title = 'x'`.execute(db));
    assert.equal(demo.takeSequentialScans().length, 1);
  });

  uses('the unread summary', notificationStatistics);
  uses('a page of a module', (work) => listNotifications(work, { ...page, moduleName: 'BPM' }));
  uses('a page of all modules', (work) => listNotifications(work, page));
  uses('the unread page', (work) => listNotifications(work, { ...page, notificationState: 0 }));
  uses('a deep page', (work) => listNotifications(work, { ...page, skipCount: 1200, moduleName: 'BPM' }));
  uses('marking a module read', (work) => setAllRead(work, 'HCM'));
  uses('the task counts', taskCounts);
  uses('the approvals', pendingApprovals);
  uses('the requests that wait', (work) => listApprovals(work, { ...page, box: 'waiting' }));
  for (const name of [
    'inProgress',
    'overdue',
    'finished',
    'workFollowed',
    'participating',
    'started',
    'personalFollowed',
  ] as const) {
    uses(`the list ${name}`, (work) => listTasks(work, name, { skipCount: 0, maxResultCount: 10 }));
  }
  uses('marking a task', async (work) => {
    const { items } = await listTasks(work, 'inProgress', { skipCount: 0, maxResultCount: 1 });
    await markTask(work, items[0]?.id ?? '');
  });
  uses('the month', (work) => scheduleMonth(work, TODAY));
  it('the month is found by its days among the to-dos and schedules of years', async () => {
    const lin = userId('aurora', 'lin');
    await demo.database.inHost(async (db) => {
      await sql`with made as (
        insert into tasks (tenant_id, kind, source, title, started_at, end_at, creator_id, creator_name)
        select ${AURORA}, case n % 2 when 0 then 'schedule' else 'work' end, 'BPM', '旧事', day, day, ${lin}, ''
        from generate_series(1, 3000) n, to_char(date '2016-01-01' + n, 'YYYY-MM-DD"T"HH24:MI:SS') day returning *
      ) insert into task_executors (tenant_id, task_id, user_id, user_name, kind, on_calendar, started_at, end_at)
        select tenant_id, id, creator_id, '', kind, true, started_at, end_at from made`.execute(db);
      await sql`analyze tasks, task_executors`.execute(db);
    });
    demo.takeIndexes();
    await asLin((work) => scheduleMonth(work, TODAY));
    const byDays = demo.takeIndexes().filter((name) => ['task_executors_calendar', 'tasks_schedules'].includes(name));
    assert.deepEqual(byDays.sort(), ['task_executors_calendar', 'tasks_schedules']);
  });
  uses('the day', (work) => scheduleDay(work, TODAY));
  uses('the units', listAllUnits);
  uses('the people of a unit', (work) => listUnitUsers(work, unitId('aurora', '00001.00002')));
  uses('the person search by name', (work) => searchUsers(work, '林', { skipCount: 0, maxResultCount: 1000 }));
  uses('the person search by phone', (work) => searchUsers(work, '139', { skipCount: 0, maxResultCount: 1000 }));
  uses('the members below a unit', (work) =>
    listMembers(work, { ...page, organizationUnitId: unitId('aurora', '00001') }),
  );
  uses('the notices', (work) => listNotices(work, {}));
  uses('a page of the notices that were searched', (work) =>
    listNotices(work, { ...page, keyword: '通知', year: 2026 }),
  );
  uses('reading a notice', async (work) => {
    const { items } = await listNotices(work, page);
    await readNotice(work, items[0]?.id ?? '');
  });
  uses('the news', (work) => articlePage(work, 'news', { ...page, keyword: '产线', year: 2026 }));
  uses('an article and its neighbours', async (work) => {
    const { items } = await listArticles(work, 'news', page);
    await readArticle(work, 'news', items[20]?.id ?? '');
  });
  uses('the orders', (work) => listOrders(work, page));
  uses('a file', (work) => findAttachment(work, 'none').catch(() => undefined));

  it('the reminders use an index', async () => {
    demo.takeSequentialScans();
    await sendDueReminders(demo.database, services);
    const scans = demo.takeSequentialScans().filter((scan) => !SMALL.includes(scan.split(':')[0] ?? ''));
    assert.deepEqual(scans, []);
  });
});
