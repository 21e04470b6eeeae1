import { applicationOpened } from '../../../src/features/applications/applicationsSlice.ts';
import { fileOpened } from '../../../src/features/attachments/attachmentsSlice.ts';
import { confirmationAccepted } from '../../../src/features/feedback/feedbackSlice.ts';
import { latestNotices } from '../../../src/features/notices/noticesSlice.ts';
import { moduleSummary, notificationPages } from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { qrCodeRequested } from '../../../src/features/qrCode/qrCodeSlice.ts';
import { pageReloadPrepared } from '../../../src/features/reload/reloadSlice.ts';
import { navigationRequested } from '../../../src/features/routing/routingSlice.ts';
import { cursorMoved } from '../../../src/features/scheduleCalendar/scheduleCalendarSlice.ts';
import {
  personDialogCancelled,
  personDialogOpened,
  queryTyped,
} from '../../../src/features/selectPerson/selectPersonEvents.ts';
import { popoverOpened } from '../../../src/features/shell/shellSlice.ts';
import { deletionRequested, followRequested } from '../../../src/features/task/taskSlice.ts';
import { taskDetailOpened } from '../../../src/features/taskDetail/taskDetailSlice.ts';
import { taskFormChanged, taskFormClosed, taskSaveRequested } from '../../../src/features/taskForm/taskFormSlice.ts';
import { todoCounts, todoCreatePressed, todoListPicked } from '../../../src/features/todoCentre/todoCentreSlice.ts';
import { upgradeAccepted } from '../../../src/features/versionUpgrade/versionUpgradeEvents.ts';
import { todoCard } from '../../../src/features/workbench/workbenchSlice.ts';
import { ownTask, TODO } from '../todoWork.ts';
import { does, doesAndWaits, type Play, type Scenario } from './scenario.ts';

const PATHS = {
  notices: 'GET /api/portal/companyNotice/currentUser/notices',
  summary: 'GET /api/notification/user-notification-statistics',
  page: 'GET /api/notification/user-notifications',
  read: 'POST /api/notification/set-all-read',
  code: 'POST /api/dimensional-code/generate',
  units: 'GET /api/hr/organization-units/all-ou',
  people: 'POST /api/identity/users/ou-master-user-list',
  month: 'POST /api/user-date-schedule/month',
  day: 'POST /api/user-date-schedule/day',
} as const;
const task = ownTask('audit');
const none = { body: { items: [], totalCount: 0 } };
/** A backend that answers whatever these flows ask. */
const backend = {
  [PATHS.notices]: { body: { items: [{ id: 'n1', title: 'x', publishDate: '2026-11-20T10:00:00' }] } },
  [PATHS.summary]: { body: { items: [{ moduleName: 'OA', unreadCount: 1, title: 'x' }] } },
  [PATHS.page]: none,
  [PATHS.read]: { body: null },
  [PATHS.code]: { body: { content: 'code' } },
  [PATHS.units]: none,
  [PATHS.people]: none,
  [PATHS.month]: { body: [] },
  [PATHS.day]: { body: { optionsInfo: [] } },
  [TODO.counts]: {
    body: {
      work: { myInProgress: 1, myOverdue: 2, myFinished: 3, myCollection: 4, total: 3 },
      personal: { myParticipateIn: 5, myStartCount: 6, myCollection: 7, total: 5 },
    },
  },
  ...Object.fromEntries([TODO.working, TODO.overdue, TODO.participating, TODO.started].map((call) => [call, none])),
  [TODO.enums]: { body: { items: [{ name: 'a', value: 0, displayName: 'zero' }] } },
  [TODO.read]: { body: task },
  [TODO.create]: { body: { id: 'new-task' } },
  [TODO.remove]: { body: null },
  [TODO.follow]: { body: { isCollection: true } },
};
const values = {
  title: 'stocktaking',
  startedAt: '2026-11-27T09:00:00',
  endAt: '2026-11-27T18:00:00',
};
const todos = dialogOpened({ tab: 2 });
const newTodo = dialogOpened({ tab: 2, intent: { kind: 'create' } });
const summaryThen = { kind: 'todo' as const, businessId: 'b1', moduleName: 'OA', parameters: {} };

/** Says yes to the question on the screen. */
async function accept(play: Play): Promise<void> {
  await does(confirmationAccepted(play.state().feedback.confirmation?.id ?? ''))(play);
}
/** Leaves a page of the shell and comes back. */
const away = [navigationRequested({ to: '/404' }), navigationRequested({ to: '/portal' })];

