import { IMPORT_LIMITS } from '../../contract/scheduleImport.ts';
import { CALENDAR_FILE } from '../../src/constants/calendarFile.ts';
import { readCalendar } from '../../src/lib/ics/readCalendar.ts';
import { event, fileOf, OFFICE_ZONE, reading } from '../support/icsFiles.ts';

const read = (...lines: string[]) => {
  const found = readCalendar(fileOf(...lines), reading);
  if ('fault' in found) throw new Error(found.fault);
  return found;
};
const only = (...lines: string[]) => {
  const { events, ...rest } = read(...event('UID:u', 'SUMMARY:s', ...lines));
  expect([events.length, rest]).toEqual([1, { broken: 0, over: 0, others: 0 }]);
  return events[0];
};
const times = (...lines: string[]) => {
  const { startedAt, endAt, isAllDay } = only(...lines) ?? {};
  return [startedAt, endAt, isAllDay];
};

describe('times in a file', () => {
  it.each([
    [
      'UTC',
      ['DTSTART:20261201T010000Z', 'DTEND:20261201T023000Z'],
      ['2026-12-01T09:00:00', '2026-12-01T10:30:00', false],
    ],
    [
      'a well-known zone',
      ['DTSTART;TZID=Europe/Berlin:20260705T090000', 'DURATION:PT45M'],
      ['2026-07-05T15:00:00', '2026-07-05T15:45:00', false],
    ],
    [
      'no zone',
      ['DTSTART:20261201T090000', 'DTEND:20261201T100000'],
      ['2026-12-01T09:00:00', '2026-12-01T10:00:00', false],
    ],
    ['no end', ['DTSTART:20261201T090000'], ['2026-12-01T09:00:00', '2026-12-01T09:00:00', false]],
    ['a day', ['DTSTART;VALUE=DATE:20261201'], ['2026-12-01T00:00:00', '2026-12-01T23:59:00', true]],
    [
      'days',
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'],
      ['2026-12-30T00:00:00', '2027-01-01T23:59:00', true],
    ],
  ])('%s', (_name, lines, wanted) => {
    expect(times(...lines)).toEqual(wanted);
    expect(only(...lines)?.notes).toEqual([]);
  });

  it('a zone defined in the file itself', () => {
    const { events } = read(...OFFICE_ZONE, ...event('UID:u', 'SUMMARY:s', 'DTSTART;TZID=Office:20260115T090000'));
    expect(events[0]?.startedAt).toBe('2026-01-15T16:00:00');
  });

  it('replaces an unknown zone by the company’s and an end before the start by the start, and notes both', () => {
    expect(only('DTSTART;TZID=My Zone:20261201T090000', 'DTEND;TZID=My Zone:20261201T080000')).toMatchObject({
      startedAt: '2026-12-01T09:00:00',
      endAt: '2026-12-01T09:00:00',
      notes: ['zoneUnknown', 'endMoved'],
    });
  });
});

