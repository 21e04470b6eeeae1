import type { ComponentType } from 'react';
import type { DialogTab } from '../../features/notificationDialog/notificationDialogSlice.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';

/** The screens of the tabs, each in its own chunk. */
export const DIALOG_SCREENS: Readonly<Record<DialogTab, ComponentType>> = {
  1: lazyScreen(() => import('../notificationCentre/NotificationCentre.tsx'), 'NotificationCentre'),
  2: lazyScreen(() => import('../todoCentre/TodoCentre.tsx'), 'TodoCentre'),
  3: lazyScreen(() => import('../scheduleCalendar/ScheduleCalendar.tsx'), 'ScheduleCalendar'),
};

/** The tabs in order. */
export const DIALOG_TABS = [1, 2, 3] as const;
