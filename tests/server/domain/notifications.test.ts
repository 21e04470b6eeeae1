import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { notification } from '../../../contract/notifications.ts';
import { listNotifications, setAllRead } from '../../../server/src/domain/notifications/list.ts';
import { raiseNotifications } from '../../../server/src/domain/notifications/raise.ts';
import { latestNotification, notificationStatistics } from '../../../server/src/domain/notifications/statistics.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';

describe('notifications', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  const latestOf = (who: string, company = 'aurora') =>
    demo.database.inTenant(tenantId(company), (db) => latestNotification(db, tenantId(company), userId(company, who)));

  it('NTF-2 sum up every module that has notifications, most unread first', async () => {
    const modules = await demo.as('lin', notificationStatistics);
    assert.deepEqual(
      modules.map(({ moduleName, unreadCount }) => [moduleName, unreadCount]),
      [
        ['BPM', 12],
        ['HCM', 6],
        ['WMS', 4],
        ['Basic', 1],
        ['OA', 0],
        ['OMS', 0],
        ['CRM', 0],
        ['PDC', 0],
        ['SCM', 0],
        ['EAM', 0],
      ],
    );
    assert.ok(modules.every(({ title }) => title));
    assert.deepEqual(await demo.as('chen', notificationStatistics), []);
    assert.equal(await latestOf('chen'), null);
  });

  it('are summed up by the newest of each module; of two with as many unread, by the latest first', async () => {
    const zheng = userId('aurora', 'zheng');
    const raised = async (moduleName: string, title: string, seconds: number) => {
      demo.clock = new Date(NOW.getTime() + seconds * 1000);
      const content = { moduleName, notificationName: 'x', displayName: 'x', title, app: {} };
      await demo.as('wang', (work) => raiseNotifications(work, [zheng], content));
      return demo.published.at(-1)?.notification.id;
    };
    const told = async () =>
      (await demo.as('zheng', notificationStatistics)).map((one) => [
        ...[one.moduleName, one.unreadCount, one.title, one.latestId],
      ]);
    const before = await told();
    await raised('X1', 'older', 1);
    const only = await raised('X2', 'only', 2);
    const newer = await raised('X1', 'newer', 3);
    const last = await raised('X3', 'last', 4);
    const [most, second, third] = [
      ['X1', 2, 'newer', newer],
      ['X3', 1, 'last', last],
      ['X2', 1, 'only', only],
    ];
    assert.deepEqual([before, await told()], [[], [most, second, third]]);
    await demo.as('zheng', (work) => setAllRead(work, 'X1'));
    assert.deepEqual(await told(), [second, third, ['X1', 0, 'newer', newer]]);
    demo.clock = NOW;
  });

  it('NTF-3 page a module by 50, newest first, leaving malformed properties as they are', async () => {
    const seen = new Map<string, string>();
    for (let skipCount = 0; skipCount < 410; skipCount += 50) {
      const filter = { moduleName: 'OMS', skipCount, maxResultCount: 50 };
      const page = await demo.as('lin', (work) => listNotifications(work, filter));
      assert.equal(page.totalCount, 410);
      for (const item of page.items) seen.set(notification.parse(item).id, item.creationTime);
    }
    assert.equal(seen.size, 410);
    const times = [...seen.values()];
    assert.deepEqual(times, [...times].sort().reverse());
    assert.match(times[0] ?? '', /^2026-11-20T\d\d:\d\d:\d\d$/);
  });

  it('give the same total on every page: on a full and on a partial last page, past the end, and for an empty list', async () => {
    const totalAt = async (skipCount: number, maxResultCount: number, moduleName = 'OMS') => {
      const page = await demo.as('lin', (work) => listNotifications(work, { moduleName, skipCount, maxResultCount }));
      return [page.items.length, page.totalCount];
    };
    assert.deepEqual(await totalAt(400, 50), [10, 410]);
    assert.deepEqual(await totalAt(400, 10), [10, 410]);
    assert.deepEqual(await totalAt(500, 10), [0, 410]);
    assert.deepEqual(await totalAt(0, 1000), [410, 410]);
    assert.deepEqual(await totalAt(0, 50, 'XYZ'), [0, 0]);
  });

  it('list all modules together, and only the unread', async () => {
    const all = await demo.as('lin', (work) => listNotifications(work, { skipCount: 0, maxResultCount: 1000 }));
    assert.equal(new Set(all.items.map(({ moduleName }) => moduleName)).size, 10);
    const filter = { notificationState: 0, skipCount: 0, maxResultCount: 1000 };
    const unread = await demo.as('lin', (work) => listNotifications(work, filter));
    assert.equal(unread.totalCount, 23);
    assert.ok(unread.items.length === 23 && unread.items.every((item) => item.state === 0));
  });

  it('NTF-4 mark a module read for this user in this company only', async () => {
    const unreadOf = async (who: string, company: string, module: string) =>
      (await demo.as(who, notificationStatistics, company)).find(({ moduleName }) => moduleName === module)
        ?.unreadCount;
    const content = { moduleName: 'BPM', notificationName: 'x', displayName: 'x', title: 'x', app: {} };
    const everybody = [userId('aurora', 'lin'), userId('aurora', 'wang')];
    const unreadOfWang = (await unreadOf('wang', 'aurora', 'BPM')) ?? 0;
    await demo.as('chen', (work) => raiseNotifications(work, everybody, content));
    await demo.as('lin', (work) => setAllRead(work, 'BPM'));
    assert.equal(await unreadOf('lin', 'aurora', 'BPM'), 0);
    assert.equal(await unreadOf('wang', 'aurora', 'BPM'), unreadOfWang + 1);
    assert.equal(await unreadOf('lin', 'aurora', 'HCM'), 6);
    assert.equal(await unreadOf('lin', 'boreal', 'BPM'), 2);
  });

  it('reach more people than one statement has room for', async () => {
    demo.published.length = 0;
    const everybody = Array.from({ length: 9000 }, () => randomUUID());
    const content = { moduleName: 'OA', notificationName: 'x', displayName: 'x', title: 'to all', app: {} };
    await demo.as('wang', async (work) => {
      await raiseNotifications(work, everybody, content);
      const written = await work.db
        .selectFrom('notifications')
        .select('user_id')
        .where('title', '=', 'to all')
        .execute();
      assert.deepEqual(written.map((row) => row.user_id).sort(), [...everybody].sort());
    });
    assert.deepEqual(
      demo.published.map((event) => event.userId),
      everybody,
    );
  });

  it('are written when they are published', async () => {
    demo.published.length = 0;
    demo.clock = new Date(NOW.getTime() + 1000);
    const content = {
      moduleName: 'WMS',
      notificationName: 'stockWarning',
      displayName: '库存预警',
      title: '轴承告急',
      app: { material: '轴承' },
    };
    await demo.as('wang', (work) =>
      raiseNotifications(work, [userId('aurora', 'lin'), userId('aurora', 'chen')], content),
    );
    await demo.as('wang', (work) => raiseNotifications(work, [], content));
    assert.equal(demo.published.length, 2, 'to nobody nothing is sent');
    const page = await demo.as('chen', (work) => listNotifications(work, { skipCount: 0, maxResultCount: 10 }));
    const sent = demo.published.find((event) => event.userId === userId('aurora', 'chen'));
    assert.deepEqual(page.items, [sent?.notification]);
    assert.equal(page.items[0]?.tenantName, '极光制造');
    assert.deepEqual(
      [await latestOf('chen'), await latestOf('lin')],
      demo.published.map(({ notification: { id } }) => id).reverse(),
    );
    const filter = { skipCount: 0, maxResultCount: 1 };
    const elsewhere = await demo.as('lin', (work) => listNotifications(work, filter), 'boreal');
    assert.equal(await latestOf('lin', 'boreal'), elsewhere.items[0]?.id);
  });
});
