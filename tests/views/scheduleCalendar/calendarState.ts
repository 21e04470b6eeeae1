import type { MonthEntry } from '../../../contract/schedules.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { loaded, workbenchState } from '../../support/workbenchState.ts';

type Calendar = RootState['scheduleCalendar'];
const titles = (...levels: number[]) => levels.map((degreeType, index) => ({ title: `日程 ${index + 1}`, degreeType }));

/** November 2026 with days of 0, 1, 2, 3, 4 and 12 schedules, and one of the next month. */
export const NOVEMBER: MonthEntry[] = [
  { dateString: '2026-11-03', taskTitle: titles(0, 2) },
  { dateString: '2026-11-05', taskTitle: titles(3) },
  { dateString: '2026-11-11', taskTitle: titles(0, 1, 0) },
  { dateString: '2026-11-18', taskTitle: titles(0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0) },
  { dateString: '2026-11-20', taskTitle: titles(0, 3, 1, 0) },
  { dateString: '2026-12-01', taskTitle: titles(0) },
];

/** The open calendar of lin on 20 November 2026. */
export function calendarState(over: Partial<Calendar> = {}, language: 'zh-CN' | 'en-US' = 'zh-CN'): RootState {
  const base = workbenchState();
  return {
    ...base,
    settings: { settings: { ...base.settings.settings, language } },
    scheduleCalendar: {
      ...base.scheduleCalendar,
      status: 'calendar',
      day: '2026-11-20',
      dayItems: base.workbench.agenda,
      cursor: '2026-11-20',
      months: { '2026-11': loaded(NOVEMBER) },
      ...over,
    },
  };
}
