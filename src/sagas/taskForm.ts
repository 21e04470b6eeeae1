// Spec §3, §5 forms of to-dos and schedules, TODO-4, TODO-8: closed → loading → editing ⇄ saving → closed. A draft that
// sagas/drafts.ts has kept comes back when the same form is opened again. A save goes on if its form is left with Back.
import { DEFAULTS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { call, put, race, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { selectUploads, uploadsDropped } from '../features/attachments/attachmentsSlice.ts';
import { draftRemoved } from '../features/drafts/draftsSlice.ts';
import {
  chosenTime,
  START_AFTER_DEADLINE,
  serverProblems,
  type TaskValues,
  type TimeField,
  valuesOf,
} from '../features/task/taskValues.ts';
import {
  draftDiscarded,
  draftRestored,
  formValues,
  selectFormDirty,
  selectFormDraftKey,
  selectFormStatus,
  selectFormValues,
  selectTaskForm,
  taskFieldLeft,
  taskFormChanged,
  taskFormClosed,
  taskFormOpened,
  taskFormSubmitted,
  taskSaveConflicted,
  taskSaved,
  taskSaveFailed,
  taskSaveSucceeded,
  taskSaveWanted,
  timeEntered,
} from '../features/taskForm/taskFormSlice.ts';
import { parseMoment } from '../lib/parseMoment.ts';
import { sameData } from '../lib/sameData.ts';
import type { ApiError } from '../services/http/apiError.ts';
import { isConflict } from '../services/http/basedOn.ts';
import { callApi } from './calls/callApi.ts';
import { load } from './calls/resource.ts';
import { inputOf, TASK_CALLS, taskFailure } from './calls/taskCalls.ts';
import { showToast } from './steps/showToast.ts';
import { draftFor } from './steps/taskFormSteps.ts';
import { wallNow } from './steps/wallNow.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* taskForm(): SagaGenerator<void> {
  yield* whileShellOpen(followForms);
}

/** One form after another. A form that a crash left open continues with everything that was typed. */
function* followForms(): SagaGenerator<void> {
  yield* takeEvery(taskFormSubmitted, save);
  while (true) {
    if ((yield* select(selectFormStatus)) === 'closed') yield* take(taskFormOpened);
    try {
      yield* race({ form: call(formLife), closed: take(taskFormClosed), another: take(taskFormOpened) });
    } finally {
      yield* put(uploadsDropped());
    }
  }
}

function* formLife(): SagaGenerator<void> {
  if ((yield* select(selectFormStatus)) === 'failed') yield* take(formValues.wanted);
  if ((yield* select(selectFormStatus)) !== 'editing') yield* fill();
  const key = yield* select(selectFormDraftKey);
  const draft = yield* draftFor(key);
  if (draft && !(yield* select(selectFormDirty))) {
    yield* put(draftRestored({ values: draft.values, from: draft.savedAt }));
    yield* settleTypedTimes();
  }
  yield* submitWhenWanted();
}

/** An existing task is fetched, and again if the person asks for it. */
function* fill(): SagaGenerator<void> {
  const { kind, id } = yield* select(selectTaskForm);
  if (id === null) return;
  while (!(yield* load(formValues, TASK_CALLS[kind].read(id), { key: id, as: valuesOf, saying: taskFailure })))
    yield* take(formValues.wanted);
}

/** Between saves, parses typed times field by field. */
function* submitWhenWanted(): SagaGenerator<void> {
  while (true) {
    const { entered } = yield* race({ asked: take(taskSaveWanted), entered: take(timeEntered) });
    if (entered) {
      yield* settleTypedTime(entered.payload);
      continue;
    }
    yield* settleTypedTimes();
    // Saving now would silently lose files that are not on the server yet.
    if ((yield* select(selectUploads)).length > 0) {
      yield* showToast('warning', { key: 'task:uploadsUnfinished' }, TIMING.errorMessageMs);
      continue;
    }
    yield* put(taskFormSubmitted());
    const { status, problems } = yield* select(selectTaskForm);
    if (status === 'saving') {
      if (taskSaveSucceeded.match(yield* take([taskSaveSucceeded, taskSaveFailed, taskSaveConflicted]))) return;
    } else if (problems.startedAt && 'key' in problems.startedAt && problems.startedAt.key === START_AFTER_DEADLINE.key)
      yield* showToast('warning', START_AFTER_DEADLINE, TIMING.errorMessageMs);
  }
}

/** Parses both time fields, the start first: an end without a day is on the start's day. */
function* settleTypedTimes(): SagaGenerator<void> {
  yield* settleTypedTime('startedAt');
  yield* settleTypedTime('endAt');
}

/** Parses a typed time; text that is not understood is reported and stays in its field. */
function* settleTypedTime(field: TimeField): SagaGenerator<void> {
  const form = yield* select(selectTaskForm);
  const { startedAt, typedTimes } = form.values;
  const text = typedTimes[field];
  if (text === undefined) return;
  const now = yield* wallNow();
  const day = field === 'endAt' ? startedAt?.slice(0, 10) : undefined;
  const at = parseMoment(text, { now, day, time: DEFAULTS.dayTimes[field] });
  if (at !== null || text.trim() === '') yield* put(taskFormChanged(chosenTime(form, field, at)));
  else yield* put(taskFieldLeft(field));
}

/**
 * §8: a refusal is shown as a message and at the fields it names. Once its form has been left, the answer changes no
 * other one; after a refusal the draft stays.
 */
function* save(): SagaGenerator<void> {
  const { status, kind, id, values, draftKey } = yield* select(selectTaskForm);
  if (status !== 'saving') return;
  const input = inputOf(values);
  const calls = TASK_CALLS[kind];
  const result = yield* callApi<unknown>(id === null ? calls.create(input) : calls.update(id, input, values.stamp));
  // Nothing changes the values during a save.
  const isLeft = (yield* select(selectFormValues)) !== values;
  if (!result.ok) {
    if (!isLeft) yield* returnToForm(result.error);
    return;
  }
  yield* forgetDraft(draftKey, values);
  if (!isLeft) yield* put(taskSaveSucceeded());
  const message = { key: id === null ? 'common:createdSuccessfully' : 'common:savedSuccessfully' };
  yield* showToast('success', message, TIMING.messageMs);
  yield* put(taskSaved({ kind, id, ...(isLeft && { isLeft }) }));
}

/** If the task was changed elsewhere, the form shows both versions. */
function* returnToForm(error: ApiError): SagaGenerator<void> {
  const { kind, id, values } = yield* select(selectTaskForm);
  const saved = id !== null && isConflict(error) ? yield* callApi(TASK_CALLS[kind].read(id)) : null;
  if ((yield* select(selectFormValues)) !== values) return;
  if (saved?.ok) yield* put(taskSaveConflicted(valuesOf(saved.value)));
  else yield* put(taskSaveFailed(error.kind === 'invalid' ? serverProblems(error, values) : {}));
}

/** The text has been sent, so it must not be sent again by the same form opened since; what was typed since stays. */
function* forgetDraft(key: string, sent: TaskValues): SagaGenerator<void> {
  const { draftKey, id, values } = yield* select(selectTaskForm);
  if (draftKey !== key || values === sent) yield* put(draftRemoved(key));
  else if (id === null && sameData(values, sent)) yield* put(draftDiscarded());
}
