import fc from 'fast-check';
import type { Notification } from '../../contract/notifications.ts';
import { addDays } from '../../contract/rules/days.ts';
import { mayInterrupt } from '../../src/features/notificationCentre/notificationProperties.ts';
import { quietBegan, quietEnded } from '../../src/features/quiet/quietEvents.ts';
import { doNotDisturbFor, isQuietAt, isWithin, type QuietHours } from '../../src/features/quiet/quietTime.ts';
import { notificationReceived } from '../../src/features/realtime/realtimeEvents.ts';
import { wallClockAt } from '../../src/lib/wallClock.ts';
import { notificationOf } from '../support/fixtures.ts';
import { rootReducer } from '../support/rootReducer.ts';

const NIGHT: QuietHours = { from: '22:00', to: '07:30', days: [1, 2, 3, 4, 5] };
const off = { doNotDisturb: null, quietHours: null };
const urgent = (id: string): Notification => ({
  ...notificationOf(id),
  properties: JSON.stringify({ App: { title: id, degreeType: 2 } }),
});

describe('quiet hours', () => {
  it.each([
    // 20 November 2026 is a Friday.
    ['2026-11-20T21:59:59', false],
    ['2026-11-20T22:00:00', true],
    ['2026-11-21T07:29:59', true],
    ['2026-11-21T07:30:00', false],
    ['2026-11-21T23:00:00', false],
    ['2026-11-23T06:00:00', false],
    ['2026-11-23T22:30:00', true],
  ])('over midnight belong to the day they start on: %s %s', (wall, within) => {
    expect(isWithin(NIGHT, wall)).toBe(within);
  });

  it('are whole days if they end when they start, and never apply without a day', () => {
    const whole = { from: '09:00', to: '09:00', days: [5] };
    expect(isWithin(whole, '2026-11-20T09:00:00')).toBe(true);
    expect(isWithin(whole, '2026-11-21T08:59:00')).toBe(true);
    expect(isWithin(whole, '2026-11-21T09:00:00')).toBe(false);
    expect(isWithin({ ...whole, days: [] }, '2026-11-20T12:00:00')).toBe(false);
  });

  it('of one day and their complement never apply at once, and one of them always does', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const days = [0, 1, 2, 3, 4, 5, 6];
    fc.assert(
      fc.property(time, time, time, fc.integer({ min: 1, max: 28 }), (from, to, at, day) => {
        fc.pre(from !== to);
        const wall = `2026-03-${String(day).padStart(2, '0')}T${at}:00`;
        expect(isWithin({ from, to, days }, wall)).toBe(!isWithin({ from: to, to: from, days }, wall));
      }),
    );
  });
});

describe('do not disturb', () => {
  const now = Date.UTC(2026, 10, 20, 2, 24);

  it.each([
    ['half', 30],
    ['hour', 60],
    ['tomorrow', 21 * 60 + 36],
  ] as const)('%s ends by itself', (choice, minutes) => {
    const doNotDisturb = doNotDisturbFor(choice, now, 'Asia/Shanghai');
    expect(doNotDisturb.until).toBe(now + minutes * 60_000);
    expect(isQuietAt({ ...off, doNotDisturb }, now + minutes * 60_000 - 1, null)).toBe(true);
    expect(isQuietAt({ ...off, doNotDisturb }, now + minutes * 60_000, null)).toBe(false);
  });

  it('applies until it is ended if it has no end; quiet hours need a clock', () => {
    expect(isQuietAt({ ...off, doNotDisturb: doNotDisturbFor('open', now, 'UTC') }, now * 2, null)).toBe(true);
    expect(isQuietAt({ ...off, quietHours: NIGHT }, now, null)).toBe(false);
    expect(isQuietAt({ ...off, quietHours: NIGHT }, now, '2026-11-20T23:00:00')).toBe(true);
    expect(isQuietAt(off, now, '2026-11-20T10:24:00')).toBe(false);
  });

  it('until the morning ends at the next eight o’clock, after midnight on the same day, even on nights when the clocks change', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Shanghai', 'UTC');
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const { until } = doNotDisturbFor('tomorrow', at.getTime(), timeZone);
        const wall = wallClockAt(at.getTime(), timeZone);
        const morning = addDays(wall.slice(0, 10), wall.slice(11) < '08:00:00' ? 0 : 1);
        // To the minute, as the clock is read; the seconds are those of the choice.
        expect(wallClockAt(until ?? 0, timeZone).slice(0, 16)).toBe(`${morning}T08:00`);
      }),
      {
        examples: [
          [new Date('2026-03-28T20:00:00Z'), 'Europe/Berlin'],
          [new Date('2026-10-24T20:00:00Z'), 'Europe/Berlin'],
          [new Date('2026-10-24T23:30:00Z'), 'Europe/Berlin'],
          [new Date('2026-11-24T16:50:00Z'), 'Asia/Shanghai'],
          [new Date('2026-11-24T23:59:59Z'), 'Asia/Shanghai'],
          [new Date('2026-11-25T00:00:00Z'), 'Asia/Shanghai'],
        ],
      },
    );
  });
});

