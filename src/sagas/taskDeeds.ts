import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { TaskListName } from '../../contract/tasks.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { deedHeld, deedSettled, type HeldDeed, selectHeldDeeds } from '../features/heldDeeds/heldDeedsSlice.ts';
import { selectUser } from '../features/session/sessionSlice.ts';
import * as events from '../features/task/taskSlice.ts';
import { todoRows } from '../features/todoCentre/todoCentreSlice.ts';
import type { Message } from '../lib/message.ts';
import { markTask, toggleFollow } from '../services/api/tasks.ts';
import { now } from '../services/browser/clock.ts';
import { type ApiError, isGone } from '../services/http/apiError.ts';
import { isConflict } from '../services/http/basedOn.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { TASK_CALLS } from './calls/taskCalls.ts';
import { changeTask, type Settled } from './steps/changeTask.ts';
import { heldBack } from './steps/heldBack.ts';
import { placeHere } from './steps/placeHere.ts';
import { showFailure } from './steps/showFailure.ts';
import { showToast } from './steps/showToast.ts';
import { networkBack } from './waits/networkBack.ts';
import { refreshSettled } from './waits/refreshSettled.ts';

/** Called while the page stays; the outcome is reported here. */
const ASKED = { heldBack: true, silent: true };

/**
 * Performs a deed that can be undone for five seconds. The device remembers it until the server has answered: if this
 * page can no longer send it, the next one does (`resumeDeed`). `lists` are those that count a to-do to be deleted.
 */
export function* holdDeed(deed: Omit<HeldDeed, 'place' | 'dueAt'>, lists: TaskListName[] = []): SagaGenerator<void> {
  const held: HeldDeed = { ...deed, place: yield* placeHere(), dueAt: (yield* call(now)) + TIMING.undoMs };
  yield* put(deedHeld(held));
  const about = { key: WORDS[deed.deed].held, params: { title: deed.title } };
  yield* perform(held, lists, function* () {
    const { takenBack, changed } = yield* race({ takenBack: call(heldBack, about), changed: take(bringsOther(held)) });
    if (changed) yield* sayChanged(held);
    return changed || takenBack ? null : yield* sent(held, false);
  });
}

/** A list that has the to-do in another version than the one that the person deletes. */
const bringsOther =
  ({ id, stamp }: HeldDeed) =>
  (action: Action<string>): boolean => {
    if (!stamp || !todoRows.loaded.match(action)) return false;
    const known = action.payload.items.find((task) => task.id === id)?.concurrencyStamp;
    return known ? known !== stamp : false;
  };

function* sayChanged({ title }: HeldDeed): SagaGenerator<void> {
  yield* showToast('warning', { key: 'task:deletionOutdated', params: { title } }, TIMING.errorMessageMs);
}

/** Performs a deed that an earlier page, or a tab that is now closed, could not send. */
export function* resumeDeed(held: HeldDeed): SagaGenerator<void> {
  const { title } = held;
  yield* perform(held, [], function* () {
    // The other tab may still be open and offer undo.
    yield* delay(Math.max(0, held.dueAt - (yield* call(now))));
    if (!(yield* select(selectHeldDeeds)).some(({ id }) => id === held.id)) return null;
    const settled = yield* sent(held, true);
    return settled && { ...settled, message: { key: WORDS[held.deed].later, params: { title } } };
  });
}

function* perform(
  held: HeldDeed,
  lists: TaskListName[],
  settle: () => SagaGenerator<Settled | null>,
): SagaGenerator<void> {
  const { shown, takenBack } = yield* changesOf(held, lists);
  yield* changeTask(shown, takenBack, function* () {
    try {
      return yield* settle();
    } finally {
      yield* put(deedSettled(held.id));
    }
  });
}

