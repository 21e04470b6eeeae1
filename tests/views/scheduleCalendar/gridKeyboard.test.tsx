import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cursorMoved,
  dayPressed,
  scheduleCreatePressed,
  selectCursor,
} from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { useAppSelector } from '../../../src/store/hooks.ts';
import { dateAfterKey } from '../../../src/views/scheduleCalendar/gridKeys.ts';
import { MonthView } from '../../../src/views/scheduleCalendar/MonthView.tsx';
import { renderView } from '../../support/renderView.tsx';
import { calendarState } from './calendarState.ts';

function Calendar() {
  return <MonthView cursor={useAppSelector(selectCursor) ?? ''} />;
}
const focused = () => document.activeElement?.getAttribute('data-date');

it.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
  ['t', '2026-11-03'],
  ['x', null],
])('%s leads from 20 November to %s', (key, date) => {
  expect(dateAfterKey(key, '2026-11-20', '2026-11-03')).toBe(date);
});

it('is one tab stop, and the focus moves with the keys, even across the ends of the month', async () => {
  const { events } = await renderView(<Calendar />, { state: calendarState({ cursor: '2026-11-29' }) });
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  screen.getByRole('button', { name: '添加日程' }).focus();
  await userEvent.tab();
  expect(focused()).toBe('2026-11-29');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('2026-12-01');
  expect(screen.getByRole('grid')).toHaveAccessibleName('2026年12月');
  await userEvent.keyboard('{PageUp}{Home}t');
  expect(focused()).toBe('2026-11-20');
  expect(events.map((event) => (cursorMoved.match(event) ? event.payload : event.type))).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-11-01',
    '2026-10-26',
    '2026-11-20',
  ]);
});

it('treats Enter and Space as a click, and creates with C; with Ctrl held it handles nothing', async () => {
  const { events } = await renderView(<Calendar />, { state: calendarState() });
  screen.getByRole('button', { name: '添加日程' }).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter} c{Control>}c{/Control}');
  expect(events).toEqual([dayPressed('2026-11-20'), dayPressed('2026-11-20'), scheduleCreatePressed('2026-11-20')]);
});

it('takes the focus back if the focused view is gone, and does not steal it', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const { unmount } = await renderView(<Calendar />, { state: calendarState() });
  expect(button).toHaveFocus();
  unmount();
  button.remove();
  await renderView(<Calendar />, { state: calendarState() });
  expect(focused()).toBe('2026-11-20');
});