describe('other properties of an event', () => {
  const AT = 'DTSTART:20261201T090000';
  it('puts place and link before the description, keeps importance and reminder, and notes the rest', () => {
    const one = only(
      AT,
      'LOCATION:Room 3\\, first floor',
      'URL:https://a.example/x',
      'DESCRIPTION:one\\ntwo',
      'PRIORITY:1',
      'ATTENDEE:mailto:a@b.example',
      'ATTACH:https://a.example/y',
      'CATEGORIES:work',
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H', 'END:VALARM'],
    );
    expect(one).toMatchObject({
      uid: 'u',
      description: 'Room 3, first floor\nhttps://a.example/x\none\ntwo',
      degreeType: 3,
      warmingTime: 1,
      notes: ['place', 'link', 'attendees', 'attachments', 'labels'],
    });
  });

  it.each([
    [['TRIGGER:-PT30M'], 0, []],
    [['TRIGGER:-P1D'], 3, []],
    [['TRIGGER:PT2H'], 5, []],
    [['TRIGGER;RELATED=END:-PT30M'], 6, []],
    [['TRIGGER:-PT15M'], 0, ['reminderMoved']],
    [['TRIGGER;VALUE=DATE-TIME:20261201T000000Z'], null, ['reminderLost']],
    [['ACTION:NONE'], null, ['reminderLost']],
  ])('the reminder %j', (lines, warmingTime, notes) => {
    expect(only(AT, 'BEGIN:VALARM', ...lines, 'END:VALARM')).toMatchObject({ warmingTime, notes });
  });

  it('cuts long texts between characters, and uses the first line of the description as a missing title', () => {
    const long = only(AT, `DESCRIPTION:${'x'.repeat(1200)}`);
    expect([long?.description?.length, long?.notes]).toEqual([1000, ['descriptionCut']]);
    const { events } = read(
      ...event('UID:a', AT, `SUMMARY:${'会'.repeat(49)}😀`),
      ...event('UID:b', AT, 'DESCRIPTION:first\\nsecond'),
      ...event('UID:c', AT),
    );
    expect(events.map(({ title, notes }) => [title, notes])).toEqual([
      ['会'.repeat(49), ['titleCut']],
      ['first', ['untitled']],
      ['–', ['wordless']],
    ]);
  });
});

it('distinguishes an event without any text from one that lacks only a title', () => {
  expect(read(...event('UID:u', 'DTSTART:20261201T090000')).events).toMatchObject([
    { title: '–', notes: ['wordless'] },
  ]);
  expect(read(...event('UID:u', 'DESCRIPTION:x', 'DTSTART:20261201T090000')).events).toMatchObject([
    { title: 'x', notes: ['untitled'] },
  ]);
});

