// Spec §4 "Task status", "Follow toggle", §5 "Deleting asks for confirmation", TODO-6, TODO-7. Follow and complete show
// at once and are taken back where the server refuses; its own message says why (§8).
import { all, call, delay, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import { selectLanguage } from '../features/settings/settingsSlice.ts';
import * as events from '../features/task/taskSlice.ts';
import { taskDetailOpened } from '../features/taskDetail/taskDetailSlice.ts';
import { taskFormOpened } from '../features/taskForm/taskFormSlice.ts';
import { type EnumName, enumeration } from '../services/api/reference.ts';
import { markTask, toggleFollow } from '../services/api/tasks.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { callApi } from './calls/callApi.ts';
import { showToast } from './steps/showToast.ts';
import { TASK_CALLS } from './calls/taskCalls.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* task(): SagaGenerator<void> {
  yield* whileShellOpen(followTasks);
}

function* followTasks(): SagaGenerator<void> {
  yield* takeEvery(events.followRequested, follow);
  yield* takeEvery(events.completionRequested, complete);
  yield* takeEvery(events.deletionRequested, remove);
  yield* keepEnums();
}

function* isBusy(id: string): SagaGenerator<boolean> {
  return (yield* select(events.selectBusyTasks)).includes(id);
}

function* follow({ payload }: ReturnType<typeof events.followRequested>): SagaGenerator<void> {
  const { id, isCollection } = payload;
  if (yield* isBusy(id)) return;
  yield* put(events.followToggled(payload));
  const answer = yield* callApi(toggleFollow(id));
  if (!answer.ok) {
    yield* put(events.followRolledBack({ id, isCollection: !isCollection }));
    return;
  }
  const now = answer.value.isCollection;
  yield* put(events.followSettled({ id, isCollection: now }));
  yield* showToast('success', { key: now ? 'task:followed' : 'task:unfollowed' }, TIMING.messageMs);
}

function* complete({ payload }: ReturnType<typeof events.completionRequested>): SagaGenerator<void> {
  const { id, status } = payload;
  const user = yield* select(selectUser);
  if (user === null || (yield* isBusy(id))) return;
  if (!(yield* askConfirmation({ question: { key: 'task:confirmCompleted' } }))) return;
  yield* put(events.completionConfirmed({ id, userId: user.id }));
  const answer = yield* callApi(markTask(id));
  if (!answer.ok) {
    yield* put(events.completionRolledBack({ id, userId: user.id, status }));
    return;
  }
  yield* put(events.taskCompleted({ id }));
  yield* showToast('success', { key: 'common:markedSuccessfully' }, TIMING.messageMs);
}

/** What each kind says (§8). */
const DELETION = {
  personal: { question: { key: 'task:confirmDelete' }, done: { key: 'common:deletedSuccessfully' } },
  schedule: { question: { key: 'task:confirmDeletion' }, done: { key: 'common:deleteSuccessful' } },
} as const;

function* remove({ payload }: ReturnType<typeof events.deletionRequested>): SagaGenerator<void> {
  const { kind, id } = payload;
  if (yield* isBusy(id)) return;
  const { question, done } = DELETION[kind];
  if (!(yield* askConfirmation({ question, danger: true }))) return;
  yield* put(events.deletionConfirmed(payload));
  const answer = yield* callApi(TASK_CALLS[kind].remove(id));
  if (!answer.ok) {
    yield* put(events.deletionFailed(payload));
    return;
  }
  yield* delay(TIMING.deleteSuccessDelayMs);
  yield* put(events.taskDeleted(payload));
  yield* showToast('success', done, TIMING.messageMs);
}

/** The words of the server, in the language of the moment; where they cannot be had, the portal's own are shown. */
function* keepEnums(): SagaGenerator<void> {
  while (true) {
    yield* take([taskFormOpened, taskDetailOpened]);
    const language = yield* select(selectLanguage);
    if ((yield* select(events.selectTaskEnums))?.language === language) continue;
    const { degreeType, warmingTime, warmingType } = yield* all({
      degreeType: call(() => loadEnum('degreeType')),
      warmingTime: call(() => loadEnum('warmingTime')),
      warmingType: call(() => loadEnum('warmingType')),
    });
    if (degreeType && warmingTime && warmingType)
      yield* put(events.enumsLoaded({ language, degreeType, warmingTime, warmingType }));
  }
}

function* loadEnum(name: EnumName): SagaGenerator<events.EnumItem[] | null> {
  const answer = yield* callApi(enumeration(name), { silent: true });
  return answer.ok ? answer.value.items.map(({ value, displayName }) => ({ value, displayName })) : null;
}
