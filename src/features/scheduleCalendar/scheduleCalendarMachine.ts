import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Calendar panel views": `calendar` is view 1, `editForm` view 2; view 3, the day list, stands with no
 * sub-view (`dayList`), with 1 detail (`dayDetail`) or 2 edit (`dayEdit`). Forms ask before they are left; the flow does
 * that before it puts one of these events.
 */
export const scheduleCalendarMachine = defineMachine('scheduleCalendar', {
  initial: 'closed',
  transitions: {
    closed: { panelOpened: 'calendar' },
    calendar: { cursorMoved: 'calendar', formOpened: 'editForm', dayOpened: 'dayList', panelClosed: 'closed' },
    editForm: { calendarReturned: 'calendar', panelClosed: 'closed' },
    // A phone shows the month over the list, so the month can be moved and another day opened from here.
    dayList: {
      cursorMoved: 'calendar',
      dayOpened: 'dayList',
      formOpened: 'editForm',
      detailOpened: 'dayDetail',
      editOpened: 'dayEdit',
      calendarReturned: 'calendar',
      panelClosed: 'closed',
    },
    dayDetail: {
      detailOpened: 'dayDetail',
      editOpened: 'dayEdit',
      listReturned: 'dayList',
      calendarReturned: 'calendar',
      panelClosed: 'closed',
    },
    dayEdit: {
      detailOpened: 'dayDetail',
      editOpened: 'dayEdit',
      listReturned: 'dayList',
      calendarReturned: 'calendar',
      panelClosed: 'closed',
    },
  },
});
export type CalendarStatus = keyof typeof scheduleCalendarMachine.transitions;

/** The numbers of §4: the panel's view, and what stands beside the day list (null is none). */
export const PANEL_VIEWS = {
  closed: { view: null, subView: null },
  calendar: { view: 1, subView: null },
  editForm: { view: 2, subView: null },
  dayList: { view: 3, subView: null },
  dayDetail: { view: 3, subView: 1 },
  dayEdit: { view: 3, subView: 2 },
} as const satisfies Record<CalendarStatus, { view: 1 | 2 | 3 | null; subView: 1 | 2 | null }>;
