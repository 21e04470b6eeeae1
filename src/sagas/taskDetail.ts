// Spec §2, §4 detail of a to-do or schedule, TODO-6: fetched when it is opened, and again once it has
// changed, here, in another tab or by somebody else.
import { put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import { taskIdOf } from '../features/notificationCentre/todoHappening.ts';
import { notificationReceived, todosChanged } from '../features/realtime/realtimeEvents.ts';
import { taskCompleted } from '../features/task/taskSlice.ts';
import {
  detailedTask,
  selectDetailTarget,
  taskDetailClosed,
  taskDetailOpened,
} from '../features/taskDetail/taskDetailSlice.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { TASK_CALLS, taskFailure } from './calls/taskCalls.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/**
 * The newest load wins, so an answer for a task that has been left never shows; `completed` refreshes the executors.
 * The hub does not say which task a change without notification concerns, so it may be the shown one.
 */
const DUE = [taskDetailOpened, taskDetailClosed, detailedTask.wanted, taskCompleted, todosChanged];

export function* taskDetail(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* takeEvery(notificationReceived, followOthers);
    yield* keepFresh(loadDetail, { on: DUE, live: false });
  });
}

/** Somebody has changed the shown task, or deleted it; a notification about another one costs no call. */
function* followOthers({ payload }: ReturnType<typeof notificationReceived>): SagaGenerator<void> {
  const target = yield* select(selectDetailTarget);
  if (target !== null && taskIdOf(payload) === target.id) yield* put(detailedTask.wanted(target.id));
}

function* loadDetail(): SagaGenerator<void> {
  const target = yield* select(selectDetailTarget);
  if (target === null) return;
  const { kind, id } = target;
  yield* load(detailedTask, TASK_CALLS[kind].read(id), { key: id, saying: taskFailure });
}
