import type { LineField } from '../../contract/businessFields.ts';
import { momentText, valueText } from '../../sub-apps/kit/core/formats.ts';

const TODAY = '2026-12-01';
const TIME: LineField = { name: 'at', type: 'time', label: { zh: '时间', en: 'Time' } };
const DAY: LineField = { name: 'on', type: 'date', label: { zh: '日期', en: 'Day' } };

it.each([
  ['2026-12-01T09:30:00', '今天 09:30', 'Today 09:30'],
  ['2026-11-30T23:59:00', '昨天 23:59', 'Yesterday 23:59'],
  ['2026-11-29T09:30:00', '11-29 09:30', '11-29 09:30'],
  ['2025-12-01T09:30:00', '2025-12-01 09:30', '2025-12-01 09:30'],
])('applications word %s as the portal around them does', (time, zh, en) => {
  expect([momentText(time, 'zh', TODAY), momentText(time, 'en', TODAY)]).toEqual([zh, en]);
  const reading = { today: TODAY, names: {} };
  expect([
    valueText(TIME, time, { ...reading, language: 'zh' }),
    valueText(TIME, time, { ...reading, language: 'en' }),
  ]).toEqual([zh, en]);
});

it('a day without a time stays a date, and a time is written in full before today is known', () => {
  expect(valueText(DAY, '2026-11-30', { language: 'zh', today: TODAY, names: {} })).toBe('11-30');
  expect(momentText('2026-11-30T23:59:00', 'zh', '')).toBe('2026-11-30 23:59');
});
