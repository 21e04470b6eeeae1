import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Services } from '../../../server/src/domain/services.ts';
import { sendDueReminders } from '../../../server/src/domain/sweeps.ts';
import { updateTask } from '../../../server/src/domain/tasks/change.ts';
import { markTask } from '../../../server/src/domain/tasks/mark.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { appOf, taskInput } from './given.ts';

const LIN = userId('aurora', 'lin');
const CHEN = userId('aurora', 'chen');

describe('reminders', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  beforeEach(async () => {
    demo.clock = NOW;
    await demo.as('lin', (work) => work.db.deleteFrom('tasks').execute());
    demo.published.length = 0;
  });
  after(() => demo.database.close());

  /** A task of wang's for lin, Sunday 09:00 to 18:00 in Shanghai. */
  const times = { startedAt: '2026-11-22T09:00:00', endAt: '2026-11-22T18:00:00' };
  async function given(changes = {}): Promise<string> {
    const id = await demo.as('wang', (work) => createTask(work, 'personal', taskInput({ ...times, ...changes })));
    demo.published.length = 0;
    return id;
  }
  async function sweepAt(instant: string): Promise<number> {
    demo.clock = new Date(instant);
    return sendDueReminders(demo.database, demo.services);
  }

  // Minutes before and at the due time, as instants: Shanghai is eight hours ahead of UTC.
  const cases: readonly (readonly [warmingTime: number, name: string, before: string, due: string])[] = [
    [0, '30 min before start', '2026-11-22T00:29:59Z', '2026-11-22T00:30:00Z'],
    [1, '1 h before start', '2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z'],
    [2, '2 h before start', '2026-11-21T22:59:59Z', '2026-11-21T23:00:00Z'],
    [3, '1 day before start', '2026-11-21T00:59:59Z', '2026-11-21T01:00:00Z'],
    [4, '1 h after start', '2026-11-22T01:59:59Z', '2026-11-22T02:00:00Z'],
    [5, '2 h after start', '2026-11-22T02:59:59Z', '2026-11-22T03:00:00Z'],
    [6, '30 min before end', '2026-11-22T09:29:59Z', '2026-11-22T09:30:00Z'],
  ];
  for (const [warmingTime, name, before, due] of cases) {
    it(`reach ${name}, once`, async () => {
      const id = await given({ warmingTime });
      assert.equal(await sweepAt(before), 0);
      assert.equal(await sweepAt(due), 1);
      assert.equal(await sweepAt(due), 0);
      assert.deepEqual(
        demo.published.map((event) => [
          event.userId,
          appOf(event.notification)['event'],
          appOf(event.notification)['businessId'],
          'actor' in appOf(event.notification),
        ]),
        [[LIN, 'reminder', id, false]],
      );
    });
  }

  it('reach only executors who have not completed, and nobody if the reminder is off', async () => {
    const id = await given({ executors: [LIN, CHEN] });
    await demo.as('lin', (work) => markTask(work, id));
    await given({ isWarming: false });
    demo.published.length = 0;
    assert.equal(await sweepAt('2026-11-22T00:30:00Z'), 1);
    assert.deepEqual(
      demo.published.map((event) => event.userId),
      [CHEN],
    );
  });

  it('are due again when the time is moved, but not when something else changes', async () => {
    const id = await given();
    await sweepAt('2026-11-22T00:30:00Z');
    const change = (changes: object) =>
      demo.as('wang', (work) => updateTask(work, id, taskInput({ ...times, ...changes }), ['personal']));
    demo.clock = new Date('2026-11-22T00:20:00Z');
    await change({ title: '只改标题' });
    assert.equal(await sweepAt('2026-11-22T00:31:00Z'), 0);
    await change({ startedAt: '2026-11-22T10:00:00' });
    assert.equal(await sweepAt('2026-11-22T01:29:59Z'), 0);
    assert.equal(await sweepAt('2026-11-22T01:30:00Z'), 1);
  });

  it('stay due if something else changes after their time and before the sweep', async () => {
    const id = await given();
    demo.clock = new Date('2026-11-22T00:30:10Z');
    const change = (changes: object) =>
      demo.as('wang', (work) => updateTask(work, id, taskInput({ ...times, ...changes }), ['personal']));
    await change({ title: '只改标题' });
    assert.equal(await sweepAt('2026-11-22T00:30:20Z'), 1);
    await change({ title: '再改标题' });
    assert.equal(await sweepAt('2026-11-22T00:30:30Z'), 0, 'only once');
    await change({ warmingTime: 1 });
    assert.equal(await sweepAt('2026-11-22T00:30:40Z'), 0, 'that time has passed');
  });

  it('reach nobody in a disabled company until it is enabled again', async () => {
    const setActive = (is_active: boolean) =>
      demo.database.host.updateTable('tenants').set({ is_active }).where('id', '=', tenantId('aurora')).execute();
    await given();
    await setActive(false);
    assert.equal(await sweepAt('2026-11-22T00:30:00Z'), 0);
    await setActive(true);
    assert.equal(await sweepAt('2026-11-22T00:30:00Z'), 1);
  });

  it('are not created for a time that had already passed when the task was made', async () => {
    demo.clock = new Date('2026-11-22T00:45:00Z');
    await given();
    assert.equal(await sweepAt('2026-11-22T05:00:00Z'), 0);
  });

  it('reach the other companies if one fails', async () => {
    await given();
    const publishNotifications: Services['publishNotifications'] = async (_db, [first]) => {
      if (first?.tenantId === tenantId('aurora')) throw new Error('no such luck');
      demo.published.push(...(first ? [first] : []));
    };
    await demo.as(
      'lin',
      (work) => createTask(work, 'personal', taskInput({ ...times, executors: [userId('boreal', 'lin')] })),
      'boreal',
    );
    demo.clock = new Date('2026-11-22T00:30:00Z');
    const failing = { ...demo.services, publishNotifications };
    await assert.rejects(sendDueReminders(demo.database, failing), /1 of \d+ failed, first [-0-9a-f]+: no such luck/);
    assert.deepEqual(
      demo.published.map((event) => event.userId),
      [userId('boreal', 'lin')],
    );
    assert.equal(await sendDueReminders(demo.database, demo.services), 1, 'the failed one is raised by the next sweep');
  });

  it('are raised although others of their company fail, and the failed ones by the next sweep', async () => {
    for (const title of ['a', 'b', 'c', 'd']) await given({ title });
    const titleOf = (event: (typeof demo.published)[number]) => appOf(event.notification)['title'];
    const publishNotifications: Services['publishNotifications'] = async (_db, events) => {
      if (events.some((event) => ['a', 'c'].includes(String(titleOf(event))))) throw new Error('no such luck');
      demo.published.push(...events);
    };
    demo.clock = new Date('2026-11-22T00:30:00Z');
    await assert.rejects(
      sendDueReminders(demo.database, { ...demo.services, publishNotifications }),
      /2 of 4 failed, first [-0-9a-f]+: no such luck/,
    );
    assert.deepEqual(demo.published.map(titleOf).toSorted(), ['b', 'd']);
    assert.equal(await sendDueReminders(demo.database, demo.services), 2);
    assert.deepEqual(demo.published.map(titleOf).toSorted(), ['a', 'b', 'c', 'd']);
  });

  it('are raised once each, however many processes sweep at the same time', async () => {
    for (let index = 0; index < 30; index += 1) await given();
    demo.clock = new Date('2026-11-22T00:30:00Z');
    const sweeps = [1, 2, 3, 4].map(() => sendDueReminders(demo.database, demo.services));
    const sent = await Promise.all(sweeps);
    assert.equal(
      sent.reduce((sum, count) => sum + count, 0),
      30,
    );
    assert.equal(demo.published.length, 30);
  });
});
