import { selectNow } from '../../features/clock/clockSlice.ts';
import { selectUnreadTotal } from '../../features/notificationCentre/notificationCentreSlice.ts';
import type { DialogTab } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { entryOf } from '../../features/scheduleCalendar/calendarRules.ts';
import { selectTaskCounts } from '../../features/todoCentre/todoCentreSlice.ts';
import { selectWeekMonths } from '../../features/workbench/workbenchSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';

/** What is waiting in each tab: unread notifications, open work to-dos, today's schedules. 0 until it is known. */
export function useDialogCounts(): Readonly<Record<DialogTab, number>> {
  const unread = useAppSelector(selectUnreadTotal);
  const work = useAppSelector(selectTaskCounts).data?.work;
  const months = useAppSelector(selectWeekMonths);
  const today = useAppSelector(selectNow)?.slice(0, 10) ?? '';
  const entry = entryOf(months[today.slice(0, 7)]?.data, today);
  return { 1: unread, 2: (work?.myInProgress ?? 0) + (work?.myOverdue ?? 0), 3: entry?.taskTitle.length ?? 0 };
}
