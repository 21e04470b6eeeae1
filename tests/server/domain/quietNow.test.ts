import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isQuietNow } from '../../../server/src/domain/push/quietNow.ts';

const NOW = new Date('2026-11-20T02:24:00Z');
/** A Friday. */
const DAY = '2026-11-20';
const [SUNDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 4, 5, 6] as const;

describe('quiet', () => {
  const during =
    (from: string, to: string, days: number[]) =>
    (time: string, date = DAY) =>
      isQuietNow({ doNotDisturb: null, quietHours: { from, to, days } }, NOW, `${date}T${time}`);

  it('is until the end of do not disturb, or until it is switched off', () => {
    const until = (end: number | null) =>
      isQuietNow({ doNotDisturb: { until: end }, quietHours: null }, NOW, `${DAY}T10:24:00`);
    assert.deepEqual(
      [null, 1, 0, -1].map((by) => until(by === null ? null : NOW.getTime() + by)),
      [true, true, false, false],
    );
    assert.equal(isQuietNow({ doNotDisturb: null, quietHours: null }, NOW, `${DAY}T10:24:00`), false);
  });

  it('is from the minute at which the hours begin to before the one at which they end, on their days', () => {
    const isQuiet = during('12:00', '13:30', [FRIDAY]);
    const times = ['11:59:59', '12:00:00', '13:29:59', '13:30:00'];
    assert.deepEqual(
      times.map((time) => isQuiet(time)),
      [false, true, true, false],
    );
    assert.deepEqual(
      times.map((time) => isQuiet(time, '2026-11-21')),
      [false, false, false, false],
    );
  });

  it('is past midnight if the hours are, by the day on which they began', () => {
    const isQuiet = during('22:00', '07:00', [FRIDAY]);
    for (const [time, date, quiet] of [
      ['06:59:59', DAY, false],
      ['21:59:59', DAY, false],
      ['22:00:00', DAY, true],
      ['23:59:59', DAY, true],
      ['00:00:00', '2026-11-21', true],
      ['06:59:59', '2026-11-21', true],
      ['07:00:00', '2026-11-21', false],
      ['22:00:00', '2026-11-21', false],
    ] as const)
      assert.equal(isQuiet(time, date), quiet, `${date} ${time}`);
    assert.equal(during('22:00', '07:00', [SATURDAY])('01:00:00', '2026-11-22'), true, 'into Sunday');
    assert.equal(during('22:00', '07:00', [SUNDAY])('01:00:00', '2026-11-22'), false);
    assert.equal(during('22:00', '07:00', [THURSDAY])('06:00:00'), true);
  });

  it('is a whole day if the hours end when they begin', () => {
    const isQuiet = during('08:00', '08:00', [FRIDAY]);
    assert.equal(isQuiet('07:59:59'), false);
    assert.equal(isQuiet('08:00:00'), true);
    assert.equal(isQuiet('07:59:59', '2026-11-21'), true);
    assert.equal(isQuiet('08:00:00', '2026-11-21'), false);
  });

  it('goes on when the hours are over while do not disturb has ended, and the other way round', () => {
    const quietHours = { from: '10:00', to: '11:00', days: [FRIDAY] };
    const ended = { until: NOW.getTime() - 1 };
    assert.equal(isQuietNow({ doNotDisturb: ended, quietHours }, NOW, `${DAY}T10:24:00`), true);
    assert.equal(isQuietNow({ doNotDisturb: { until: null }, quietHours }, NOW, `${DAY}T12:00:00`), true);
    assert.equal(isQuietNow({ doNotDisturb: ended, quietHours }, NOW, `${DAY}T11:00:00`), false);
  });
});
