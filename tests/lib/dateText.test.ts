import { dateText } from '../../src/lib/dateText.ts';

describe('dateText', () => {
  it('formats a wall date for each locale and set of options', () => {
    expect(dateText('2026-11-27', 'zh-CN', { weekday: 'long' })).toBe('星期五');
    expect(dateText('2026-11-27', 'en-GB', { weekday: 'long' })).toBe('Friday');
    expect(dateText('2026-11-27', 'en-GB', { month: 'long', day: 'numeric' })).toBe('27 November');
    expect(dateText('2026-11-28', 'en-GB', { weekday: 'long' })).toBe('Saturday');
  });

  it('creates a format once, however many days use it', () => {
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    for (const day of ['01', '02', '03']) dateText(`2026-12-${day}`, 'en-GB', { weekday: 'narrow' });
    expect(made).toHaveBeenCalledTimes(1);
  });
});
