// Spec §2 "To-do centre", §4 "To-do centre views", TODO-1 … TODO-6: while tab 2 of the notification dialog is open,
// list → QR code, edit form or detail → back. One step at a time: a form that asks before it is left holds the next back.
import { fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import type { UserTask } from '../../contract/tasks.ts';
import * as dialog from '../features/notificationDialog/notificationDialogSlice.ts';
import { qrCodeLeft, qrCodeRequested } from '../features/qrCode/qrCodeSlice.ts';
import { taskDeleted, taskSaved } from '../features/task/taskSlice.ts';
import * as detail from '../features/taskDetail/taskDetailSlice.ts';
import { selectFormId } from '../features/taskForm/taskFormSlice.ts';
import * as centre from '../features/todoCentre/todoCentreSlice.ts';
import { leaveTaskForm, openTaskForm, putAwayTaskForm } from './steps/taskFormSteps.ts';
import { keepTodoPages } from './todoPages.ts';
import { isTabOpen, whileTabOpen } from './waits/whileTabOpen.ts';

/** What the address says of a form, so that a reload comes back into it; a detail is said by the task's id alone. */
const NEW_FORM = 'new';
const EDIT_FORM = 'edit/';

/** Follows the tab for as long as the shell is open. */
export function* todoPanel(): SagaGenerator<void> {
  yield* whileTabOpen(2, panelLife, leavePanel);
}

/** Whoever leads away has asked already (sagas/notificationDialog.ts); by Back, what was typed is kept as a draft. */
function* leavePanel(): SagaGenerator<void> {
  yield* putAwayTaskForm('personal');
  yield* closeDetail();
  yield* put(centre.todoPanelLeft());
}

function* panelLife(): SagaGenerator<void> {
  yield* fork(keepTodoPages);
  yield* followIntent();
  while (true) {
    yield* tellPlace();
    yield* step();
  }
}

function* tellPlace(): SagaGenerator<void> {
  const place = yield* placeNow();
  if ((yield* select(dialog.selectDialogPlace)) !== place) yield* put(dialog.dialogPlaceShown(place));
}

function* placeNow(): SagaGenerator<string | null> {
  const view = yield* select(centre.selectTodoView);
  if (view === 'detail') return (yield* select(detail.selectDetailTarget))?.id ?? null;
  if (view !== 'form') return null;
  const id = yield* select(selectFormId);
  return id === null ? NEW_FORM : EDIT_FORM + id;
}

function* step(): SagaGenerator<void> {
  const asked = yield* race({
    list: take(centre.todoListPicked),
    task: take(centre.todoPressed),
    create: take(centre.todoCreatePressed),
    edit: take(centre.todoEditPressed),
    back: take(centre.todoBackPressed),
    intent: take(dialog.dialogOpened),
    saved: take(taskSaved),
    deleted: take(taskDeleted),
  });
  if (asked.saved) yield* afterSave(asked.saved.payload);
  else if (asked.deleted) yield* afterDeletion(asked.deleted.payload.id);
  else if (!(yield* isTabOpen(2)) || !(yield* leaveTaskForm())) return;
  else if (asked.list) yield* toList(asked.list.payload);
  else if (asked.task) yield* openTask(asked.task.payload);
  else if (asked.create) yield* openForm(null);
  else if (asked.edit) yield* openForm(asked.edit.payload);
  else if (asked.back) yield* goBack();
  else if (asked.intent) yield* followIntent();
}

/** NTF-1: a list, the form with or without an id, or a detail; without any of them the list that was open last. */
function* followIntent(): SagaGenerator<void> {
  const intent = yield* select(dialog.selectTodoIntent);
  if (intent !== null) yield* put(dialog.dialogIntentTaken());
  if (intent?.kind === 'create' || (intent?.kind === 'detail' && intent.id === NEW_FORM)) yield* openForm(null);
  else if (intent?.kind === 'edit') yield* openForm(intent.id);
  else if (intent?.kind === 'detail' && intent.id.startsWith(EDIT_FORM))
    yield* openForm(intent.id.slice(EDIT_FORM.length));
  else if (intent?.kind === 'detail') yield* openDetail(intent.id);
  else yield* toList(intent?.list ?? (yield* select(centre.selectShownList)));
}

/** A work to-do is handed to the app (code 102), a personal one has its detail. */
function* openTask(task: UserTask): SagaGenerator<void> {
  if (centre.groupOf(yield* select(centre.selectShownList)) === 'personal') {
    yield* openDetail(task.id);
    return;
  }
  yield* put(centre.todoCodeShown(task));
  // Few and short: every word makes the code finer and harder to scan.
  const parameters = { kind: 'work' };
  yield* put(qrCodeRequested({ kind: 'todo', businessId: task.id, moduleName: task.source ?? 'OA', parameters }));
}

function* openForm(id: string | null): SagaGenerator<void> {
  yield* put(qrCodeLeft());
  if (id === null) yield* closeDetail();
  yield* openTaskForm({ kind: 'personal', id });
  yield* put(centre.todoFormShown());
}

function* openDetail(id: string): SagaGenerator<void> {
  yield* put(qrCodeLeft());
  yield* put(detail.taskDetailOpened({ kind: 'personal', id }));
  yield* put(centre.todoDetailShown());
}

function* closeDetail(): SagaGenerator<void> {
  if ((yield* select(detail.selectDetailTarget))?.kind === 'personal') yield* put(detail.taskDetailClosed());
}

function* toList(list: Parameters<typeof centre.todoListShown>[0]): SagaGenerator<void> {
  yield* put(qrCodeLeft());
  yield* closeDetail();
  yield* put(centre.todoListShown(list));
}

/** From the form to the detail it was opened from, from all others to the list. */
function* goBack(): SagaGenerator<void> {
  const isForm = (yield* select(centre.selectTodoView)) === 'form';
  if (isForm && (yield* select(detail.selectDetailTarget)) !== null) yield* put(centre.todoDetailShown());
  else yield* toList(yield* select(centre.selectShownList));
}

/** A changed to-do is shown as it is now, where it was opened from its detail; else the list is, with a new one in it. */
function* afterSave({ kind, id }: ReturnType<typeof taskSaved>['payload']): SagaGenerator<void> {
  if (kind !== 'personal') return;
  if (id !== null && (yield* select(detail.selectDetailTarget))?.id === id) yield* openDetail(id);
  else yield* toList(id === null ? 'started' : yield* select(centre.selectShownList));
}

function* afterDeletion(id: string): SagaGenerator<void> {
  if ((yield* select(detail.selectDetailTarget))?.id === id) yield* toList(yield* select(centre.selectShownList));
}