describe('series', () => {
  const series = (...lines: string[]) => read(...event('UID:u', 'SUMMARY:s', ...lines));
  const days = (...lines: string[]) => series(...lines).events.map(({ startedAt }) => startedAt.slice(0, 10));

  it('are expanded from today, without cancelled events and with moved ones', () => {
    const { events } = read(
      ...event('UID:u', 'SUMMARY:s', 'DTSTART:20261113T090000', 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE:20261127T090000'),
      ...event('UID:u', 'SUMMARY:moved', 'RECURRENCE-ID:20261204T090000', 'DTSTART:20261205T140000'),
    );
    expect(events.map(({ startedAt, title }) => [startedAt, title])).toEqual([
      ['2026-11-20T09:00:00', 's'],
      ['2026-12-05T14:00:00', 'moved'],
      ['2026-12-11T09:00:00', 's'],
    ]);
    expect(events.every(({ notes }) => notes.includes('oneOfSeries') && !notes.includes('seriesCut'))).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  });

  it('end after a year or a hundred events, with a note on the last one', () => {
    const yearly = series('DTSTART:20100310T090000', 'RRULE:FREQ=YEARLY');
    expect(yearly.events.map(({ startedAt, notes }) => [startedAt, notes])).toEqual([
      ['2027-03-10T09:00:00', ['oneOfSeries', 'seriesCut']],
    ]);
    expect(days('DTSTART:20261201T090000', 'RRULE:FREQ=DAILY')).toHaveLength(100);
  });

  it('give no events when they are over or cancelled', () => {
    expect(series('DTSTART:20200101T090000', 'RRULE:FREQ=DAILY;COUNT=3')).toMatchObject({ events: [], over: 1 });
    expect(series('DTSTART:20270101T090000', 'STATUS:CANCELLED')).toMatchObject({ events: [], over: 1 });
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYWEEKNO=53',
    'FREQ=HOURLY',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;INTERVAL=12',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
    'FREQ=DAILY;BYDAY=MO;INTERVAL=7',
    'FREQ=DAILY;BYDAY=-1SU',
    'FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=-31',
  ])('with a rule as unusual as %s give only their first event', (rule) => {
    expect(series('DTSTART:20261201T090000', `RRULE:${rule}`).events).toMatchObject([{ notes: ['seriesUnusual'] }]);
  });

  it.each([
    ['a 29 February', 'DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY', /-02-29$/],
    ['a 31st', 'DTSTART;VALUE=DATE:20260831', 'RRULE:FREQ=MONTHLY', /-31$/],
  ])('of %s fall on no other day of the month', (_what, start, rule, day) => {
    for (const found of days(start, rule)) expect(String(found).slice(0, 10)).toMatch(day);
  });

  it('never fall on a day that their rule excludes', () => {
    const found = days('DTSTART:20260131T090000', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=31');
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((day) => !String(day).includes('-31'))).toEqual([]);
  });
});

it('has the limits of the contract', () => expect(CALENDAR_FILE).toMatchObject(IMPORT_LIMITS));

describe('broken files', () => {
  it.each([
    ['', 'notCalendar'],
    ['姓名,手机号\n林静,13900000001', 'notCalendar'],
    ['BEGIN:VCARD\r\nNOTE:BEGIN:VCALENDAR\r\nEND:VCARD', 'notCalendar'],
    [fileOf(), 'noEvents'],
    [fileOf('BEGIN:VTODO', 'SUMMARY:x', 'END:VTODO'), 'noEvents'],
    [
      fileOf(...Array.from({ length: 501 }, (_, at) => event(`UID:${at}`, 'DTSTART:20270101T090000')).flat()),
      'tooMany',
    ],
  ])('file %#', (text, fault) => expect(readCalendar(text, reading)).toEqual({ fault }));

  const good = event('UID:u', 'SUMMARY:s', 'DTSTART:20270101T090000');
  it.each([
    ['an invalid rule', event('UID:x', 'DTSTART:20270102T090000', 'RRULE:FREQ=FORTNIGHTLY')],
    ['a line that is not a property', event('UID:x', 'DTSTART:20270102T090000', 'DESCRIPTION:one', 'two')],
  ])('%s does not affect the other events in the file', (_what, bad) => {
    for (const whole of [fileOf(...good, ...bad), fileOf(...good, ...bad).replace(/\r\nEND:VCALENDAR$/, '')])
      expect(readCalendar(whole, reading)).toMatchObject({ events: [{ uid: 'u', title: 's' }], broken: 1 });
  });

  it('keeps the complete events of a truncated file', () => {
    const text = fileOf(...good, ...event('UID:x', 'DTSTART:20270102T090000')).replace(
      /T090000\r\nEND:VEVENT\r\nEND:VCALENDAR$/,
      '',
    );
    expect(readCalendar(text, reading)).toMatchObject({ events: [{ uid: 'u' }], broken: 1 });
    expect(readCalendar('BEGIN:VCALENDAR\r\nBEGIN:VEVENT', reading)).toMatchObject({ events: [], broken: 1 });
  });

  it('repairs each of several calendars in one file, including zones and folded lines', () => {
    const office = event('UID:o', 'SUMMARY:long', ' er', 'DTSTART;TZID=Office:20270105T090000');
    const bad = event('UID:x', 'DTSTART:20270102T090000', 'no property');
    const text = [fileOf(...OFFICE_ZONE, ...office, ...bad), fileOf('X-WR-CALNAME:b', 'c', ...good)].join('\r\n');
    expect(readCalendar(text, reading)).toMatchObject({
      events: [{ uid: 'o', title: 'longer', startedAt: '2027-01-05T16:00:00' }, { uid: 'u' }],
      broken: 1,
    });
  });

  it('reports when time runs out, and skips only the events that cannot be read', () => {
    const lines = event('UID:u', 'DTSTART:20270101T090000');
    expect(readCalendar(fileOf(...lines), { ...reading, hasTime: () => false })).toEqual({ fault: 'tooLong' });
    expect(read(...lines, ...event('UID:x', 'DTSTART:nonsense'), ...event('UID:y'))).toMatchObject({
      events: [{ uid: 'u' }],
      broken: 2,
    });
  });
});
