import { checkScheduleImport } from '../../../contract/scheduleImport.ts';
import { type CallParts, toEndpoint } from '../http/endpoint.ts';

/** Which of these events are already on the calendar. */
export const scheduleImportCheck = (items: CallParts<typeof checkScheduleImport>['body']['items']) =>
  toEndpoint(checkScheduleImport, { body: { items } });
