import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { draftKey, draftRemoved } from '../../features/drafts/draftsSlice.ts';
import { selectHostInfo, selectTenantId, selectUser } from '../../features/session/sessionSlice.ts';
import { EMPTY_TASK, type TaskKind, type TaskValues } from '../../features/task/taskTypes.ts';
import { closed, opened, selectFormDirty, selectTaskForm } from '../../features/taskForm/taskFormSlice.ts';
import { selectTimeZone } from '../../features/workbench/workbenchSlice.ts';
import { wallClockAt } from '../../lib/wallClock.ts';
import { now } from '../../services/browser/clock.ts';
import { askConfirmation } from './askConfirmation.ts';

/**
 * Opens the form of a to-do or schedule: a new one (`id` null) with the person as executor and with `prefill` over the
 * defaults, or an existing one. The caller has made sure that no other form would be lost (`leaveTaskForm`).
 */
export function* openTaskForm(form: {
  kind: TaskKind;
  id: string | null;
  prefill?: Partial<TaskValues>;
}): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const executors = user ? [{ userId: user.id, userName: user.name }] : [];
  yield* put(
    opened({
      kind: form.kind,
      id: form.id,
      values: { ...EMPTY_TASK, executors, ...form.prefill },
      executorFixed: (yield* select(selectTenantId)) === null,
    }),
  );
}

/** Closes the form where one is open. A dirty one asks first: false where the person stays, or a save is under way. */
export function* leaveTaskForm(): SagaGenerator<boolean> {
  const { status } = yield* select(selectTaskForm);
  if (status === 'closed') return true;
  if (status === 'saving') return false;
  if (yield* select(selectFormDirty)) {
    const leave = yield* askConfirmation({ question: { key: 'task:leaveUnsaved' }, confirm: { key: 'task:leave' } });
    if (!leave) return false;
    yield* put(draftRemoved(yield* formDraftKey()));
  }
  yield* put(closed());
  return true;
}

/** Under which the draft of the open form is kept. */
export function* formDraftKey(): SagaGenerator<string> {
  const { kind, id } = yield* select(selectTaskForm);
  const account = yield* select(selectHostInfo);
  return draftKey({ accountId: account?.id ?? '', tenantId: yield* select(selectTenantId), form: kind, id });
}

/** Now, as wall clock of the company's zone. */
export function* wallNow(): SagaGenerator<string> {
  return wallClockAt(yield* call(now), yield* select(selectTimeZone));
}
