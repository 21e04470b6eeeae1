import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calendar from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { MonthView, PhoneMonth } from '../../../src/views/scheduleCalendar/MonthView.tsx';
import { renderView } from '../../support/renderView.tsx';
import { calendarState } from './calendarState.ts';

const CURSOR = '2026-11-20';
const show = (
  over: Parameters<typeof calendarState>[0] = {},
  language: Parameters<typeof calendarState>[1] = 'zh-CN',
) => renderView(<MonthView cursor={over.cursor ?? CURSOR} />, { state: calendarState(over, language) });
const cell = (date: string) => {
  const found = document.querySelector<HTMLElement>(`[data-date="${date}"]`);
  if (!found) throw new Error(`no cell of ${date}`);
  return found;
};

describe('the month', () => {
  it('CAL-1 draws six weeks from Monday on, with the weekday headings and the legend of four levels', async () => {
    await show();
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '周一',
      '周二',
      '周三',
      '周四',
      '周五',
      '周六',
      '周日',
    ]);
    expect(screen.getByRole('grid')).toHaveAccessibleName('2026年11月');
    const legend = within(screen.getByRole('list', { name: '重要程度' }));
    expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '普通',
      '重要',
      '紧急',
      '重要且紧急',
    ]);
    expect(cell('2026-11-20')).toHaveAttribute('aria-current', 'date');
  });

  it.each([
    ['2026-11-04', []],
    ['2026-11-05', ['日程 1']],
    ['2026-11-03', ['日程 1', '日程 2']],
    ['2026-11-11', ['日程 1', '日程 2', '日程 3']],
    ['2026-11-20', ['日程 1', '日程 2', '还有 2 个日程']],
    ['2026-11-18', ['日程 1', '日程 2', '还有 10 个日程']],
  ])('CAL-2 shows on %s %j', async (date, lines) => {
    await show();
    expect([...cell(date).children].slice(1).map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('describes each day in words, naming what is above normal importance', async () => {
    await show({}, 'en-US');
    expect(cell('2026-11-03')).toHaveAccessibleName('3 November, 2 schedules, 1 urgent');
    expect(cell('2026-11-04')).toHaveAccessibleName('4 November, 0 schedules');
    expect(cell('2026-11-18')).toHaveAccessibleName(
      '18 November, 12 schedules, 1 important, 1 urgent, 1 important and urgent',
    );
    expect(screen.getByRole('button', { name: 'back to today' })).toBeVisible();
    expect(within(cell('2026-11-18')).getByText('10 more schedules')).toBeVisible();
  });

  it('a click anywhere in a cell selects its day', async () => {
    const { events } = await show();
    await userEvent.click(within(cell('2026-11-05')).getByText('日程 1'));
    await userEvent.click(cell('2026-12-01'));
    expect(events).toEqual([calendar.dayPressed('2026-11-05'), calendar.dayPressed('2026-12-01')]);
    expect(cell('2026-12-01')).toHaveAttribute('aria-disabled', 'true');
  });

  it('CAL-1 goes to the previous and next month, today and a month of another year', async () => {
    const { events } = await show({ cursor: '2026-11-30' });
    await userEvent.click(screen.getByRole('button', { name: '上个月' }));
    await userEvent.click(screen.getByRole('button', { name: '下个月' }));
    await userEvent.click(screen.getByRole('button', { name: '回到今天' }));
    await userEvent.click(screen.getByRole('button', { name: /选择月份/ }));
    await userEvent.click(screen.getByRole('button', { name: '下一年' }));
    await userEvent.click(screen.getByRole('button', { name: '2月' }));
    expect(events.filter(calendar.cursorMoved.match).map(({ payload }) => payload)).toEqual([
      '2026-10-30',
      '2026-12-30',
      '2026-11-20',
      '2027-02-28',
    ]);
    expect(screen.queryByRole('dialog', { name: '选择月份' })).toBeNull();
    expect(screen.getByRole('button', { name: /选择月份/ })).toHaveFocus();
  });

  it('moves in the month picker with arrow keys and closes it on Escape', async () => {
    await show();
    const trigger = screen.getByRole('button', { name: /选择月份/ });
    await userEvent.click(trigger);
    screen.getByRole('button', { name: '11月' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(screen.getByRole('button', { name: '6月' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CAL-6 §8 keeps the month usable after a failure and offers a retry', async () => {
    const { events } = await show({ months: { '2026-11': { status: 'failed', data: null, error: null } } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([calendar.monthEntries.wanted()]);
  });

  it('announces the month that is shown', async () => {
    const { store } = await show();
    const live = document.querySelector('[aria-live="polite"]');
    expect(live).toHaveTextContent('2026年11月');
    await act(async () => void store.dispatch(calendar.monthEntries.requested('2026-11')));
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('正在加载');
  });
});

describe('the month on a phone', () => {
  it('shows up to three stars for a day, and the list of the chosen day below', async () => {
    await renderView(<PhoneMonth cursor={CURSOR} />, { state: calendarState({ day: '2026-11-20' }) });
    const stars = (date: string) => cell(date).querySelectorAll('svg').length;
    expect(['2026-11-04', '2026-11-05', '2026-11-03', '2026-11-18'].map(stars)).toEqual([0, 1, 2, 3]);
    expect(cell('2026-11-20')).toHaveClass('dayChosen');
    expect(screen.getByRole('heading', { name: '11月20日，星期五' })).toBeVisible();
    expect(screen.getByRole('button', { name: /AX-40 试产评审/ })).toBeVisible();
  });
});
