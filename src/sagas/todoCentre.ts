// Spec §2 "To-do centre", §4 "To-do centre views", TODO-1 … TODO-6, POR-2: the counts of the seven lists; and while tab
// 2 of the notification dialog is open, list → QR code, edit form or detail → back.
import type { TaskListName, UserTask } from '../../contract/tasks.ts';
import { LIMITS } from '../constants/limits.ts';
import { fork, put, type SagaGenerator, select, takeEvery, takeLeading } from '../effects/effects.ts';
import {
  dialogIntentTaken,
  dialogTabChosen,
  selectTodoIntent,
} from '../features/notificationDialog/notificationDialogSlice.ts';
import { qrCodeLeft, qrCodeWanted } from '../features/qrCode/qrCodeSlice.ts';
import type { ChosenPerson } from '../features/selectPerson/selectPersonEvents.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { deletionFailed, followSettled, taskCompleted, taskDeleted, taskSaved } from '../features/task/taskSlice.ts';
import { proposedTodo } from '../features/task/taskValues.ts';
import { detailedTask, selectDetailTarget } from '../features/taskDetail/taskDetailSlice.ts';
import { selectFormId } from '../features/taskForm/taskFormSlice.ts';
import * as centre from '../features/todoCentre/todoCentreSlice.ts';
import { taskCounts, taskPage } from '../services/api/tasks.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { loadFirstPage, loadNextPage, type PagedPlan } from './calls/pagedResource.ts';
import { load } from './calls/resource.ts';
import { closeDetail, followPanel, isDetailOf, openDetail, type Panel, way } from './steps/panel.ts';
import { openTaskForm } from './steps/taskFormSteps.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

/** What the address says about a form, so that a reload restores it; for a detail the task's id is enough. */
const NEW_FORM = 'new';
const EDIT_FORM = 'edit/';
const PERSONAL = { kind: 'personal' } as const;

export function* todoCentre(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    yield* fork(keepCounts);
    yield* followPanel(TODO_PANEL);
  });
}

function* keepCounts(): SagaGenerator<void> {
  yield* keepFresh(() => load(centre.todoCounts, taskCounts()), {
    on: [centre.todoCounts.wanted, taskSaved, taskDeleted, taskCompleted, followSettled],
    live: 'todos',
  });
}

const TODO_PANEL: Panel = {
  ...PERSONAL,
  tab: 2,
  enter: followIntent,
  followIntent,
  keepData: keepRows,
  ways: [
    way(centre.todoListPicked, showList),
    way(centre.todoPressed, openTodo),
    way(centre.todoCreatePressed, () => openForm(null)),
    way(centre.todoEditPressed, openForm),
    way(centre.todoBackPressed, goBack),
  ],
  moves: [],
  /**
   * A changed to-do is shown in its new form if it was opened from its detail; otherwise the list is shown, with a new
   * to-do in it.
   */
  *afterSave(id) {
    if (id !== null && (yield* isDetailOf(PERSONAL, id))) yield* showDetail(id);
    else if (id === null) yield* showList('started');
    else yield* showLastList();
  },
  afterDeletion: showLastList,
  *place() {
    const view = yield* select(centre.selectTodoView);
    if (view === 'detail') return (yield* select(selectDetailTarget))?.id ?? null;
    if (view !== 'form') return null;
    const id = yield* select(selectFormId);
    return id === null ? NEW_FORM : EDIT_FORM + id;
  },
  *leave() {
    yield* put(centre.todoPanelLeft());
  },
};

/** NTF-1: a list, the form with or without an id, or a detail; without any of them the list that was open last. */
function* followIntent(): SagaGenerator<void> {
  const intent = yield* select(selectTodoIntent);
  if (intent !== null) yield* put(dialogIntentTaken());
  if (intent?.kind === 'create') yield* openForm(null, intent.people);
  else if (intent?.kind === 'detail' && intent.id === NEW_FORM) yield* openForm(null);
  else if (intent?.kind === 'edit') yield* openForm(intent.id);
  else if (intent?.kind === 'detail' && intent.id.startsWith(EDIT_FORM))
    yield* openForm(intent.id.slice(EDIT_FORM.length));
  else if (intent?.kind === 'detail') yield* showFound(intent);
  else if (intent?.kind === 'code') {
    yield* showList(intent.list);
    yield* openTodo(intent.task);
  } else if (intent?.kind === 'list') yield* showList(intent.list);
  else yield* showLastList();
}