/** Flows of the signed-in portal. */
export const portalScenarios: readonly Scenario[] = (
  [
    {
      flow: 'clock',
      title: 'the time moves on',
      ask: doesAndWaits(30_000),
      leadsTo: ['clock/clockTicked'],
    },
    {
      flow: 'ownPicture',
      title: 'the picture of the person is fetched',
      ask: does(...away),
      leadsTo: ['shell/pictureDropped', 'shell/pictureFetched'],
    },
    {
      flow: 'resume',
      title: 'what is open is kept before a reload',
      ask: does(popoverOpened({ name: 'user', by: 'press' }), pageReloadPrepared()),
      leadsTo: ['shell/popoverOpened', 'reload/pageReloadPrepared'],
    },
    {
      flow: 'workbench',
      title: 'the cards of the workbench are fetched',
      ask: does(...away, todoCard.wanted('inProgress')),
      leadsTo: ['workbench/todoListRequested', 'workbench/todoListLoaded'],
    },
    {
      flow: 'notices',
      title: 'the notices are fetched again',
      ask: does(latestNotices.wanted()),
      leadsTo: ['notices/noticesWanted', 'notices/noticesRequested', 'notices/noticesLoaded'],
    },
    {
      flow: 'notificationCentre',
      title: 'the summary is fetched again',
      ask: does(moduleSummary.wanted()),
      leadsTo: ['notificationCentre/summaryRequested', 'notificationCentre/summaryLoaded'],
    },
    {
      flow: 'notificationCentre',
      title: 'a module is shown and marked read',
      ask: does(dialogOpened({ tab: 3 }), dialogOpened({ tab: 1, place: 'OA' }), notificationPages.wanted('all')),
      leadsTo: ['notificationCentre/moduleOpened', 'notificationCentre/notificationPageLoaded'],
    },
    {
      flow: 'notificationDialog',
      title: 'the open dialog stands in the address',
      ask: does(dialogOpened({ tab: 1 }), todos),
      leadsTo: ['notificationDialog/dialogOpened', 'routing/locationChanged'],
    },
    {
      flow: 'todoCentre',
      title: 'the counts are fetched again',
      ask: does(todoCounts.wanted()),
      leadsTo: ['todoCentre/countsRequested', 'todoCentre/countsLoaded'],
    },
    {
      flow: 'todoCentre',
      title: 'a list is shown, then the form for a new to-do',
      before: does(todos),
      ask: does(todoListPicked('started'), todoCreatePressed(), todoListPicked('overdue')),
      leadsTo: ['todoCentre/todoListShown', 'todoCentre/todoFormShown', 'todoCentre/todoListShown'],
    },
    {
      flow: 'taskForm',
      title: 'a new to-do is saved',
      ask: does(taskFormClosed(), todos, newTodo, taskFormChanged(values), taskSaveRequested()),
      leadsTo: [
        'taskForm/taskFormOpened',
        'taskForm/taskFormSubmitted',
        'taskForm/taskSaveSucceeded',
        'task/taskSaved',
      ],
    },
    {
      flow: 'drafts',
      title: 'what is typed is kept',
      ask: doesAndWaits(500, newTodo, taskFormChanged({ title: `draft` }), taskFormChanged({ title: 'draft 2' })),
      leadsTo: ['taskForm/taskFormChanged', 'drafts/draftSaved'],
    },
    {
      flow: 'taskDetail',
      title: 'the detail is fetched',
      ask: does(taskDetailOpened({ kind: 'personal', id: task.id })),
      leadsTo: ['taskDetail/taskDetailRequested', 'taskDetail/taskDetailLoaded'],
    },
    {
      flow: 'task',
      title: 'a to-do is followed',
      ask: does(followRequested({ id: task.id, isCollection: true })),
      leadsTo: ['task/followToggled', 'task/followSettled', 'feedback/toastShown'],
    },
    {
      flow: 'task',
      title: 'a to-do is deleted after the question',
      ask: async (play) => {
        await does(deletionRequested({ kind: 'personal', id: task.id }))(play);
        await accept(play);
        await play.pass(500);
      },
      leadsTo: ['task/deletionConfirmed', 'task/taskDeleted', 'feedback/toastShown'],
    },
    {
      flow: 'attachments',
      title: 'a picture is previewed',
      ask: does(fileOpened({ blobName: 'b', fileName: 'plan.png' })),
      leadsTo: ['attachments/previewRequested', 'attachments/previewShown'],
    },
    {
      flow: 'scheduleCalendar',
      title: 'the calendar is opened and moved',
      ask: does(
        dialogOpened({ tab: 1 }),
        dialogOpened({ tab: 3 }),
        cursorMoved('2027-02-03'),
        cursorMoved('2027-04-03'),
      ),
      leadsTo: ['scheduleCalendar/calendarOpened', 'scheduleCalendar/monthLoaded'],
    },
    {
      flow: 'selectPerson',
      title: 'a person is searched',
      ask: doesAndWaits(
        300,
        personDialogCancelled(),
        personDialogOpened({ purpose: 'executors', selected: [], multiple: true }),
        queryTyped('lin'),
      ),
      leadsTo: ['selectPerson/personDialogOpened', 'selectPerson/searchLoaded'],
    },
    {
      flow: 'applications',
      title: 'an application that is not granted is refused',
      ask: does(applicationOpened('hr')),
      leadsTo: ['applications/applicationOpened', 'permissions/accessRefused'],
    },
    {
      flow: 'qrCode',
      title: 'a code is made, and made anew when it is due',
      ask: doesAndWaits(108_000, qrCodeRequested(summaryThen)),
      leadsTo: ['qrCode/qrCodeArrived', 'qrCode/qrCodeDue', 'qrCode/qrCodeArrived'],
    },
    {
      flow: 'versionUpgrade',
      title: 'a newer version is taken',
      ask: does(upgradeAccepted('9.9.9')),
      leadsTo: ['versionUpgrade/upgradeAccepted', 'reload/pageReloadRequested'],
    },
    {
      flow: 'realtime',
      title: 'the hub is connected with the shell',
      ask: does(...away),
      leadsTo: ['realtime/startRequested', 'realtime/leadershipTaken', 'realtime/startSucceeded'],
    },
  ] satisfies readonly Scenario[]
).map((scenario) => ({ ...scenario, backend }));
