import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import type { TaskInput } from '../../../contract/tasks.ts';
import { calendarFile } from '../../../server/src/domain/schedules/feed.ts';
import { createTask } from '../../../server/src/domain/tasks/write.ts';
import { type DemoCompany, NOW, openDemoCompany } from './demoCompany.ts';
import { taskInput } from './given.ts';

describe('what other calendars read of a schedule', () => {
  let demo: DemoCompany;
  before(async () => {
    demo = await openDemoCompany();
  });
  after(() => demo.database.close());

  /** A day far from those of the demo. */
  const at = (time: string, day = '01') => `2028-03-${day}T${time}`;
  const schedule = (input: Partial<TaskInput>) =>
    demo.as('chen', async (work) => {
      const whole = { executors: [work.userId], startedAt: at('09:00:00'), endAt: at('10:00:00'), ...input };
      return createTask(work, 'schedule', taskInput(whole));
    });
  const file = () => demo.as('chen', (work) => calendarFile(work));
  async function eventOf(input: Partial<TaskInput>): Promise<ICAL.Component> {
    const id = await schedule(input);
    const events = new ICAL.Component(ICAL.parse(await file())).getAllSubcomponents('vevent');
    const own = events.find((event) => event.getFirstPropertyValue('uid') === `${id}@atrium`);
    assert.ok(own);
    return own;
  }
  const textIn = (component: ICAL.Component | null, name: string) => {
    const value = component?.getFirstPropertyValue(name);
    return value === null || value === undefined ? undefined : String(value);
  };

  it('is whole days if it covers them from midnight to midnight, or to the last minute', async () => {
    for (const [endAt, end] of [
      [at('23:59:00'), '2028-03-02'],
      [at('23:59:59'), '2028-03-02'],
      [at('23:59:00', '31'), '2028-04-01'],
      [at('00:00:00', '02'), '2028-03-02'],
    ]) {
      const event = await eventOf({ startedAt: at('00:00:00'), endAt });
      assert.deepEqual([textIn(event, 'dtstart'), textIn(event, 'dtend')], ['2028-03-01', end], endAt);
    }
  });

  it('is from one instant to another if it begins or ends at any other time, and has no end if it takes none', async () => {
    for (const [startedAt, endAt, start, end] of [
      [at('09:00:00'), at('23:59:00', '02'), '2028-03-01T01:00:00Z', '2028-03-02T15:59:00Z'],
      [at('09:00:00'), at('00:00:00', '02'), '2028-03-01T01:00:00Z', '2028-03-01T16:00:00Z'],
      [at('00:00:00'), at('23:59:30'), '2028-02-29T16:00:00Z', '2028-03-01T15:59:30Z'],
      [at('00:00:00'), at('00:00:00'), '2028-02-29T16:00:00Z', undefined],
      [at('09:00:00'), at('09:00:00'), '2028-03-01T01:00:00Z', undefined],
      [at('09:00:00'), '9999-12-31T23:59:59', '2028-03-01T01:00:00Z', '9999-12-31T15:59:59Z'],
    ]) {
      const event = await eventOf({ startedAt, endAt });
      assert.deepEqual([textIn(event, 'dtstart'), textIn(event, 'dtend')], [start, end]);
    }
  });

  it('has the chosen reminder, before or after its start or before its end', async () => {
    for (const [warmingTime, trigger, related] of [
      [undefined, '-PT30M', undefined],
      [0, '-PT30M', undefined],
      [3, '-P1D', undefined],
      [5, 'PT2H', undefined],
      [6, '-PT30M', 'END'],
    ] as const) {
      const alarm = (await eventOf({ title: 'audit', isWarming: true, warmingTime })).getFirstSubcomponent('valarm');
      assert.deepEqual([textIn(alarm, 'action'), textIn(alarm, 'description')], ['DISPLAY', 'audit']);
      assert.deepEqual(
        [textIn(alarm, 'trigger'), alarm?.getFirstProperty('trigger')?.getParameter('related')],
        [trigger, related],
      );
    }
  });

  it('has no reminder if none is wanted, nor one before an end that it does not have', async () => {
    const moment = { startedAt: at('09:00:00'), endAt: at('09:00:00'), isWarming: true };
    const hasAlarm = async (input: Partial<TaskInput>) =>
      (await eventOf(input)).getFirstSubcomponent('valarm') !== null;
    assert.equal(await hasAlarm({ isWarming: false, warmingTime: 0 }), false);
    assert.equal(await hasAlarm({ ...moment, warmingTime: 6 }), false);
    assert.equal(await hasAlarm({ ...moment, warmingTime: 0 }), true);
  });

  it('has the priority of its importance, and a description if there is one', async () => {
    for (const [degreeType, priority] of [
      [0, undefined],
      [1, '4'],
      [2, '2'],
      [3, '1'],
    ] as const)
      assert.equal(textIn(await eventOf({ degreeType }), 'priority'), priority);
    assert.equal(textIn(await eventOf({ description: 'the plan' }), 'description'), 'the plan');
    assert.equal(textIn(await eventOf({}), 'description'), undefined);
  });

  it('has no characters that the format forbids', async () => {
    const event = await eventOf({
      title: 'a\x07b\x7f',
      description: 'one\r\ntwo\rthree\n\tfour\x1b',
    });
    assert.deepEqual([textIn(event, 'summary'), textIn(event, 'description')], ['ab', 'one\ntwo\nthree\n\tfour']);
  });

  it('has the times at which it was created and changed, and a number that grows with each change', async () => {
    const id = await schedule({ title: 'changing' });
    const stamps = async (changed: Date | null) => {
      await demo.database.host
        .updateTable('tasks')
        .set({ last_modification_time: changed })
        .where('id', '=', id)
        .execute();
      const event = new ICAL.Component(ICAL.parse(await file()))
        .getAllSubcomponents('vevent')
        .find((one) => textIn(one, 'uid') === `${id}@atrium`);
      return ['created', 'dtstamp', 'last-modified', 'sequence'].map((name) => textIn(event ?? null, name));
    };
    const [made, later] = ['2026-11-20T02:24:00Z', '2026-11-20T02:25:01Z'];
    assert.deepEqual(await stamps(null), [made, made, made, '0']);
    assert.deepEqual(await stamps(new Date(NOW.getTime() + 61_900)), [made, later, later, '61']);
  });

  it('is in the file from a year back to two years ahead, the nearest first', async () => {
    for (const [title, day] of [
      ['too old', '2025-11-19'],
      ['old', '2025-11-20'],
      ['far', '2028-11-18'],
      ['too far', '2028-11-19'],
    ])
      await schedule({ title: `${title}`, startedAt: `${day}T09:00:00`, endAt: `${day}T10:00:00` });
    const events = new ICAL.Component(ICAL.parse(await file())).getAllSubcomponents('vevent');
    const titles = events.map((event) => textIn(event, 'summary'));
    assert.deepEqual(
      titles.filter((one) => ['too old', 'old', 'far', 'too far'].includes(`${one}`)),
      ['old', 'far'],
    );
  });

  it('comes in a calendar with the company’s name and zone', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await file()));
    assert.equal(calendar.name, 'vcalendar');
    for (const [name, value] of [
      ['prodid', '-//Atrium//Schedules//EN'],
      ['version', '2.0'],
      ['calscale', 'GREGORIAN'],
      ['method', 'PUBLISH'],
      ['x-wr-calname', '极光制造'],
      ['x-wr-timezone', 'Asia/Shanghai'],
      ['x-published-ttl', 'PT1H'],
    ])
      assert.equal(textIn(calendar, `${name}`), value);
    assert.match(await file(), /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  });
});
