import { calendarExchangeFlows } from '../sagas/calendarExchangeFlows.ts';
import type { Area } from '../store/areas.ts';
import { calendarExchangeReducers } from '../store/calendarExchangeReducers.ts';
import { CalendarExchange } from '../views/calendarExchange/CalendarExchange.tsx';

/** The calendar's feed and the import of files (decision 0026): fetched when someone opens their menu. */
export const area: Area = {
  reducers: calendarExchangeReducers,
  flows: calendarExchangeFlows,
  Screen: CalendarExchange,
};
