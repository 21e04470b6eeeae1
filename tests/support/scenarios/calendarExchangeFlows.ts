import {
  addressCopyWanted,
  feedEndWanted,
  renewalWanted,
} from '../../../src/features/calendarFeed/calendarFeedSlice.ts';
import {
  eventsImportWanted,
  icsChoiceWanted,
  icsFileChosen,
} from '../../../src/features/calendarImport/calendarImportSlice.ts';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { exchangePressed, exchangeShown } from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import type { Backend } from '../playFlow.ts';
import { does, type Scenario, surely } from './scenario.ts';

const FEED = '/api/user-date-schedule/feed';
const backend: Backend = {
  [`GET ${FEED}`]: { body: { isOn: false, creationTime: null, lastReadTime: null } },
  [`POST ${FEED}/renew`]: { body: { secretAddress: '/api/calendar-feed/secret.ics' } },
  [`POST ${FEED}/disable`]: { status: 204 },
  'POST /api/user-date-schedule/import/check': { body: { items: [] } },
  'POST /api/user-date-schedule/create': { body: { id: 'made' } },
  'POST /api/user-date-schedule/month': { body: [] },
  'POST /api/user-date-schedule/day': { body: { optionsInfo: [] } },
};
const opened = does(dialogOpened({ tab: 3 }), exchangePressed());
const importOpened = does(dialogOpened({ tab: 3 }), exchangePressed(), exchangeShown('import'));

/** The exchange of events with other calendars. */
export const calendarExchangeScenarios: readonly Scenario[] = [
  {
    flow: 'calendarFeed',
    title: 'an address is made, copied and switched off',
    backend,
    before: opened,
    ask: async (play) => {
      await does(exchangeShown('feed'), renewalWanted(), addressCopyWanted())(play);
      await surely(feedEndWanted())(play);
    },
    leadsTo: ['calendarFeed/changeSubmitted', 'calendarFeed/feedChanged', 'calendarFeed/feedChanged'],
    story: [
      'scheduleCalendar/exchangeShown',
      'calendarFeed/renewalWanted',
      'calendarFeed/changeSubmitted',
      '→ POST /api/user-date-schedule/feed/renew',
      '→ wholeAddress',
      'calendarFeed/feedChanged',
      'calendarFeed/changeSucceeded',
      'calendarFeed/addressCopyWanted',
      '→ copyText',
      'feedback/toastShown',
      'calendarFeed/feedEndWanted',
      'feedback/confirmationAsked',
      'feedback/confirmationAccepted',
      'calendarFeed/changeSubmitted',
      '→ POST /api/user-date-schedule/feed/disable',
      'calendarFeed/feedChanged',
      'calendarFeed/changeSucceeded',
    ],
  },
  {
    flow: 'calendarFeed',
    title: 'a new address is refused',
    backend: { ...backend, [`POST ${FEED}/renew`]: { status: 500, body: {} } },
    before: opened,
    ask: does(exchangeShown('feed'), renewalWanted()),
    leadsTo: ['calendarFeed/changeSubmitted', 'calendarFeed/changeFailed'],
    story: [
      'scheduleCalendar/exchangeShown',
      'calendarFeed/renewalWanted',
      'calendarFeed/changeSubmitted',
      '→ POST /api/user-date-schedule/feed/renew',
      'calendarFeed/changeFailed',
    ],
  },
  {
    flow: 'calendarImport',
    title: 'a file that is gone is refused',
    backend,
    before: importOpened,
    ask: does(icsFileChosen({ id: 'gone', fileName: 'a.ics', size: 12 })),
    leadsTo: ['calendarImport/icsFileChosen', 'calendarImport/icsFileRefused'],
    story: ['calendarImport/icsFileChosen', '→ readIcsFile', 'calendarImport/icsFileRefused'],
  },
  {
    flow: 'calendarImport',
    title: 'the events of a picked file are imported',
    backend,
    before: importOpened,
    ask: does(icsChoiceWanted(), eventsImportWanted()),
    leadsTo: ['calendarImport/icsCheckLoaded', 'calendarImport/eventImported', 'calendarImport/importEnded'],
    story: [
      'calendarImport/icsChoiceWanted',
      '→ pickFiles',
      'calendarImport/icsFileChosen',
      '→ readIcsFile',
      'calendarImport/icsFileRead',
      '→ forgetFile',
      'calendarImport/icsCheckRequested',
      '→ POST /api/user-date-schedule/import/check',
      'calendarImport/icsCheckLoaded',
      'calendarImport/eventsImportWanted',
      'calendarImport/importBegun',
      '→ POST /api/user-date-schedule/create',
      'calendarImport/eventImported',
      'calendarImport/importEnded',
      'scheduleCalendar/monthWanted',
      'scheduleCalendar/monthRequested',
      '→ POST /api/user-date-schedule/month',
      'scheduleCalendar/dayWanted',
      'scheduleCalendar/dayRequested',
      '→ POST /api/user-date-schedule/day',
      'workbench/agendaWanted',
      'workbench/monthRequested',
      '→ POST /api/user-date-schedule/month',
      'workbench/agendaRequested',
      '→ POST /api/user-date-schedule/day',
      'scheduleCalendar/monthLoaded',
      'scheduleCalendar/dayLoaded',
      'workbench/monthLoaded',
      'workbench/agendaLoaded',
    ],
  },
];
