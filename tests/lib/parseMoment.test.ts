import fc from 'fast-check';
import { parseMoment, shownMoment } from '../../src/lib/parseMoment.ts';

// A Sunday.
const context = { now: '2026-11-22T17:21:05', time: '09:00' };
const parsed = (text: string) => parseMoment(text, context);

it.each([
  ['2026-11-28 09:00', '2026-11-28T09:00:00'],
  ['2026-11-28T09:00', '2026-11-28T09:00:00'],
  ['2026-11-28T09:00:41', '2026-11-28T09:00:00'],
  ['2026/11/28 9:00', '2026-11-28T09:00:00'],
  ['2026.11.28', '2026-11-28T09:00:00'],
  ['20261128 9:05', '2026-11-28T09:05:00'],
  ['2026年11月28日 9点半', '2026-11-28T09:30:00'],
  ['11-28', '2026-11-28T09:00:00'],
  ['11/28 18:00', '2026-11-28T18:00:00'],
  ['11月28日 9点半', '2026-11-28T09:30:00'],
  ['11月28日，星期六 9:00', '2026-11-28T09:00:00'],
  ['十一月二十八日上午九点一刻', '2026-11-28T09:15:00'],
  ['１１月２８日　９：００', '2026-11-28T09:00:00'],
  ['Nov 28, 2026 at 9:00 AM', '2026-11-28T09:00:00'],
  ['28 november', '2026-11-28T09:00:00'],
  ['Saturday, November 28 9am', '2026-11-28T09:00:00'],
  ['今天', '2026-11-22T09:00:00'],
  ['明天 9:00', '2026-11-23T09:00:00'],
  ['明天9点', '2026-11-23T09:00:00'],
  ['明晚8点', '2026-11-23T20:00:00'],
  ['今晚八点二十分', '2026-11-22T20:20:00'],
  ['后天下午3点', '2026-11-24T15:00:00'],
  ['大后天', '2026-11-25T09:00:00'],
  ['昨天 18:00', '2026-11-21T18:00:00'],
  ['tomorrow', '2026-11-23T09:00:00'],
  ['Tomorrow 9am', '2026-11-23T09:00:00'],
  ['tomorrow at 9', '2026-11-23T09:00:00'],
  ['9:30 pm tomorrow', '2026-11-23T21:30:00'],
  ['day after tomorrow 14:30', '2026-11-24T14:30:00'],
  ['tonight 8:00', '2026-11-22T20:00:00'],
  ['下周一', '2026-11-23T09:00:00'],
  ['下周一九点', '2026-11-23T09:00:00'],
  ['下下周五 14:00', '2026-12-04T14:00:00'],
  ['本周五', '2026-11-20T09:00:00'],
  ['周日', '2026-11-22T09:00:00'],
  ['星期三下午两点', '2026-11-25T14:00:00'],
  ['next monday 14:30', '2026-11-23T14:30:00'],
  ['fri 2pm', '2026-11-27T14:00:00'],
  ['last wednesday', '2026-11-11T09:00:00'],
  ['14:30', '2026-11-22T14:30:00'],
  ['9点', '2026-11-22T09:00:00'],
  ['中午', '2026-11-22T12:00:00'],
  ['12am', '2026-11-22T00:00:00'],
  ['12pm', '2026-11-22T12:00:00'],
  ['now', '2026-11-22T17:21:00'],
  ['现在', '2026-11-22T17:21:00'],
])('%s', (text, at) => {
  expect(parsed(text)).toBe(at);
});

it.each([
  '',
  'soon',
  '2026-11-31',
  '2026-13-01 9:00',
  '2026-11-28 25:00',
  '2026-11-28 9:61',
  '2026-11-28 9:00 or so',
  '28/11',
  '11/28/2026',
  '2026-11-28 9:00 10:00',
  '2026-11-28 2026-11-29',
  '14am',
  '上午14点',
  '晚上12点',
  '9点75',
  '11月28日 星期一',
  '9',
  '0026-11-28',
  'tomorrowish',
])('does not guess what it cannot parse: %j', (text) => {
  expect(parsed(text)).toBeNull();
});

it('resolves a date without a year to the nearest one to today, or to the start', () => {
  expect(parseMoment('11-20', { ...context, day: '2030-11-20' })).toBe('2030-11-20T09:00:00');
  expect(parseMoment('1-5', { ...context, now: '2026-12-20T10:00:00' })).toBe('2027-01-05T09:00:00');
  expect(parseMoment('12-20', { ...context, now: '2027-01-05T10:00:00' })).toBe('2026-12-20T09:00:00');
  expect(parseMoment('2-29', { ...context, now: '2027-12-20T10:00:00' })).toBe('2028-02-29T09:00:00');
});

it('puts a bare time on the default day, and a bare day at the default time', () => {
  expect(parseMoment('18:00', { ...context, day: '2026-11-28' })).toBe('2026-11-28T18:00:00');
  expect(parseMoment('11-28', { ...context, time: '18:00' })).toBe('2026-11-28T18:00:00');
});

const moments = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2190-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 16)}:00`);

it('parses a shown moment back to itself, in any character width and whatever the clock says', () => {
  fc.assert(
    fc.property(moments, moments, (at, now) => {
      const full = shownMoment(at).replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      for (const text of [shownMoment(at), full, at.slice(0, 16), ` ${at.replaceAll('-', '/')} `])
        expect(parseMoment(text, { ...context, now })).toBe(at);
    }),
  );
});

it('any text parses to nothing or to a moment that survives being shown and parsed again', () => {
  const pieces = fc.constantFrom(
    ...'明天 下周 next 周 一 monday 十 11 28 2026 - / : 月 日 点 半 9 30 pm 上午 晚 at ， \u0000 t'.split(' '),
    ' ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(pieces).map((some) => some.join('')),
      ),
      (text) => {
        const at = parsed(text);
        if (at !== null) expect(parsed(shownMoment(at))).toBe(at);
      },
    ),
    { numRuns: 2_000 },
  );
});
