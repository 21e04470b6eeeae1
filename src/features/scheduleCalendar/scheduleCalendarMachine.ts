import { defineMachine } from '../../lib/machine.ts';

/**
 * Specification §4 "Calendar panel views": `calendar` is view 1, `editForm` view 2; view 3, the day list, has no
 * sub-view (`dayList`), sub-view 1 detail (`dayDetail`) or 2 edit (`dayEdit`). Forms ask before they are left; the flow
 * does so before it puts one of these events.
 */
export const scheduleCalendarMachine = defineMachine('scheduleCalendar', {
  scope: 'company',
  initial: 'closed',
  transitions: {
    closed: { calendarOpened: 'calendar' },
    calendar: {
      cursorMoved: 'stays',
      scheduleFormOpened: 'editForm',
      dayOpened: 'dayList',
      calendarClosed: 'closed',
    },
    editForm: { calendarReturned: 'calendar', calendarClosed: 'closed' },
    // A phone shows the month above the list, so the month can be changed and another day opened from here.
    dayList: {
      cursorMoved: 'calendar',
      dayOpened: 'stays',
      scheduleFormOpened: 'editForm',
      scheduleDetailOpened: 'dayDetail',
      scheduleEditOpened: 'dayEdit',
      calendarReturned: 'calendar',
      calendarClosed: 'closed',
    },
    dayDetail: {
      scheduleDetailOpened: 'stays',
      scheduleEditOpened: 'dayEdit',
      dayListReturned: 'dayList',
      calendarReturned: 'calendar',
      calendarClosed: 'closed',
    },
    dayEdit: {
      scheduleDetailOpened: 'dayDetail',
      scheduleEditOpened: 'stays',
      dayListReturned: 'dayList',
      calendarReturned: 'calendar',
      calendarClosed: 'closed',
    },
  },
});
export type CalendarStatus = keyof typeof scheduleCalendarMachine.transitions;

/**
 * Export from this calendar and import into it: their common menu, the feed's dialog and the import's. Choosing an entry
 * replaces the menu with a dialog, which must stay open when the menu loses the focus.
 */
export const calendarExchangeMachine = defineMachine('scheduleCalendarExchange', {
  initial: 'closed',
  any: { shown: ['menu', 'feed', 'import'], closed: 'closed' },
  transitions: { closed: {}, menu: { menuLeft: 'closed' }, feed: {}, import: {} },
});
export type ExchangeStatus = keyof typeof calendarExchangeMachine.transitions;
export type ExchangePart = Exclude<ExchangeStatus, 'closed'>;

/** The numbers of §4: the panel's view, and what is beside the day list (null for nothing). */
export const PANEL_VIEWS = {
  closed: { view: null, subView: null },
  calendar: { view: 1, subView: null },
  editForm: { view: 2, subView: null },
  dayList: { view: 3, subView: null },
  dayDetail: { view: 3, subView: 1 },
  dayEdit: { view: 3, subView: 2 },
} as const satisfies Record<CalendarStatus, { view: 1 | 2 | 3 | null; subView: 1 | 2 | null }>;
