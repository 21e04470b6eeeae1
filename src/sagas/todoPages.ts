// Spec §7, §9 "to-do page size 10", TODO-2: the shown list comes page by page.
import { call, delay, put, race, type SagaGenerator, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { TaskListName, UserTask } from '../../contract/tasks.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { notificationReceived } from '../features/notificationCentre/notificationCentreSlice.ts';
import { eventsRelayed, startSucceeded } from '../features/realtime/realtimeSlice.ts';
import * as centre from '../features/todoCentre/todoCentreSlice.ts';
import type { Page } from '../lib/paging.ts';
import { taskPage } from '../services/api/tasks.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';

/** Loads the list whenever it is shown, and its next page whenever the end comes into sight. */
export function* keepTodoPages(): SagaGenerator<void> {
  yield* takeLatest([centre.todoListShown, centre.todosRetried], loadFirst);
  yield* takeLeading(centre.nextTodoPageRequested, loadNext);
  yield* takeLatest([notificationReceived, eventsRelayed, startSucceeded], catchUp);
}

/** What others do to the shown list comes in while it is looked at; a burst of events costs one call. */
function* catchUp(): SagaGenerator<void> {
  yield* delay(TIMING.realtimeBurstMs);
  if ((yield* select(centre.selectTodoPage)).status === 'loaded') yield* loadFirst();
}

function* loadFirst(): SagaGenerator<void> {
  const list = yield* select(centre.selectShownList);
  yield* put(centre.todoPageRequested());
  const result = yield* callApi(taskPage(list, 0, LIMITS.taskPageSize), { silent: true });
  yield* put(
    result.ok
      ? centre.todoPageLoaded({ list, page: result.value })
      : centre.todoPageFailed({ list, error: errorMessage(result.error) }),
  );
}

function* loadNext(): SagaGenerator<void> {
  const { status, items } = yield* select(centre.selectTodoPage);
  // The end was in sight, but there is no next page, or it is on its way.
  if (status !== 'loadingMore') return;
  const list = yield* select(centre.selectShownList);
  const { result } = yield* race({ result: call(askNext, list, items.length), left: take(centre.todoListShown) });
  if (!result) return;
  yield* put(
    result.ok
      ? centre.nextTodoPageLoaded({ list, page: result.value })
      : centre.nextTodoPageFailed({ list, error: errorMessage(result.error) }),
  );
}

function* askNext(list: TaskListName, skipCount: number): SagaGenerator<ApiResult<Page<UserTask>>> {
  return yield* callApi(taskPage(list, skipCount, LIMITS.taskPageSize), { silent: true });
}
