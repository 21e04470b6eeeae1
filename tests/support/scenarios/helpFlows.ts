import { TIMING } from '../../../src/constants/timing.ts';
import { formTyped } from '../../../src/features/forms/formsSlice.ts';
import {
  reportCopyWanted,
  reportOpened,
  reportRead,
  reportSaveBegun,
  reportSaveWanted,
} from '../../../src/features/problemReport/problemReportSlice.ts';
import { popoverOpened } from '../../../src/features/shell/shellSlice.ts';
import { tourAdvanced, tourLeft } from '../../../src/features/tour/tourSlice.ts';
import { signedIn } from '../signedIn.ts';
import { does, type Scenario } from './scenario.ts';

const state = signedIn();

/** Help, and the flows that start from it. */
export const helpScenarios: readonly Scenario[] = [
  {
    flow: 'help',
    title: 'help is opened',
    ask: does(popoverOpened({ name: 'help', by: 'press' })),
    // After a restart, the flow finds help still open and fetches it by itself.
    leadsTo: [],
    story: ['shell/popoverOpened', 'help/helpArrived'],
  },
  {
    flow: 'problemReport',
    title: 'a problem is reported, with the recording',
    before: does(popoverOpened({ name: 'help', by: 'press' })),
    ask: does(
      reportOpened(),
      formTyped({ key: 'problemReport/words', typed: '日历没有打开' }),
      reportCopyWanted(),
      reportSaveWanted(),
    ),
    leadsTo: [reportRead.type, reportSaveBegun.type],
    story: [
      'problemReport/reportOpened',
      '→ readTape',
      'problemReport/reportRead',
      'forms/formTyped',
      '→ keepTabText',
      'problemReport/reportCopyWanted',
      '→ copyText',
      'feedback/toastShown',
      'problemReport/reportSaveWanted',
      'problemReport/reportSaveBegun',
      '→ fileOfReport',
      '→ saveBlobUrl',
      'problemReport/reportSaved',
      'forms/forgetWanted',
      '→ keepTabText',
      'feedback/toastShown',
    ],
  },
  {
    flow: 'tour',
    title: 'the tour is shown',
    preloadedState: {
      ...state,
      device: { fingerprint: 'device-1', rememberedAccount: null, lastTenantId: null, tourSeen: [] },
    },
    ask: async (play) => {
      await play.pass(TIMING.tourAfterMs);
      play.dispatch(tourAdvanced());
      play.dispatch(tourLeft());
    },
    leadsTo: [],
    story: ['tour/tourBegun', 'tour/tourAdvanced', 'tour/tourLeft', 'device/tourShown'],
  },
];
