import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { pageRequest } from '../../../contract/common.ts';
import { addDays } from '../../../contract/rules/days.ts';
import { taskInput } from '../../../contract/tasks.ts';
import { shownName } from '../../../server/src/domain/attachments/attachments.ts';
import { isRowId } from '../../../server/src/domain/ids.ts';
import { maskPhone } from '../../../server/src/domain/mask.ts';
import { cleanRichText } from '../../../server/src/domain/portal/richText.ts';
import { reminderAt } from '../../../server/src/domain/tasks/reminders.ts';
import { versionSortKey } from '../../../server/src/domain/versionNumber.ts';
import { addMinutes, instantOf, isWallClock, wallClockOf } from '../../../server/src/domain/wallClock.ts';

const wall = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));
const valid = { title: 'x', startedAt: '2026-11-20T09:00:00', endAt: '2026-11-20T10:00:00', executors: ['a'] };
const accepts = (changes: object): boolean => taskInput.safeParse({ ...valid, ...changes }).success;
const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => unknown) =>
  fc.assert(fc.property(arbitrary, (value) => holds(value) !== false));

describe('validators', () => {
  it('accept titles of 1 to 50 characters that are not blank, and no others', () => {
    check(fc.string({ maxLength: 120, unit: 'binary' }), (title) => {
      const kept = title.trim();
      assert.equal(accepts({ title }), kept.length >= 1 && kept.length <= 50);
    });
  });

  it('accept descriptions of up to 1000 characters', () => {
    check(
      fc.integer({ min: 0, max: 2000 }),
      (length) => accepts({ description: '字'.repeat(length) }) === length <= 1000,
    );
  });

  it('CAL-6 accept a start that is not after the end, and equal times', () => {
    check(fc.tuple(wall, wall), ([startedAt, endAt]) => accepts({ startedAt, endAt }) === startedAt <= endAt);
    assert.ok(accepts({ endAt: valid.startedAt }));
  });

  it('accept wall clocks only: no offset, no Z, no fraction', () => {
    for (const ending of ['Z', '+08:00', '.123', ' ', '']) {
      check(wall, (time) => accepts({ startedAt: time + ending, endAt: '2300-01-01T00:00:00' }) === (ending === ''));
    }
  });

  it('accept the seven reminder times, the three methods and the four levels', () => {
    check(fc.integer({ min: -3, max: 12 }), (number) => {
      assert.equal(accepts({ warmingTime: number }), number >= 0 && number <= 6);
      assert.equal(accepts({ warmingType: number }), number >= 0 && number <= 2);
      assert.equal(accepts({ degreeType: number }), number >= 0 && number <= 3);
    });
  });

  it('accept at most 5 attachments and at least one executor', () => {
    const attachments = (count: number) => Array(count).fill({ blobName: 'a', fileName: 'b' });
    assert.deepEqual(
      [accepts({ attachments: attachments(5) }), accepts({ attachments: attachments(6) })],
      [true, false],
    );
    assert.deepEqual([accepts({ executors: [] }), accepts({ executors: undefined })], [false, false]);
  });

  it('accept pages from 0 with 1 to 1000 rows', () => {
    check(fc.integer({ min: -5, max: 2000 }), (number) => {
      assert.equal(pageRequest.maxResultCount.safeParse(number).success, number >= 1 && number <= 1000);
      assert.equal(pageRequest.skipCount.safeParse(number).success, number >= 0);
    });
  });

  it('know which wall clocks exist', () => {
    check(wall, (time) => isWallClock(time));
    check(fc.string(), (text) => !isWallClock(text) || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text));
    for (const time of ['2026-02-29T00:00:00', '2026-11-31T00:00:00', '2026-11-20T24:00:00', '2026-11-20T23:60:00']) {
      assert.equal(isWallClock(time), false, time);
    }
    assert.ok(isWallClock('2028-02-29T23:59:59'));
  });

  it('move wall clocks forwards and back', () => {
    check(fc.tuple(wall, fc.integer({ min: -500_000, max: 500_000 })), ([time, minutes]) => {
      assert.equal(addMinutes(addMinutes(time, minutes), -minutes), time);
      assert.equal(addDays(addDays(time.slice(0, 10), minutes % 1000), -(minutes % 1000)), time.slice(0, 10));
    });
  });

  it('read a wall clock back from its instant in every zone, except for the hour that clocks skip', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'UTC');
    const modern = wall.filter((time) => time >= '1995' && time < '2037');
    check(fc.tuple(modern, zones), ([time, zone]) => {
      const back = wallClockOf(instantOf(time, zone), zone);
      const skipped =
        /^(Europe|America)/.test(zone) && Math.abs(Date.parse(`${back}Z`) - Date.parse(`${time}Z`)) === 3_600_000;
      assert.ok(back === time || skipped, `${time} ${zone} ${back}`);
    });
  });

  it('give a reminder later than now or none', () => {
    const task = fc.record({ startedAt: wall, endAt: wall, isWarming: fc.boolean(), warmingTime: fc.nat(6) });
    check(fc.tuple(task, wall), ([given, now]) => {
      const due = reminderAt(given, now);
      assert.ok(due === null || (given.isWarming && due > now && isWallClock(due)));
    });
  });

  it('order versions by their numbers', () => {
    const version = fc.tuple(fc.nat(99_999), fc.nat(99_999), fc.nat(99_999));
    check(fc.tuple(version, version), ([a, b]) => {
      const byParts = a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
      const byKey = (versionSortKey(a.join('.')) ?? 0) - (versionSortKey(b.join('.')) ?? 0);
      assert.equal(Math.sign(byKey), Math.sign(byParts));
    });
    check(fc.string(), (text) => versionSortKey(text) === null || /^\d+\.\d+\.\d+$/.test(text));
  });

  it('never let a path or a control character into a file name', () => {
    check(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const shown = shownName(name);
      assert.ok(shown.length >= 1 && shown.length <= 200 && !/[\\/\u0000-\u001f]/.test(shown));
    });
  });

  it('clean rich text however it is nested', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<img src=x onerror=a()>',
      '<a href="java\tscript:a()">',
      'text',
      '<svg/onload=a()>',
      '<<b>',
      '"',
      '<!--',
      '-->',
      '<style>',
    );
    check(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanRichText(pieces.join(''));
      assert.doesNotMatch(clean, /<(script|svg|style)|\son\w+=|javascript:|<!--/i);
    });
  });

  it('hide phone numbers and recognise ids', () => {
    check(fc.stringMatching(/^1\d{10}$/), (phone) => maskPhone(phone) === `${phone.slice(0, 3)}****${phone.slice(7)}`);
    check(fc.uuid(), isRowId);
    check(fc.string(), (text) => !isRowId(text) || text.length === 36);
  });
});
