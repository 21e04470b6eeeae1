import fc from 'fast-check';
import { readCalendar } from '../../src/lib/ics/readCalendar.ts';
import { event, fileOf, OFFICE_ZONE, reading } from '../support/icsFiles.ts';

/** A rule that makes the library search for ever would hang the whole run, so every run tries the same input. */
const SEED = 20261123;

describe('mutilated files', () => {
  const part = (values: readonly string[]) => fc.constantFrom(...values);
  const rule = fc
    .tuple(
      part(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', 'X']),
      fc.array(
        part([
          'INTERVAL=0',
          'INTERVAL=7',
          'INTERVAL=99999999',
          'COUNT=3',
          'COUNT=-1',
          'UNTIL=19990101',
          'BYDAY=MO,TU',
          'BYDAY=-1SU',
          'BYDAY=5FR',
          'BYMONTH=2',
          'BYMONTH=13',
          'BYMONTHDAY=30',
          'BYMONTHDAY=31',
          'BYMONTHDAY=-31',
          'BYSETPOS=9',
          'BYSETPOS=-1',
          'BYYEARDAY=366',
          'BYWEEKNO=53',
          'WKST=SU',
        ]),
        { maxLength: 4 },
      ),
    )
    .map(([freq, parts]) => `RRULE:${[`FREQ=${freq}`, ...parts].join(';')}`);
  const line = fc.oneof(
    rule,
    part([
      'DTSTART:20261201T090000',
      'DTSTART;VALUE=DATE:20260230',
      'DTSTART;TZID=Office:20260329T023000',
      'DTEND:20251201T090000Z',
      'DURATION:-P400W',
      'DURATION:PT',
      'RDATE:20270101T090000',
      'EXDATE:20261201T090000',
      'RECURRENCE-ID:20261201T090000',
      'STATUS:CANCELLED',
      'PRIORITY:x',
      'BEGIN:VALARM',
      'TRIGGER:-PT5M',
      'END:VALARM',
      'UID:u',
    ]),
    fc.string({ maxLength: 20 }).map((text) => `SUMMARY:${text}`),
  );

  it('of any lines are read or refused quickly, and every event read can be sent', () => {
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 7 }), { maxLength: 3 }), (events) => {
        const found = readCalendar(fileOf(...OFFICE_ZONE, ...events.flatMap((lines) => event(...lines))), reading);
        if ('fault' in found) return;
        for (const { title, startedAt, endAt } of found.events) {
          expect(startedAt <= endAt).toBe(true);
          expect(startedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
          expect(title.length > 0 && title.length <= 50).toBe(true);
        }
      }),
      { numRuns: 300, seed: SEED },
    );
  });

  it('with any piece cut out, duplicated or overwritten are read or refused', () => {
    const whole = fileOf(
      ...OFFICE_ZONE,
      ...event('UID:u', 'SUMMARY:s\\, t', 'DTSTART;TZID=Office:20261201T090000', 'RRULE:FREQ=MONTHLY;BYDAY=2TU'),
    );
    const at = fc.nat(whole.length);
    fc.assert(
      fc.property(at, at, fc.string({ maxLength: 6 }), fc.boolean(), (one, other, text, isDoubled) => {
        const [from, to] = [Math.min(one, other), Math.min(Math.max(one, other), Math.min(one, other) + 40)];
        const piece = isDoubled ? whole.slice(from, to) : '';
        expect(
          readCalendar(whole.slice(0, isDoubled ? to : from) + text + piece + whole.slice(to), reading),
        ).toBeTruthy();
      }),
      { numRuns: 300, seed: SEED },
    );
  });
});
