import { TIMING } from '../../../src/constants/timing.ts';
import { applicationOpened } from '../../../src/features/applications/applicationsSlice.ts';
import { fileOpened } from '../../../src/features/attachments/attachmentsSlice.ts';
import { latestNotices } from '../../../src/features/notices/noticesSlice.ts';
import { qrCodeWanted } from '../../../src/features/qrCode/qrCodeSlice.ts';
import { pageReloadPrepared } from '../../../src/features/reload/reloadSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import {
  personDialogCancelled,
  personDialogOpened,
  queryTyped,
} from '../../../src/features/selectPerson/selectPersonEvents.ts';
import { popoverOpened } from '../../../src/features/shell/shellSlice.ts';
import { upgradeAccepted } from '../../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { todoCard } from '../../../src/features/workbench/workbenchSlice.ts';
import { COUNTS_OF_COMPANIES } from '../backend.ts';
import { signedIn } from '../signedIn.ts';
import { PORTAL_ANSWERS } from './portalAnswers.ts';
import { does, doesAndWaits, type Scenario } from './scenario.ts';
import { AWAY_AND_BACK } from './shellStory.ts';

const summaryThen = { kind: 'todo' as const, businessId: 'b1', moduleName: 'OA', parameters: {} };

/** Leaves a page of the shell and comes back. */
const away = [navigationWanted({ to: '/404' }), navigationWanted({ to: '/portal' })];

/** Flows of the signed-in portal; those of notifications and tasks are in files of their own. */
export const portalScenarios: readonly Scenario[] = (
  [
    {
      flow: 'clock',
      title: 'the time moves on',
      ask: doesAndWaits(30_000),
      leadsTo: ['clock/clockTicked'],
      story: ['shell/shellRested', 'clock/clockTicked'],
    },
    {
      flow: 'shellRest',
      title: 'the first screen’s head start is over',
      ask: doesAndWaits(TIMING.shellRestMs, ...away),
      leadsTo: ['shell/shellOpened', 'shell/shellRested'],
      story: [...AWAY_AND_BACK, 'shell/shellRested'],
    },
    {
      flow: 'ownPicture',
      title: "the person's picture is fetched",
      ask: does(...away),
      leadsTo: ['shell/pictureDropped', 'shell/pictureFetched'],
      story: [...AWAY_AND_BACK],
    },
    {
      flow: 'resume',
      title: 'the open parts of the page are stored before a reload',
      preloadedState: { ...signedIn(), reload: { status: 'idle', reason: 'networkRecovered' } },
      ask: does(popoverOpened({ name: 'user', by: 'press' }), pageReloadPrepared()),
      leadsTo: ['shell/popoverOpened', 'reload/pageReloadPrepared'],
      story: ['shell/popoverOpened', ...COUNTS_OF_COMPANIES, 'reload/pageReloadPrepared', '→ keepTabText'],
    },
    {
      flow: 'workbench',
      title: 'the cards of the workbench are fetched',
      ask: does(...away, todoCard.wanted('inProgress')),
      leadsTo: ['workbench/todoListRequested', 'workbench/todoListLoaded'],
      story: [
        ...AWAY_AND_BACK,
        'workbench/todoListWanted',
        'workbench/todoListRequested',
        '→ POST /api/user-work/work/my-working',
        'workbench/todoListLoaded',
      ],
    },
    {
      flow: 'notices',
      title: 'the notices are fetched again',
      ask: does(latestNotices.wanted()),
      leadsTo: ['notices/noticesWanted', 'notices/noticesRequested', 'notices/noticesLoaded'],
      story: [
        'notices/noticesWanted',
        'notices/noticesRequested',
        '→ GET /api/portal/companyNotice/currentUser/notices',
        'notices/noticesLoaded',
      ],
    },
    {
      flow: 'applications',
      title: 'an application that is not granted is refused',
      ask: does(applicationOpened('hr')),
      leadsTo: ['applications/applicationOpened', 'permissions/accessRefused'],
      story: ['applications/applicationOpened', 'permissions/accessRefused', 'feedback/toastShown'],
    },
    {
      flow: 'qrCode',
      title: 'a code is created, and renewed when it is due',
      ask: doesAndWaits(108_000, qrCodeWanted(summaryThen)),
      leadsTo: ['qrCode/qrContentLoaded', 'qrCode/qrContentRequested', 'qrCode/qrContentLoaded'],
      story: [
        'qrCode/qrCodeWanted',
        '→ pageChannel',
        'qrCode/qrContentRequested',
        '→ POST /api/dimensional-code/generate',
        'qrCode/qrContentLoaded',
        'shell/shellRested',
        'clock/clockTicked',
        'clock/clockTicked',
        'clock/clockTicked',
        'qrCode/qrContentRequested',
        '→ POST /api/dimensional-code/generate',
        'qrCode/qrContentLoaded',
      ],
    },
    {
      flow: 'versionUpgrade',
      title: 'a newer version is accepted',
      ask: does(upgradeAccepted('9.9.9')),
      leadsTo: ['versionUpgrade/upgradeAccepted', 'reload/pageReloadWanted'],
      story: ['versionUpgrade/upgradeAccepted', '→ renewStartPage', 'reload/pageReloadWanted'],
    },
    {
      flow: 'realtime',
      title: 'the hub is connected with the shell',
      ask: does(...away),
      leadsTo: ['realtime/startWanted', 'realtime/leadershipTaken', 'realtime/startSucceeded'],
      story: [...AWAY_AND_BACK],
    },
    {
      flow: 'attachments',
      title: 'a picture is previewed',
      ask: does(fileOpened({ blobName: 'b', fileName: 'plan.png' })),
      leadsTo: ['attachments/previewWanted', 'attachments/previewShown'],
      story: [
        'attachments/fileOpened',
        'attachments/previewWanted',
        '→ GET /api/user-work/attachment/get-by-name',
        'attachments/previewShown',
      ],
    },
    {
      flow: 'selectPerson',
      title: 'a person is searched for',
      ask: doesAndWaits(
        300,
        personDialogCancelled(),
        personDialogOpened({ purpose: 'executors', selected: [], multiple: true }),
        queryTyped('lin'),
      ),
      leadsTo: ['selectPerson/personDialogOpened', 'selectPerson/searchLoaded'],
      story: [
        'selectPerson/personDialogCancelled',
        'selectPerson/personDialogOpened',
        'selectPerson/queryTyped',
        'selectPerson/searchRequested',
        '→ POST /api/identity/users/ou-master-user-list',
        'selectPerson/searchLoaded',
      ],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({ backend: PORTAL_ANSWERS, ...scenario }));
