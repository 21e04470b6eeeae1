import { momentText, remainingText, timeText, waitedText } from '../../../src/views/common/timeText.ts';

const NOW = '2026-11-20T10:24:00';

describe('timeText', () => {
  it.each([
    ['2026-11-20T10:23:30', { key: 'workbench:todayAt', params: { time: '10:23' } }],
    ['2026-11-20T10:23:00', { key: 'workbench:todayAt', params: { time: '10:23' } }],
    ['2026-11-20T18:00:00', { key: 'workbench:todayAt', params: { time: '18:00' } }],
    ['2026-11-19T23:59:00', { key: 'workbench:yesterdayAt', params: { time: '23:59' } }],
    ['2026-11-18T16:05:00', { text: '11-18 16:05' }],
    ['2026-11-21T00:00:00', { text: '11-21 00:00' }],
    ['2025-12-31T09:00:00', { text: '2025-12-31' }],
  ])('words %s as a person would say it on the morning of 2026-11-20', (at, expected) => {
    expect(timeText(at, NOW)).toEqual(expected);
  });

  it('recognises yesterday across the turn of the year', () => {
    expect(timeText('2026-12-31T08:00:00', '2027-01-01T00:30:00')).toEqual({
      key: 'workbench:yesterdayAt',
      params: { time: '08:00' },
    });
  });

  it('gives the date in full before the clock is known', () => {
    expect(timeText('2026-11-20T18:00:00', null)).toEqual({ text: '2026-11-20 18:00' });
  });
});

describe('momentText', () => {
  it.each([
    ['2026-11-20T10:23:01', 'workbench:justNow'],
    ['2026-11-20T10:24:59', 'workbench:justNow'],
    ['2026-11-20T10:23:00', 'workbench:todayAt'],
    ['2026-11-20T10:25:00', 'workbench:todayAt'],
  ])('says just now within a minute of the clock, before or after it: %s', (at, key) => {
    expect(momentText(at, NOW)).toMatchObject({ key });
  });
});

describe('remainingText', () => {
  it.each([
    ['2026-11-20T10:24:00', false, 'workbench:minutesLeft', 0],
    ['2026-11-20T11:23:00', false, 'workbench:minutesLeft', 59],
    ['2026-11-20T11:24:00', false, 'workbench:hoursLeft', 1],
    ['2026-11-21T10:23:00', false, 'workbench:hoursLeft', 23],
    ['2026-11-21T10:24:00', false, 'workbench:daysLeft', 1],
    ['2026-11-20T10:23:00', true, 'workbench:minutesOverdue', 1],
    ['2026-11-20T08:00:00', true, 'workbench:hoursOverdue', 2],
    ['2026-11-18T10:00:00', true, 'workbench:daysOverdue', 2],
  ])('counts whole units towards %s', (endAt, late, key, count) => {
    expect(remainingText(endAt, NOW)).toEqual({ late, message: { key, params: { count } } });
  });
});

describe('waitedText', () => {
  it.each([
    ['2026-11-20T10:12:00', 'minutesWaited', 12],
    ['2026-11-20T09:24:00', 'hoursWaited', 1],
    ['2026-11-19T10:25:00', 'hoursWaited', 23],
    ['2026-11-18T10:24:00', 'daysWaited', 2],
    // A clock that is slow.
    ['2026-11-20T10:30:00', 'minutesWaited', 0],
  ])('says how long something of %s has waited', (at, key, count) => {
    expect(waitedText(at, NOW)).toEqual({ key: `workbench:${key}`, params: { count } });
  });
});
