// Spec §4 "To-do centre views", "Calendar panel views": a tab of the notification dialog, from its main view to details
// and forms and back. Tabs 2 and 3 share it; the differences are in their flows.
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { fork, put, type SagaGenerator, select, take } from '../../effects/effects.ts';
import {
  type DialogTab,
  dialogIntentTaken,
  dialogOpened,
  dialogPlaceShown,
  selectDialogPlace,
} from '../../features/notificationDialog/notificationDialogSlice.ts';
import { deletionConfirmed } from '../../features/task/taskSlice.ts';
import type { TaskKind } from '../../features/task/taskValues.ts';
import { selectDetailTarget, taskDetailClosed, taskDetailOpened } from '../../features/taskDetail/taskDetailSlice.ts';
import { taskSaved } from '../../features/taskForm/taskFormSlice.ts';
import { isTabOpen, whileTabOpen } from '../waits/whileTabOpen.ts';
import { leaveTaskForm, putAwayTaskForm } from './taskFormSteps.ts';

type Lead = () => SagaGenerator<void>;
interface Way {
  readonly type: string;
  readonly lead: (action: Action<string>) => SagaGenerator<void>;
}

/** What is specific to a tab. */
export interface Panel {
  readonly tab: DialogTab;
  /** Which tasks it shows. */
  readonly kind: TaskKind;
  /** Shows what the tab was asked to show, else its main view. */
  readonly enter: Lead;
  /** Follows an intent of the dialog while the tab is already open. */
  readonly followIntent: Lead;
  /** Loads what the tab shows, for as long as it is open. */
  readonly keepData: Lead;
  /** What the person may press, and where that leads. A form that asks before it is left delays it. */
  readonly ways: readonly Way[];
  /** Events of the tab itself that may change its place. */
  readonly moves: readonly { readonly type: string }[];
  /** One of its forms has been saved; `id` is null for a new task. */
  readonly afterSave: (id: string | null) => SagaGenerator<void>;
  /** The task of the open detail is about to be deleted. */
  readonly afterDeletion: Lead;
  /** What the address says about the view, so that a reload restores it; null for the main view. */
  readonly place: () => SagaGenerator<string | null>;
  /** The tab is no longer shown. */
  readonly leave: Lead;
}

/** One way out of a view: what a press leads to. */
export function way<P>(
  event: { readonly type: string; match: (action: Action<string>) => action is PayloadAction<P> },
  lead: (payload: P) => SagaGenerator<void>,
): Way {
  return {
    type: event.type,
    *lead(action) {
      if (event.match(action)) yield* lead(action.payload);
    },
  };
}

/** Follows a tab each time it is shown, one step at a time. */
export function* followPanel(panel: Panel): SagaGenerator<void> {
  yield* whileTabOpen(
    panel.tab,
    function* () {
      yield* panel.enter();
      yield* fork(panel.keepData);
      while (true) {
        yield* tellPlace(panel);
        yield* step(panel);
      }
    },
    // The confirmation has already been asked for (sagas/notificationDialog.ts); on Back, the typed text is kept as a
    // draft.
    function* () {
      yield* putAwayTaskForm(panel.kind);
      yield* closeDetail(panel);
      yield* panel.leave();
    },
  );
}

function* tellPlace({ place }: Panel): SagaGenerator<void> {
  const now = yield* place();
  if ((yield* select(selectDialogPlace)) !== now) yield* put(dialogPlaceShown(now));
}

function* step(panel: Panel): SagaGenerator<void> {
  const moved = panel.moves.map(({ type }) => type);
  const asked = [...panel.ways, dialogOpened, taskSaved, deletionConfirmed].map(({ type }) => type);
  const action: Action<string> = yield* take([...moved, ...asked]);
  if (taskSaved.match(action)) {
    const { kind, id, isLeft } = action.payload;
    if (kind === panel.kind && !isLeft) yield* panel.afterSave(id);
  } else if (deletionConfirmed.match(action)) {
    if (yield* isDetailOf(panel, action.payload.id)) yield* panel.afterDeletion();
  } else if (!moved.includes(action.type) && (yield* isTabOpen(panel.tab)) && (yield* leaveTaskForm())) {
    if (dialogOpened.match(action)) yield* panel.followIntent();
    else for (const { lead } of panel.ways) yield* lead(action);
  }
}

/** What the dialog asks a tab to show, which the dialog then forgets; null if nothing in particular. */
export function* takeIntent<State, Intent>(
  selectIntent: (state: State) => Intent | null,
): SagaGenerator<Intent | null> {
  const intent = yield* select(selectIntent);
  if (intent !== null) yield* put(dialogIntentTaken());
  return intent;
}

/** Whether the panel's detail shows this task; any task if no id is given. */
export function* isDetailOf({ kind }: Pick<Panel, 'kind'>, id?: string): SagaGenerator<boolean> {
  const target = yield* select(selectDetailTarget);
  return target?.kind === kind && (id === undefined || target.id === id);
}

/** Fetches the detail of a task, again if it is already open. */
export function* openDetail({ kind }: Pick<Panel, 'kind'>, id: string): SagaGenerator<void> {
  yield* put(taskDetailOpened({ kind, id }));
}

/** Closes the panel's detail if one is open. */
export function* closeDetail(panel: Pick<Panel, 'kind'>): SagaGenerator<void> {
  if (yield* isDetailOf(panel)) yield* put(taskDetailClosed());
}