describe('the check for whether something may interrupt', () => {
  const halves = Array.from({ length: 48 }, (_, n) => n * 30);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const DAY = 1440;
  /** 22 to 28 November 2026, Sunday to Saturday. */
  const wallAt = (day: number, minutes: number) => `2026-11-${22 + day}T${clock(minutes)}:00`;

  it('agrees, for every half hour of a week, with counting the hours from the days on which they start', () => {
    const days = [5, 6, 0];
    for (const [from, to] of [
      [0, 0],
      [0, 480],
      [750, 810],
      [1320, 450],
      [1410, 30],
      [600, 600],
    ] as const) {
      const length = (to - from + DAY) % DAY || DAY;
      for (const day of [0, 1, 2, 3, 4, 5, 6])
        for (const minutes of halves) {
          const since = (begin: number) => (day * DAY + minutes - begin * DAY - from + 7 * DAY) % (7 * DAY);
          const isQuiet = isQuietAt(
            { ...off, quietHours: { from: clock(from), to: clock(to), days } },
            0,
            wallAt(day, minutes),
          );
          expect([wallAt(day, minutes), isQuiet]).toEqual([
            wallAt(day, minutes),
            days.some((begin) => since(begin) < length),
          ]);
        }
    }
  });

  it('uses the wall clock: the hour that is skipped or repeated is quiet or not as it reads', () => {
    const quietHours: QuietHours = { from: '02:30', to: '03:15', days: [0] };
    const quietMinutes = (from: string) =>
      Array.from({ length: 240 }, (_, n) => Date.parse(from) + n * 60_000).filter((at) =>
        isQuietAt({ ...off, quietHours }, at, wallClockAt(at, 'Europe/Berlin')),
      ).length;
    expect(quietMinutes('2026-03-22T00:00:00Z')).toBe(45);
    // 02:00 is 03:00 at once; in autumn 02:30 to 03:00 comes twice.
    expect(quietMinutes('2026-03-29T00:00:00Z')).toBe(15);
    expect(quietMinutes('2026-10-25T00:00:00Z')).toBe(75);
  });

  it('always allows it when it is not quiet, and otherwise only if it is urgent', () => {
    const degrees = [undefined, null, '2', 0, 1, 2, 3] as const;
    const about = (degreeType: unknown) => ({
      ...notificationOf('x'),
      properties: JSON.stringify({ App: { degreeType } }),
    });
    expect(degrees.map((degree) => mayInterrupt(false, about(degree)))).toEqual(degrees.map(() => true));
    expect(degrees.filter((degree) => mayInterrupt(true, about(degree)))).toEqual([2, 3]);
  });
});

it('during quiet only urgent notifications pop up, and nothing that arrived then pops up later', () => {
  const after = (...events: Parameters<typeof rootReducer>[1][]) =>
    events
      .reduce(rootReducer, rootReducer(undefined, { type: 'test/begin' }))
      .notificationCentre.popups.map(({ id }) => id);
  const plain = notificationReceived(notificationOf('a'));
  expect(after(plain, quietBegan())).toEqual([]);
  expect(after(quietBegan(), plain, quietEnded())).toEqual([]);
  expect(after(quietBegan(), plain, notificationReceived(urgent('b')))).toEqual(['b']);
  expect(after(quietBegan(), quietEnded(), plain)).toEqual(['a']);
  expect(after(quietBegan(), plain, quietEnded(), plain)).toEqual([]);
});

it('an unreadable notification is not urgent', () => {
  for (const properties of ['', 'null', '[]', '{"App":null}', '{"App":[{"degreeType":3}]}'])
    expect(mayInterrupt(true, { ...notificationOf('x'), properties })).toBe(false);
});
