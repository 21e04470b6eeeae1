import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleSummary, notificationPages } from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import { monthEntries } from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import { emptyPaged } from '../../../src/lib/paging.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { NotificationDialogHost } from '../../../src/views/notificationDialog/NotificationDialogHost.tsx';
import { notificationOf } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';
import { calendarState } from '../scheduleCalendar/calendarState.ts';

const base = workbenchState();
const FAILED = { status: 'failed', data: null, error: { key: 'errors:network' } } as const;
const centreWith = (over: Partial<RootState['notificationCentre']>): RootState => ({
  ...base,
  notificationCentre: { ...base.notificationCentre, moduleName: 'BPM', ...over },
});
const listWith = (over: object) => centreWith({ lists: { all: { ...emptyPaged(), ...over }, unread: emptyPaged() } });

const month = calendarState({ months: { '2026-11': FAILED } });
const cards = { status: 'moreFailed', items: [notificationOf('n1')], totalCount: 2 } as const;
const PANES = [
  ['modules', 1, centreWith({ summary: FAILED }), moduleSummary.requested, /^通知模块/],
  ['messages', 1, listWith(FAILED), () => notificationPages.requested('all'), /全部.*未读/],
  ['next messages', 1, listWith(cards), () => notificationPages.nextRequested('all'), /^null未读personal/],
  ['month', 3, month, () => monthEntries.requested('2026-11'), /日历2026年11月/],
] as const;

it.each(PANES)('Retry of the %s leaves the focus in their pane, not at the start of the dialog', async (...row) => {
  const [, tab, state, begun, words] = row;
  const { store } = await renderView(<NotificationDialogHost />, {
    state: { ...state, notificationDialog: { ...state.notificationDialog, status: 'open', tab } },
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await act(async () => void store.dispatch(begun()));
  expect(retry).not.toBeInTheDocument();
  const pane = document.activeElement;
  expect(`${pane?.getAttribute('aria-label')}${pane?.textContent}`).toMatch(words);
  expect(pane).not.toContainElement(screen.getByRole('tab', { name: /^通知/ }));
});
