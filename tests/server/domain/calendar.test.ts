import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { scheduleDay, scheduleMonth } from '../../../server/src/domain/schedules/calendar.ts';
import { readTask } from '../../../server/src/domain/tasks/read.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import { type DemoCompany, openDemoCompany, TODAY } from './demoCompany.ts';
import { refusal, taskInput } from './given.ts';

describe('calendar', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  it('gives the days of the grid by wall date: 4 titles today, 12 two days ago, none yesterday', async () => {
    const month = await demo.as('lin', (work) => scheduleMonth(work, TODAY));
    const titles = (day: string) => month.find(({ dateString }) => dateString === day)?.taskTitle.length;
    assert.deepEqual([titles('2026-11-20'), titles('2026-11-18'), titles('2026-11-19')], [4, 12, undefined]);
    assert.ok(month.every(({ dateString }) => dateString >= '2026-10-26' && dateString <= '2026-12-06'));
    assert.deepEqual(await demo.as('lin', (work) => scheduleMonth(work, '2026-11')), month);
  });

  it('gives six weeks from the Monday on or before the first, whatever weekday that is', async () => {
    const at = async (day: string) => {
      const times = { startedAt: `${day}T09:00:00`, endAt: `${day}T10:00:00` };
      await demo.as('chen', (work) => createTask(work, 'schedule', taskInput({ ...times, executors: [work.userId] })));
    };
    // February 2027 begins on a Monday, August 2027 on a Sunday.
    const february = ['2027-01-31', '2027-02-01', '2027-03-14', '2027-03-15'];
    const days = [...february, '2027-07-25', '2027-07-26', '2027-09-05', '2027-09-06'];
    for (const day of days) await at(day);
    const shown = async (month: string) =>
      (await demo.as('chen', (work) => scheduleMonth(work, month)))
        .map(({ dateString }) => dateString)
        .filter((day) => days.includes(day));
    assert.deepEqual(await shown('2027-02'), ['2027-02-01', '2027-03-14']);
    assert.deepEqual(await shown('2027-08-31'), ['2027-07-26', '2027-09-05']);
  });

  it('lists a day by start, with the source of each item', async () => {
    const day = await demo.as('lin', (work) => scheduleDay(work, TODAY));
    assert.deepEqual(
      day.map(({ title, startAt, endAt, degreeType, source }) => [title, startAt, endAt, degreeType, source]),
      [
        ['产线交付节奏早会', '2026-11-20T09:00:00', '2026-11-20T09:30:00', 0, '极光制造'],
        ['AX-40 试产评审', '2026-11-20T10:30:00', '2026-11-20T11:30:00', 3, '极光制造'],
        ['华东轴承月度质量会', '2026-11-20T14:00:00', '2026-11-20T15:00:00', 1, '极光制造'],
        ['与王磊核对预算表', '2026-11-20T16:30:00', '2026-11-20T17:00:00', 0, 'personal'],
      ],
    );
  });

  it('names the same source in the detail', async () => {
    const [first] = await demo.as('lin', (work) => scheduleDay(work, TODAY));
    const detail = await demo.as('lin', (work) => readTask(work, first?.id ?? '', ['schedule']));
    assert.equal(detail.source, '极光制造');
  });

  it('shows a task of several days on each of them, and a to-do only where it is synchronised', async () => {
    const days = { startedAt: '2028-03-30T22:00:00', endAt: '2028-04-01T00:00:00' };
    await demo.as('chen', async (work) => {
      const executors = [work.userId];
      await createTask(work, 'personal', taskInput({ ...days, executors }));
      await createTask(work, 'personal', taskInput({ ...days, executors, isSynchronizeDate: false }));
      await createTask(work, 'schedule', taskInput({ ...days, executors, isSynchronizeDate: false }));
    });
    const march = await demo.as('chen', (work) => scheduleMonth(work, '2028-03-01'));
    assert.deepEqual(
      march.map(({ dateString, taskTitle }) => [dateString, taskTitle.length]),
      [
        ['2028-03-30', 2],
        ['2028-03-31', 2],
      ],
    );
    assert.equal((await demo.as('chen', (work) => scheduleDay(work, '2028-03-31'))).length, 2);
  });

  it('what ends at midnight is not on the day that begins then; a moment at midnight is', async () => {
    await demo.as('chen', async (work) => {
      const executors = [work.userId];
      const until = { startedAt: '2028-05-03T23:00:00', endAt: '2028-05-04T00:00:00' };
      await createTask(work, 'schedule', taskInput({ ...until, title: 'until midnight', executors }));
      const at = { startedAt: '2028-05-04T00:00:00', endAt: '2028-05-04T00:00:00' };
      await createTask(work, 'schedule', taskInput({ ...at, title: 'at midnight', executors }));
    });
    const titlesOf = async (day: string) =>
      (await demo.as('chen', (work) => scheduleDay(work, day))).map(({ title }) => title);
    assert.deepEqual(await titlesOf('2028-05-03'), ['until midnight']);
    assert.deepEqual(await titlesOf('2028-05-04'), ['at midnight']);
    const may = await demo.as('chen', (work) => scheduleMonth(work, '2028-05'));
    assert.deepEqual(
      may.map(({ dateString, taskTitle }) => [dateString, taskTitle.map(({ title }) => title)]),
      [
        ['2028-05-03', ['until midnight']],
        ['2028-05-04', ['at midnight']],
      ],
    );
  });

  it('refuses a date that does not exist', async () => {
    for (const date of ['2026-13-01', '2026-02-30', '2026-00']) {
      await assert.rejects(
        demo.as('lin', (work) => scheduleMonth(work, date)),
        refusal(400, 'date'),
      );
      await assert.rejects(
        demo.as('lin', (work) => scheduleDay(work, date)),
        refusal(400, 'date'),
      );
    }
  });
});