/** A work to-do is handed to the app (code 102), a personal one opens its detail. */
function* openTodo(task: UserTask): SagaGenerator<void> {
  if (centre.groupOf(yield* select(centre.selectShownList)) === 'personal') {
    yield* showDetail(task.id);
    return;
  }
  yield* put(centre.todoCodeShown(task));
  // Few and short fields: every word makes the code denser and harder to scan.
  const parameters = { kind: 'work' };
  yield* put(qrCodeWanted({ kind: 'todo', businessId: task.id, moduleName: task.source ?? 'OA', parameters }));
}

function* openForm(id: string | null, people?: ChosenPerson[]): SagaGenerator<void> {
  yield* put(qrCodeLeft());
  if (id === null) yield* closeDetail(PERSONAL);
  const prefill = id === null ? proposedTodo(yield* wallNow()) : {};
  yield* openTaskForm({ ...PERSONAL, id, prefill, ...(people && { people }) });
  yield* put(centre.todoFormShown());
}

function* showDetail(id: string): SagaGenerator<void> {
  yield* put(qrCodeLeft());
  yield* openDetail(PERSONAL, id);
  yield* put(centre.todoDetailShown());
}

/** A detail opened from elsewhere: the list beside it is the one in which it was found, else one that contains it. */
function* showFound({ id, list }: { id: string; list?: TaskListName }): SagaGenerator<void> {
  if (list !== undefined) yield* put(centre.todoListFound(list));
  yield* showDetail(id);
}

/** A personal to-do is in no list of work to-dos: the person is an executor of it, or created it. */
function* findList({ payload }: ReturnType<typeof detailedTask.loaded>): SagaGenerator<void> {
  if ((yield* select(centre.selectTodoView)) !== 'detail') return;
  if (centre.groupOf(yield* select(centre.selectShownList)) === 'personal') return;
  const me = yield* select(selectUser);
  const takesPart = payload.executors.some(({ userId }) => userId === me?.id);
  yield* put(centre.todoListFound(takesPart ? 'participating' : 'started'));
}

function* showList(list: TaskListName): SagaGenerator<void> {
  yield* put(qrCodeLeft());
  yield* closeDetail(PERSONAL);
  yield* put(centre.todoListShown(list));
}

function* showLastList(): SagaGenerator<void> {
  yield* showList(yield* select(centre.selectShownList));
}

/**
 * From the form to the detail it was opened from, from a detail to the notifications if they led to it, otherwise to
 * the list.
 */
function* goBack(): SagaGenerator<void> {
  const isForm = (yield* select(centre.selectTodoView)) === 'form';
  if (isForm && (yield* isDetailOf(PERSONAL))) yield* put(centre.todoDetailShown());
  else if (!isForm && (yield* select(centre.selectFromNotifications))) yield* put(dialogTabChosen(1));
  else yield* showLastList();
}

/** TODO-2, §9 "to-do page size 10": the shown list page by page. Changes by others appear while it is on the screen. */
const ROWS: PagedPlan<UserTask, Parameters<typeof centre.selectTodoPage>[0]> = {
  resource: centre.todoRows,
  list: centre.selectTodoPage,
  *endpoint(_list, skipCount) {
    return taskPage(yield* select(centre.selectShownList), skipCount, LIMITS.taskPageSize);
  },
  leaving: centre.todoListShown,
};

function* keepRows(): SagaGenerator<void> {
  yield* takeEvery(detailedTask.loaded, findList);
  yield* takeLeading(centre.todoRows.nextRequested, function* () {
    yield* loadNextPage(ROWS, yield* select(centre.selectShownList));
  });
  yield* keepFresh(loadRows, { on: [centre.todoListShown, centre.todoRows.wanted, deletionFailed], live: 'todos' });
}

function* loadRows(): SagaGenerator<void> {
  if ((yield* select(centre.selectTodoView)) !== 'list') return;
  yield* loadFirstPage(ROWS, yield* select(centre.selectShownList));
}
