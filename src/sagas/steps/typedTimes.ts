import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { DEFAULTS } from '../../constants/limits.ts';
import type { TimeField } from '../../features/task/taskTypes.ts';
import { selectTaskForm, taskFieldLeft, taskFormChanged } from '../../features/taskForm/taskFormSlice.ts';
import { chosenTime } from '../../features/taskForm/taskRules.ts';
import { parseMoment } from '../../lib/parseMoment.ts';
import { wallNow } from './wallNow.ts';

/** What was typed into both time fields becomes times, the start first: an end without a day is on the start's. */
export function* settleTypedTimes(): SagaGenerator<void> {
  yield* settleTypedTime('startedAt');
  yield* settleTypedTime('endAt');
}

/** What was typed becomes a time, or is said not to be understood and stays in its field. */
export function* settleTypedTime(field: TimeField): SagaGenerator<void> {
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
