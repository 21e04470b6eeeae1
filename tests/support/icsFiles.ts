/** The zone and the day in which tests read their files. */
export const reading = { zone: 'Asia/Shanghai', today: '2026-11-20', hasTime: () => true };
export const fileOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
/** A zone that the file itself defines. */
export const OFFICE_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Office',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
