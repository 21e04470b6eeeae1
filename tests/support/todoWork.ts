import type { UserTask } from '../../contract/tasks.ts';
import { confirmationAccepted, confirmationDismissed } from '../../src/features/feedback/feedbackSlice.ts';
import { type DialogOpening, dialogOpened } from '../../src/features/notificationDialog/notificationDialogSlice.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith } from './backend.ts';
import { type Effects, playFlow } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';
import { taskOf } from './workbenchState.ts';

/** Names of the calls of the to-do centre. */
export const TODO = {
  counts: 'POST /api/user-work/common/user-task-count',
  working: 'POST /api/user-work/work/my-working',
  overdue: 'POST /api/user-work/work/my-overdue',
  participating: 'POST /api/user-work/personal/my-participate',
  started: 'POST /api/user-work/personal/my-start',
  create: 'POST /api/user-work/personal/create',
  update: 'POST /api/user-work/personal/update',
  read: 'GET /api/user-work/get-info-by-id',
  remove: 'GET /api/user-work/common/delete-by-id',
  follow: 'GET /api/user-work/todo-attention',
  mark: 'POST /api/user-work/user-task-mark',
  enums: 'GET /api/common/get-enum',
  code: 'POST /api/dimensional-code/generate',
  file: 'GET /api/user-work/attachment/get-by-name',
} as const;

/** A personal to-do of Lin, the person of `signedIn`, who is one of its two executors. */
export const ownTask = (title: string, over: Partial<UserTask> = {}): UserTask =>
  taskOf(title, {
    executors: [
      { userId: 'former-user', userName: 'Lin Jing', executorStatus: 0 },
      { userId: 'wang', userName: '王磊', executorStatus: 0 },
    ],
    isEditOrDelete: true,
    source: 'personal',
    ...over,
  });

export const pageWith = (items: UserTask[], totalCount = items.length) => ({ body: { items, totalCount } });
const counts = {
  work: { myInProgress: 1, myOverdue: 2, myFinished: 3, myCollection: 4, total: 3 },
  personal: { myParticipateIn: 5, myStartCount: 6, myCollection: 7, total: 5 },
};

/** Lin at work with tab 2 of the dialog open; begin with `jest.useFakeTimers()`. */
export async function todoWork(
  opening: DialogOpening = { tab: 2 },
  preloaded: Partial<RootState> = {},
  effects?: Effects,
) {
  const backend = {
    ...backendWith([former]),
    [TODO.counts]: { body: counts },
    [TODO.working]: pageWith([]),
    [TODO.overdue]: pageWith([]),
    [TODO.participating]: pageWith([]),
    [TODO.started]: pageWith([]),
    [TODO.enums]: { body: { items: [{ name: 'a', value: 0, displayName: 'zero' }] } },
    [TODO.create]: { body: { id: 'new-task' } },
    [TODO.update]: { body: null },
    [TODO.remove]: { body: null },
    [TODO.mark]: { body: null },
  };
  const play = await playFlow(backend, {
    path: '/portal',
    preloadedState: { ...signedIn(), ...preloaded },
    ...(effects && { effects }),
  });
  await play.pass(0);
  play.dispatch(dialogOpened(opening));
  await play.pass(0);
  play.calls();
  play.events();
  const question = () => play.state().feedback.confirmation;
  return {
    ...play,
    question,
    accept: () => play.dispatch(confirmationAccepted(question()?.id ?? '')),
    dismiss: () => play.dispatch(confirmationDismissed(question()?.id ?? '')),
    toasts: () => play.state().feedback.toasts.map(({ kind, message }) => ({ kind, message })),
  };
}
