import { addMonths } from '../../contract/rules/days.ts';
import { dayAfterKey, weeksOf } from '../../sub-apps/kit/core/month.ts';

describe('the month from which a day is picked', () => {
  it('begins on a Monday and has six weeks', () => {
    const weeks = weeksOf('2026-11-20');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeksOf('2027-02-01')[0]?.[0]).toBe('2027-02-01');
    expect(weeks.flat()).toHaveLength(42);
  });
  it('uses the last day of a shorter month for a day that does not exist', () => {
    expect([addMonths('2027-01-31', 1), addMonths('2028-01-31', 1), addMonths('2027-01-15', -1)]).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2026-12-15',
    ]);
  });
  it('is navigated by keys, across its ends', () => {
    expect(dayAfterKey('2026-12-31', 'ArrowRight')).toBe('2027-01-01');
    expect(dayAfterKey('2026-12-02', 'ArrowUp')).toBe('2026-11-25');
    expect(dayAfterKey('2026-12-31', 'PageUp')).toBe('2026-11-30');
    expect(dayAfterKey('2026-12-31', 'a')).toBeUndefined();
  });
});