function* changesOf(
  { deed, kind, id, status }: HeldDeed,
  lists: TaskListName[],
): SagaGenerator<Record<'shown' | 'takenBack', UnknownAction>> {
  const userId = (yield* select(selectUser))?.id ?? '';
  if (deed === 'deleted')
    return { shown: events.deletionConfirmed({ kind, id, lists }), takenBack: events.deletionFailed({ kind, id }) };
  if (deed === 'completed')
    return {
      shown: events.completionConfirmed({ id, userId }),
      takenBack: events.completionRolledBack({ id, userId, status }),
    };
  return {
    shown: events.followToggled({ id, isCollection: false }),
    takenBack: events.followRolledBack({ id, isCollection: true }),
  };
}

/** Keys of the messages; `done` are those of §8. */
const WORDS = {
  deleted: { held: 'task:deletionHeld', later: 'task:deletedLater' },
  completed: { held: 'task:completionHeld', later: 'task:completedLater' },
  unfollowed: { held: 'task:unfollowHeld', later: 'task:unfollowedLater' },
} as const;
const DELETED: Readonly<Record<HeldDeed['kind'], Message>> = {
  personal: { key: 'common:deletedSuccessfully' },
  schedule: { key: 'common:deleteSuccessful' },
};

/**
 * Sends a deed. If no answer comes, it is retried once the network is back; a reload after a lost network or a refused
 * token leaves it to the next page. Null if it was refused, which is reported.
 */
function* sent(held: HeldDeed, before: boolean): SagaGenerator<Settled | null> {
  const answer = yield* ask(held, before);
  if (answer.ok) return answer.value;
  if (before === false && (yield* mayAskAgain(answer.error))) return yield* sent(held, true);
  if (answer.error.kind === 'network')
    yield* showToast('error', { key: 'task:deedLost', params: { title: held.title } }, TIMING.errorMessageMs);
  else if (isConflict(answer.error)) yield* sayChanged(held);
  else if (answer.error.kind === 'other' || answer.error.kind === 'invalid') yield* showFailure(answer.error);
  return null;
}

/** Whether the reason why a deed failed is gone, while the page stays. */
function* mayAskAgain(error: ApiError): SagaGenerator<boolean> {
  if (error.kind === 'unauthorised') return yield* refreshSettled();
  if (error.kind !== 'network') return false;
  yield* networkBack();
  return true;
}

/**
 * A deed that may have reached the server `before` does no harm when repeated. A deletion that finds nothing is done,
 * whoever has deleted it.
 */
function* ask({ deed, kind, id, stamp }: HeldDeed, before: boolean): SagaGenerator<ApiResult<Settled>> {
  if (deed === 'completed') {
    const answer = yield* callApi(markTask(id), ASKED);
    const value = { event: events.taskCompleted({ id }), message: { key: 'common:markedSuccessfully' } };
    return answer.ok ? { ok: true, value } : answer;
  }
  if (deed === 'deleted') {
    const answer = yield* callApi(TASK_CALLS[kind].remove(id, stamp ?? null), ASKED);
    const event = events.taskDeleted({ kind, id });
    const value = { event, message: DELETED[kind], messageAfterMs: TIMING.deleteSuccessDelayMs };
    return answer.ok || isGone(answer.error) ? { ok: true, value } : answer;
  }
  if (before) {
    // The call toggles, so the state is checked first.
    const task = yield* callApi(TASK_CALLS[kind].read(id), { silent: true });
    if (task.ok && !task.value.isCollection) return { ok: true, value: followed(id, false) };
    if (!task.ok) return isGone(task.error) ? { ok: true, value: followed(id, false) } : task;
  }
  const answer = yield* callApi(toggleFollow(id), ASKED);
  return answer.ok ? { ok: true, value: followed(id, answer.value.isCollection) } : answer;
}

/** The server's follow state, and the message for it. */
export const followed = (id: string, isCollection: boolean): Settled => ({
  event: events.followSettled({ id, isCollection }),
  message: { key: isCollection ? 'task:followed' : 'task:unfollowed' },
});
