import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addMinutes,
  instantOf,
  isWallClock,
  monthsBetween,
  wallClockOf,
  wireTimeOf,
} from '../../../server/src/domain/wallClock.ts';

const [SHANGHAI, NEW_YORK] = ['Asia/Shanghai', 'America/New_York'];

describe('a wall clock', () => {
  it('shows an instant as its zone does, with 24 hours and no offset', () => {
    for (const [instant, zone, wall] of [
      ['2026-11-20T02:24:05Z', SHANGHAI, '2026-11-20T10:24:05'],
      ['2026-11-20T02:24:05Z', NEW_YORK, '2026-11-19T21:24:05'],
      ['2026-07-20T02:24:05Z', NEW_YORK, '2026-07-19T22:24:05'],
      ['2026-11-19T16:00:00Z', SHANGHAI, '2026-11-20T00:00:00'],
    ]) {
      assert.equal(wallClockOf(new Date(`${instant}`), `${zone}`), wall);
      assert.equal(wireTimeOf(new Date(`${instant}`), `${zone}`), wall);
    }
    assert.equal(wireTimeOf(null, SHANGHAI ?? ''), null);
  });

  it('shows a time at the instant that it is of, also just before and after clocks change', () => {
    for (const [wall, zone, instant] of [
      ['2026-11-20T10:24:05', SHANGHAI, '2026-11-20T02:24:05.000Z'],
      ['2026-07-01T12:00:00', NEW_YORK, '2026-07-01T16:00:00.000Z'],
      ['2026-03-08T01:59:59', NEW_YORK, '2026-03-08T06:59:59.000Z'],
      ['2026-03-08T03:00:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
      ['2026-11-01T00:59:59', NEW_YORK, '2026-11-01T04:59:59.000Z'],
      ['2026-11-01T02:00:00', NEW_YORK, '2026-11-01T07:00:00.000Z'],
      // At the edges of the calendar; zones had odd offsets before there were time zones.
      ['0202-11-20T00:00:00', 'UTC', '0202-11-20T00:00:00.000Z'],
      ['0100-01-01T00:00:00', SHANGHAI, '0099-12-31T15:54:17.000Z'],
      ['9999-12-31T23:59:59', SHANGHAI, '9999-12-31T15:59:59.000Z'],
      ['9999-12-31T12:00:00', NEW_YORK, '9999-12-31T17:00:00.000Z'],
      // Already the next year in UTC, which has no text of four digits.
      ['9999-12-31T23:59:59', NEW_YORK, '9999-12-31T23:59:59.000Z'],
    ])
      assert.equal(instantOf(`${wall}`, `${zone}`).toISOString(), instant, wall);
    const twice = instantOf('2026-11-01T01:30:00', `${NEW_YORK}`).toISOString();
    assert.match(twice, /^2026-11-01T0[56]:30:00/);
  });

  it('shows only times that exist, written in one way', () => {
    for (const wall of ['2026-11-20T10:24:05', '2028-02-29T00:00:00', '2026-12-31T23:59:59'])
      assert.equal(isWallClock(wall), true, wall);
    for (const wall of [
      ...['2026-02-29T00:00:00', '2026-11-31T00:00:00', '2026-13-01T00:00:00', '2026-00-10T00:00:00'],
      ...['2026-11-20T24:00:00', '2026-11-20T10:60:00', '2026-11-20T10:24:60', '2026-11-20', '2026-11-20T10:24'],
      ...['2026-11-20T10:24:05Z', ' 2026-11-20T10:24:05', '2026-11-20 10:24:05', '12026-11-20T10:24:05', ''],
    ])
      assert.equal(isWallClock(wall), false, wall);
  });

  it('goes forwards and back by minutes, past midnight and the end of a month or year', () => {
    assert.equal(addMinutes('2026-12-31T23:59:30', 1), '2027-01-01T00:00:30');
    assert.equal(addMinutes('2026-03-01T00:00:00', -30), '2026-02-28T23:30:00');
    assert.equal(addMinutes('2026-11-20T10:24:05', 24 * 60), '2026-11-21T10:24:05');
    assert.equal(addMinutes('2026-11-20T10:24:05', 0), '2026-11-20T10:24:05');
  });

  it('counts months between days, each in full that has begun', () => {
    for (const [from, to, months] of [
      ['2026-11-20', '2026-11-21', 1],
      ['2026-11-20', '2026-12-20', 1],
      ['2026-11-20', '2026-12-21', 2],
      ['2026-12-31', '2027-01-01', 1],
      ['2026-11-20', '2028-11-19', 24],
      ['2026-11-20', '2026-11-20', 0],
    ] as const)
      assert.equal(monthsBetween(from, to), months, to);
  });
});
