import type { UserTask } from '../../contract/tasks.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { dialogOpened, type ScheduleIntent } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import { backendWith, CALLS, configurationOf } from './backend.ts';
import { playFlow, type Reply } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';
import { dayItemOf, taskOf } from './workbenchState.ts';

/** Names of the calls of the schedule calendar. */
export const SCHEDULE = {
  day: 'POST /api/user-date-schedule/day',
  month: 'POST /api/user-date-schedule/month',
  read: 'GET /api/user-date-schedule/get-info-by-id',
  create: 'POST /api/user-date-schedule/create',
  update: 'POST /api/user-date-schedule/update',
  remove: 'POST /api/user-date-schedule/delete',
} as const;
const item = dayItemOf('review', '10:30', '11:30', { degreeType: 2 });
const schedule: UserTask = taskOf('review', { isEditOrDelete: true, source: 'Former' });

function backend(over: Record<string, Reply> = {}) {
  return {
    ...backendWith([former]),
    [CALLS.configuration]: { body: configurationOf({}, former.tenantId) },
    [SCHEDULE.day]: { body: { optionsInfo: [item] } },
    [SCHEDULE.month]: { body: [{ dateString: '2026-11-20', taskTitle: [{ title: 'review', degreeType: 2 }] }] },
    [SCHEDULE.read]: { body: schedule },
    [SCHEDULE.create]: { body: { id: 'new' } },
    [SCHEDULE.update]: { body: null },
    [SCHEDULE.remove]: { body: null },
    ...over,
  };
}

/** Somebody who has opened tab 3; `intent` says why. Mock `createRealtime` first. */
export async function onCalendar(intent?: ScheduleIntent, over: Record<string, Reply> = {}) {
  const play = await playFlow(backend(over), { path: '/portal', preloadedState: signedIn() });
  await play.pass(0);
  play.events();
  play.calls();
  const settle = async (...actions: Parameters<typeof play.dispatch>[0][]) => {
    for (const action of actions) {
      play.dispatch(action);
      await play.pass(0);
    }
  };
  await settle(dialogOpened(intent === undefined ? { tab: 3 } : { tab: 3, intent }));
  return {
    ...play,
    settle,
    status: () => play.state().scheduleCalendar.status,
    ours: () => play.events().filter((type) => /^(scheduleCalendar|taskForm|taskDetail|task)\//.test(type)),
    schedules: () => play.calls().filter((call) => call.includes('user-date-schedule')),
    answer: async (accept: boolean) => {
      const id = play.state().feedback.confirmation?.id ?? '';
      await settle(accept ? confirmationAccepted(id) : confirmationDismissed(id));
    },
  };
}
