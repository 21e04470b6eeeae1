// Spec §4 "Task status", "Follow toggle", §5 "Deleting asks for confirmation", TODO-6, TODO-7. Updates are optimistic,
// and reverted if the server refuses; its own message says why (§8). Unfollowing, completing and deleting can be undone
// for five seconds: the server is called only then (docs/decisions/0029).
import type { UserTask } from '../../contract/tasks.ts';
import { fork, type SagaGenerator, select, takeEvery, takeLatest } from '../effects/effects.ts';
import type { Confirmation } from '../features/feedback/feedbackSlice.ts';
import { selectHeldDeeds } from '../features/heldDeeds/heldDeedsSlice.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import { selectBusyTasks } from '../features/task/busyTasks.ts';
import * as events from '../features/task/taskSlice.ts';
import { taskTitle } from '../features/task/taskTitle.ts';
import { selectTaskDetail, taskDetailOpened } from '../features/taskDetail/taskDetailSlice.ts';
import { taskFormOpened } from '../features/taskForm/taskFormSlice.ts';
import { listsWith } from '../features/todoCentre/goneTodos.ts';
import { selectTodoPage } from '../features/todoCentre/todoCentreSlice.ts';
import type { Message } from '../lib/message.ts';
import { enumeration } from '../services/api/reference.ts';
import { toggleFollow } from '../services/api/tasks.ts';
import { callApi } from './calls/callApi.ts';
import { load } from './calls/resource.ts';
import { changeTask } from './steps/changeTask.ts';
import { placeHere } from './steps/placeHere.ts';
import { followed, holdDeed, resumeDeed } from './taskDeeds.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* task(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    const place = yield* placeHere();
    for (const held of yield* select(selectHeldDeeds)) if (held.place === place) yield* fork(resumeDeed, held);
    yield* followPresses();
  });
}

function* followPresses(): SagaGenerator<void> {
  yield* takeEvery(events.followWanted, follow);
  yield* takeEvery(events.completionWanted, complete);
  yield* takeEvery(events.taskDeletionWanted, remove);
  yield* takeLatest([taskFormOpened, taskDetailOpened], loadEnums);
}

function* isBusy(id: string): SagaGenerator<boolean> {
  return (yield* select(selectBusyTasks)).includes(id);
}

function* follow({ payload }: ReturnType<typeof events.followWanted>): SagaGenerator<void> {
  const { id, isCollection } = payload;
  if (yield* isBusy(id)) return;
  if (!isCollection)
    yield* holdDeed({ deed: 'unfollowed', kind: 'personal', id, title: yield* titleOf(id), status: 0 });
  else
    yield* changeTask(
      events.followToggled(payload),
      events.followRolledBack({ id, isCollection: false }),
      function* () {
        const answer = yield* callApi(toggleFollow(id), { heldBack: true });
        return answer.ok ? followed(id, answer.value.isCollection) : null;
      },
    );
}

function* complete({ payload }: ReturnType<typeof events.completionWanted>): SagaGenerator<void> {
  const { id, status } = payload;
  if (yield* isBusy(id)) return;
  const title = yield* titleOf(id);
  if (!(yield* askConfirmation({ question: { key: 'task:confirmCompleted' } }))) return;
  yield* holdDeed({ deed: 'completed', kind: 'personal', id, title, status });
}

/** The questions of each kind (§8). */
const QUESTION = { personal: 'task:confirmDelete', schedule: 'task:confirmDeletion' } as const;

function* remove({ payload }: ReturnType<typeof events.taskDeletionWanted>): SagaGenerator<void> {
  const { kind, id } = payload;
  if (yield* isBusy(id)) return;
  // What the person sees when they press: a change that arrives behind the question is not what they delete.
  const known = yield* shownTask(id);
  const stamp = known?.concurrencyStamp;
  const title = yield* titleOf(id);
  const words = yield* deletionWords(id);
  if (!(yield* askConfirmation({ question: { key: QUESTION[kind] }, ...words, danger: true }))) return;
  const lists = known && kind === 'personal' ? listsWith(known) : [];
  yield* holdDeed({ deed: 'deleted', kind, id, title, status: 0, stamp }, lists);
}

/** The task as shown in the dialog, where people see what they press. */
function* shownTask(id: string): SagaGenerator<UserTask | undefined> {
  const shown = [(yield* select(selectTaskDetail)).data, ...(yield* select(selectTodoPage)).items];
  return shown.find((each) => each?.id === id) ?? undefined;
}

function* titleOf(id: string): SagaGenerator<string> {
  const task = yield* shownTask(id);
  return task ? taskTitle(task, yield* select(selectLanguage)) : '';
}

/**
 * What is deleted, and who loses it with the person: a task is one entity, so deleting it deletes it for every
 * executor.
 */
function* deletionWords(id: string): SagaGenerator<Pick<Confirmation, 'consequence' | 'confirm'>> {
  const me = yield* select(selectUser);
  const known = yield* shownTask(id);
  const [first, ...more] = known?.executors.filter(({ userId }) => userId !== me?.id) ?? [];
  if (!known) return { consequence: null, confirm: { key: 'task:delete' } };
  const { title } = known;
  if (!first) return { consequence: { key: 'task:deletionAlone', params: { title } }, confirm: { key: 'task:delete' } };
  const consequence: Message =
    more.length === 0
      ? { key: 'task:deletionForOther', params: { title, name: first.userName } }
      : { key: 'task:deletionForOthers', params: { title, name: first.userName, count: more.length + 1 } };
  return { consequence, confirm: { key: 'task:deleteForAll' } };
}

/** The server's words in the current language; if they cannot be loaded, the portal's own are shown. */
function* loadEnums(): SagaGenerator<void> {
  const language = yield* select(selectLanguage);
  const known = yield* select(events.selectTaskEnums);
  for (const name of events.TASK_ENUMS)
    if (known[name].data?.language !== language) yield* fork(loadEnum, name, language);
}

function* loadEnum(name: events.TaskEnum, language: string): SagaGenerator<void> {
  yield* load(events.taskEnums, enumeration(name), {
    key: name,
    as: ({ items }) => ({ language, items: items.map(({ value, displayName }) => ({ value, displayName })) }),
  });
}
