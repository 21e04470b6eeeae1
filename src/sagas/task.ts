// Spec §4 "Task status", "Follow toggle", §5 "Deleting asks for confirmation", TODO-6, TODO-7. What the person does is
// shown at once, and reverted if the server refuses; its own message says why (§8). To unfollow, complete and delete can be
// taken back for five seconds: the server is asked only then (docs/decisions/0029).
import type { UnknownAction } from '@reduxjs/toolkit';
import { cancel, delay, fork, put, type SagaGenerator, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import type { Confirmation } from '../features/feedback/feedbackSlice.ts';
import { daySchedules } from '../features/scheduleCalendar/scheduleCalendarSlice.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import * as events from '../features/task/taskSlice.ts';
import { detailedTask, selectTaskDetail, taskDetailOpened } from '../features/taskDetail/taskDetailSlice.ts';
import { taskFormOpened } from '../features/taskForm/taskFormSlice.ts';
import { selectTodoPage, todoRows } from '../features/todoCentre/todoCentreSlice.ts';
import { agenda, todoCard } from '../features/workbench/workbenchSlice.ts';
import type { Message } from '../lib/message.ts';
import { enumeration } from '../services/api/reference.ts';
import { markTask, toggleFollow } from '../services/api/tasks.ts';
import { callApi } from './calls/callApi.ts';
import { load } from './calls/resource.ts';
import { TASK_CALLS } from './calls/taskCalls.ts';
import { heldBack } from './steps/heldBack.ts';
import { showToast } from './steps/showToast.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

const HELD_BACK = { heldBack: true };

export function* task(): SagaGenerator<void> {
  yield* whileShellOpen(followPresses);
}

function* followPresses(): SagaGenerator<void> {
  yield* takeEvery(events.followRequested, follow);
  yield* takeEvery(events.completionRequested, complete);
  yield* takeEvery(events.deletionRequested, remove);
  yield* takeLatest([taskFormOpened, taskDetailOpened], loadEnums);
}

function* isBusy(id: string): SagaGenerator<boolean> {
  return (yield* select(events.selectBusyTasks)).includes(id);
}

/**
 * Shows a change, then what `settle` returns: the event that settles it and the message, or null. One with words for
 * `about` is held back before, in case the person takes it back. Without an event the change is reverted: a refusal, the
 * end of the shell or a crash leaves neither a busy task nor anything on the screen that the server never confirmed.
 */
function* change({ shown, takenBack, about, settle }: Change): SagaGenerator<void> {
  let settled: Settled | null = null;
  const keeping = yield* fork(keepShown, shown);
  try {
    yield* put(shown);
    if (about === null || !(yield* heldBack(about))) settled = yield* settle();
  } finally {
    yield* cancel(keeping);
    yield* put(settled?.event ?? takenBack);
  }
  if (settled) yield* showToast('success', settled.message, TIMING.messageMs);
}
interface Change {
  readonly shown: UnknownAction;
  readonly takenBack: UnknownAction;
  readonly about: Message | null;
  readonly settle: () => SagaGenerator<Settled | null>;
}
interface Settled {
  readonly event: UnknownAction;
  readonly message: Message;
}

/** What is fetched in the meantime does not know of the change yet. */
function* keepShown(shown: UnknownAction): SagaGenerator<void> {
  while (true) {
    yield* take([detailedTask, todoRows, todoCard, agenda, daySchedules].map(({ loaded }) => loaded.type));
    yield* put(shown);
  }
}

function* follow({ payload }: ReturnType<typeof events.followRequested>): SagaGenerator<void> {
  const { id, isCollection } = payload;
  if (yield* isBusy(id)) return;
  const takenBack = events.followRolledBack({ id, isCollection: !isCollection });
  const about = isCollection ? null : { key: 'task:unfollowHeld' };
  yield* change({
    shown: events.followToggled(payload),
    takenBack,
    about,
    *settle() {
      const answer = yield* callApi(toggleFollow(id), HELD_BACK);
      if (!answer.ok) return null;
      const now = answer.value.isCollection;
      const message = { key: now ? 'task:followed' : 'task:unfollowed' };
      return { event: events.followSettled({ id, isCollection: now }), message };
    },
  });
}

function* complete({ payload }: ReturnType<typeof events.completionRequested>): SagaGenerator<void> {
  const { id, status } = payload;
  const user = yield* select(selectUser);
  if (user === null || (yield* isBusy(id))) return;
  if (!(yield* askConfirmation({ question: { key: 'task:confirmCompleted' } }))) return;
  const takenBack = events.completionRolledBack({ id, userId: user.id, status });
  yield* change({
    shown: events.completionConfirmed({ id, userId: user.id }),
    takenBack,
    about: { key: 'task:completionHeld' },
    *settle() {
      if (!(yield* callApi(markTask(id), HELD_BACK)).ok) return null;
      return { event: events.taskCompleted({ id }), message: { key: 'common:markedSuccessfully' } };
    },
  });
}

/** The messages of each kind (§8). */
const DELETION = {
  personal: { question: { key: 'task:confirmDelete' }, done: { key: 'common:deletedSuccessfully' } },
  schedule: { question: { key: 'task:confirmDeletion' }, done: { key: 'common:deleteSuccessful' } },
} as const;

function* remove({ payload }: ReturnType<typeof events.deletionRequested>): SagaGenerator<void> {
  const { kind, id } = payload;
  if (yield* isBusy(id)) return;
  const { question, done } = DELETION[kind];
  const words = yield* deletionWords(id);
  if (!(yield* askConfirmation({ question, ...words, danger: true }))) return;
  yield* change({
    shown: events.deletionConfirmed(payload),
    takenBack: events.deletionFailed(payload),
    about: { key: 'task:deletionHeld' },
    *settle() {
      if (!(yield* callApi(TASK_CALLS[kind].remove(id), HELD_BACK)).ok) return null;
      yield* delay(TIMING.deleteSuccessDelayMs);
      return { event: events.taskDeleted(payload), message: done };
    },
  });
}

/** What goes and who loses it with the person: a task is one entity, so deleting it deletes it for every executor. */
function* deletionWords(id: string): SagaGenerator<Pick<Confirmation, 'consequence' | 'confirm'>> {
  const me = yield* select(selectUser);
  const shown = [(yield* select(selectTaskDetail)).data, ...(yield* select(selectTodoPage)).items];
  const known = shown.find((each) => each?.id === id);
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
