import fc from 'fast-check';
import { addDays, addMonths, isDay, isEndDay } from '../../contract/rules/days.ts';
import { dropEmpty } from '../../src/lib/dropEmpty.ts';
import { safePath } from '../../src/lib/safePath.ts';
import { monthGrid, wallClockAt, wallMinutesBetween, wallParts, wallWeekday, weekOf } from '../../src/lib/wallClock.ts';

describe('dropEmpty', () => {
  it('API-1 drops empty-string fields, also in nested objects, and keeps zero, false and null', () => {
    expect(dropEmpty({ a: '', b: 0, c: false, d: null, e: { f: '', g: 'x' }, h: ['', 'y'] })).toEqual({
      b: 0,
      c: false,
      d: null,
      e: { g: 'x' },
      h: ['', 'y'],
    });
  });
});

describe('safePath', () => {
  it('RTE-8 allows only paths that stay on this origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (target) => {
          const path = safePath(target);
          if (path === null) return;
          expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
          expect(path).not.toMatch(/^\/[/\\]/);
        },
      ),
    );
  });
  it('keeps the query and the hash', () => {
    expect(safePath('/portal?a=%2F%2Fx#y')).toBe('/portal?a=%2F%2Fx#y');
  });
  it.each([null, undefined, '', 'portal', '/a\\b', '/../..//evil'])('RTE-8 refuses %j', (target) => {
    expect(safePath(target)).toBeNull();
  });
});

describe('wallClock', () => {
  it('reads the task time format and nothing else', () => {
    expect(wallParts('2026-11-20T09:05:00')).toEqual({ year: 2026, month: 11, day: 20, hour: 9, minute: 5 });
    expect(wallParts('2026-11-20')).toBeNull();
  });
  it('does not depend on the machine’s time zone', () => {
    expect(wallClockAt(Date.UTC(2026, 10, 20, 2, 24), 'Asia/Shanghai')).toBe('2026-11-20T10:24:00');
    expect(wallMinutesBetween('2026-11-20T23:30:00', '2026-11-21T00:30:00')).toBe(60);
  });
  it('falls back to the default zone, without throwing, for a zone that the browser lacks', () => {
    expect(wallClockAt(Date.UTC(2026, 10, 20, 2, 24), 'Mars/Olympus_Mons')).toBe('2026-11-20T10:24:00');
    expect(wallClockAt(Date.UTC(2026, 10, 20, 2, 24), '')).toBe('2026-11-20T10:24:00');
  });
  it('starts weeks on Monday, also across the end of a year', () => {
    expect(wallWeekday('2026-11-20')).toBe(4);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(weekOf('2027-01-01')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
    ['9999-12-15', 1, '9999-12-31'],
  ])('moves %s by %i months', (date, months, moved) => {
    expect(addMonths(date, months)).toBe(moved);
  });
  it('lays a month out as six weeks that start on Monday', () => {
    const november = monthGrid('2026-11');
    expect([november.length, november[0], november[6], november[41]]).toEqual([
      42,
      '2026-10-26',
      '2026-11-01',
      '2026-12-06',
    ]);
    // A February of exactly four weeks still begins in the first row.
    expect(monthGrid('2027-02-14').slice(0, 2)).toEqual(['2027-02-01', '2027-02-02']);
  });
  it('takes a day for the last one of something only from 2000 to 2199', () => {
    const days = ['1999-12-31', '2000-01-01', '2199-12-31', '2200-01-01', '9999-12-31', '2027-02-29', ''];
    expect(days.filter(isEndDay)).toEqual(['2000-01-01', '2199-12-31']);
  });
  it('rejects texts that only look like a date', () => {
    expect(['2026-02-28', '2026-02-30', '2026-13-01', 'today'].map(isDay)).toEqual([true, false, false, false]);
  });
  it('knows no year zero: databases and spreadsheets have none', () => {
    expect(['0000-01-01', '0000-12-31', '0001-01-01', '9999-12-31'].map(isDay)).toEqual([false, false, true, true]);
  });
});
