import { call, put, type SagaGenerator, select } from '../../effects/effects.ts';
import {
  type Draft,
  draftKey,
  draftRemoved,
  draftSaved,
  draftTakenOver,
  selectDraft,
  selectDraftsElsewhere,
} from '../../features/drafts/draftsSlice.ts';
import type { ChosenPerson } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectHostInfo, selectTenantId, selectUser } from '../../features/session/sessionSlice.ts';
import { EMPTY_TASK, type TaskKind, type TaskValues } from '../../features/task/taskValues.ts';
import {
  selectFormDirty,
  selectFormDraftKey,
  selectFormValues,
  selectTaskForm,
  taskFormClosed,
  taskFormOpened,
} from '../../features/taskForm/taskFormSlice.ts';
import { openTabs } from '../../services/browser/tabName.ts';
import { askConfirmation } from '../waits/askConfirmation.ts';
import { wallNow } from './wallNow.ts';

/**
 * Opens the form of a to-do or schedule: a new one (`id` null) with the person as executor and with `prefill` over the
 * defaults, for `people` if they are named, or an existing one. The caller has asked whether another form may be left
 * (`leaveTaskForm`); if asking was impossible, the typed text is kept as a draft.
 */
export function* openTaskForm(form: {
  kind: TaskKind;
  id: string | null;
  prefill?: Partial<TaskValues>;
  people?: ChosenPerson[];
}): SagaGenerator<void> {
  if (yield* select(selectFormDirty)) yield* keepDraft();
  const { people } = form;
  const user = yield* select(selectUser);
  const self = user ? [{ userId: user.id, userName: user.name }] : [];
  const account = yield* select(selectHostInfo);
  const tenantId = yield* select(selectTenantId);
  yield* put(
    taskFormOpened({
      kind: form.kind,
      id: form.id,
      values: { ...EMPTY_TASK, executors: people ?? self, ...form.prefill },
      ...(people && { people }),
      executorFixed: tenantId === null,
      draftKey: draftKey({ accountId: account?.id ?? '', tenantId, form: form.kind, id: form.id }),
    }),
  );
}

/** Closes the form if one is open. A dirty one asks first: false if the person stays, or a save is under way. */
export function* leaveTaskForm(): SagaGenerator<boolean> {
  const { status } = yield* select(selectTaskForm);
  if (status === 'closed') return true;
  if (status === 'saving') return false;
  if (yield* select(selectFormDirty)) {
    const leave = yield* askConfirmation({ question: { key: 'task:leaveUnsaved' }, confirm: { key: 'task:leave' } });
    if (!leave) return false;
    yield* put(draftRemoved(yield* select(selectFormDraftKey)));
  }
  yield* put(taskFormClosed());
  return true;
}

/** Closes the form of this kind if it is open, without asking; the typed text is kept as a draft. */
export function* putAwayTaskForm(kind: TaskKind): SagaGenerator<void> {
  const form = yield* select(selectTaskForm);
  if (form.status === 'closed' || form.kind !== kind) return;
  if (yield* select(selectFormDirty)) yield* keepDraft();
  yield* put(taskFormClosed());
}

/** Keeps what is in the open form; one in which nothing was entered has no draft. */
export function* keepDraft(): SagaGenerator<void> {
  const key = yield* select(selectFormDraftKey);
  const values = yield* select(selectFormValues);
  if (yield* select(selectFormDirty)) yield* put(draftSaved({ key, draft: { savedAt: yield* wallNow(), values } }));
  else yield* put(draftRemoved(key));
}

/**
 * The draft that the form with this key resumes: this tab's, else the newest one of a closed tab, which then belongs to
 * this tab. A draft of another open tab stays with it (decision 0007).
 */
export function* draftFor(key: string): SagaGenerator<Draft | undefined> {
  const own = yield* select(selectDraft, key);
  if (own) return own;
  const elsewhere = yield* select(selectDraftsElsewhere, key);
  if (elsewhere.length === 0) return undefined;
  const open = yield* call(openTabs);
  const left = elsewhere.find(({ tab }) => !open.includes(tab));
  if (left) yield* put(draftTakenOver({ key, tab: left.tab }));
  return left?.draft;
}
