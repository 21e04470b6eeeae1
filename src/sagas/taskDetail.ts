// Spec §2, §4 detail of a to-do or schedule, TODO-6: fetched when it is opened, and again once it has changed.
import { type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { taskCompleted } from '../features/task/taskSlice.ts';
import {
  selectDetailTarget,
  taskDetailClosed,
  taskDetailFailed,
  taskDetailLoaded,
  taskDetailOpened,
  taskDetailRequested,
  taskDetailRetried,
} from '../features/taskDetail/taskDetailSlice.ts';
import { load } from './calls/resource.ts';
import { TASK_CALLS } from './calls/taskCalls.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* taskDetail(): SagaGenerator<void> {
  yield* whileShellOpen(followDetail);
}

/** The newest wins, so an answer for a task that was left behind never shows; `completed` refreshes the executors. */
function* followDetail(): SagaGenerator<void> {
  yield* takeLatest([taskDetailOpened, taskDetailClosed, taskDetailRetried, taskCompleted], loadDetail);
}

function* loadDetail(): SagaGenerator<void> {
  const target = yield* select(selectDetailTarget);
  if (target === null) return;
  const { kind, id } = target;
  yield* load(TASK_CALLS[kind].read(id), {
    requested: () => taskDetailRequested(),
    loaded: (task) => taskDetailLoaded(task),
    failed: (error) => taskDetailFailed({ id, error }),
  });
}
