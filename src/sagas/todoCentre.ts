// Spec §2 "To-do centre", POR-2: counts of the seven lists, and the first items of the two lists on the workbench; both
// again once a to-do has changed. What the dialog shows of them is followed by support/todoPanel.ts.
import { all, call, fork, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { TaskListName } from '../../contract/tasks.ts';
import { LIMITS } from '../constants/limits.ts';
import { followSettled, taskCompleted, taskDeleted, taskSaved } from '../features/task/taskSlice.ts';
import {
  countsFailed,
  countsLoaded,
  countsRequested,
  selectChosenLists,
  todoListChosen,
  todoListFailed,
  todoListLoaded,
  todoListRequested,
} from '../features/todoCentre/todoCentreSlice.ts';
import { taskCounts, taskPage } from '../services/api/tasks.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { todoPanel } from './todoPanel.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* todoCentre(): SagaGenerator<void> {
  yield* whileShellOpen(followTasks);
}

function* followTasks(): SagaGenerator<void> {
  yield* fork(() => keepFresh(loadCounts, { part: 'counts', live: true }));
  yield* fork(() => keepFresh(loadChosenLists, { part: 'lists', live: true }));
  yield* takeEvery(todoListChosen, function* ({ payload }) {
    yield* loadList(payload.list);
  });
  yield* takeLatest([taskSaved, taskDeleted, taskCompleted, followSettled], function* () {
    yield* all({ counts: call(loadCounts), lists: call(loadChosenLists) });
  });
  yield* todoPanel();
}

function* loadCounts(): SagaGenerator<void> {
  yield* load(taskCounts(), {
    requested: () => countsRequested(),
    loaded: (counts) => countsLoaded(counts),
    failed: (error) => countsFailed(error),
  });
}

function* loadChosenLists(): SagaGenerator<void> {
  const { work, personal } = yield* select(selectChosenLists);
  yield* all({ work: call(loadList, work), personal: call(loadList, personal) });
}

function* loadList(list: TaskListName): SagaGenerator<void> {
  yield* load(taskPage(list, 0, LIMITS.workbenchTasks), {
    requested: () => todoListRequested(list),
    loaded: ({ items }) => todoListLoaded({ list, items }),
    failed: (error) => todoListFailed({ list, error }),
  });
}
