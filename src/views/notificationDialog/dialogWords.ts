import type { DialogTab } from '../../features/notificationDialog/notificationDialogSlice.ts';
import type { TextFunction } from '../common/useText.ts';

/** The name of a tab, and of every link to it. */
export const TAB_KEYS = {
  1: 'notificationDialog:notifications',
  2: 'notificationDialog:todos',
  3: 'notificationDialog:schedules',
} as const satisfies Record<DialogTab, string>;

/** A tab's count in words, for assistive technology. */
export function countWords(t: TextFunction, tab: DialogTab, count: number): string {
  if (tab === 1) return t('shell:unread', { count });
  return tab === 2 ? t('notificationDialog:todosDue', { count }) : t('notificationDialog:schedulesToday', { count });
}
