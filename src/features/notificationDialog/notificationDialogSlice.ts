import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TaskListName, UserTask } from '../../../contract/tasks.ts';
import { governed } from '../../lib/machine.ts';
import type { ChosenPerson } from '../selectPerson/selectPersonEvents.ts';
import { notificationDialogMachine } from './notificationDialogMachine.ts';

/** 1 notifications, 2 to-dos, 3 schedules (§2). */
export type DialogTab = 1 | 2 | 3;
/** What tab 2 is asked to show when it is opened. */
export type TodoIntent =
  | { kind: 'list'; list: TaskListName }
  /** `people`: whom it is for, if not the person themselves. */
  | { kind: 'create'; people?: ChosenPerson[] }
  | { kind: 'edit'; id: string }
  /** `list` is the list it was found in, `from` where the way back leads instead. */
  | { kind: 'detail'; id: string; list?: TaskListName; from?: 'notifications' }
  /** The code of a work to-do, which only the app can open. */
  | { kind: 'code'; list: TaskListName; task: UserTask };
/** What tab 3 is asked to show; dates are `YYYY-MM-DD`. */
export type ScheduleIntent =
  | { kind: 'create'; date?: string }
  | { kind: 'edit'; id: string }
  | { kind: 'day'; date: string }
  /** A schedule, beside the list of the day it was found on. */
  | { kind: 'detail'; id: string; date: string };
/** An entry point of the dialog. `place` is what the tab was showing, as in the address (a module, a task, a date). */
export type DialogOpening =
  | { tab: 1; place?: string }
  | { tab: 2; intent?: TodoIntent }
  | { tab: 3; intent?: ScheduleIntent };

export interface NotificationDialogState {
  status: keyof typeof notificationDialogMachine.transitions;
  tab: DialogTab;
  /** Passed to the opened tab, which takes it (`intentTaken`) once it has acted on it. */
  todoIntent: TodoIntent | null;
  scheduleIntent: ScheduleIntent | null;
  /** What the tab shows, for the address (`id=`): a module's name, a task's id, a date. */
  place: string | null;
}
const initialState: NotificationDialogState = {
  status: 'closed',
  tab: 1,
  todoIntent: null,
  scheduleIntent: null,
  place: null,
};

function opening(payload: DialogOpening): NotificationDialogState {
  const open = { ...initialState, tab: payload.tab };
  if (payload.tab === 1) return { ...open, place: payload.place ?? null };
  const { intent } = payload;
  if (intent === undefined) return open;
  const place = 'date' in intent ? (intent.date ?? null) : 'id' in intent ? intent.id : null;
  return payload.tab === 2
    ? { ...open, place, todoIntent: payload.intent ?? null }
    : { ...open, place, scheduleIntent: payload.intent ?? null };
}

const slice = createSlice({
  name: 'notificationDialog',
  initialState,
  reducers: {
    /** Opens the dialog, or moves to another place if it is already open (NTF-1). */
    dialogOpened: (_state, { payload }: PayloadAction<DialogOpening>) => opening(payload),
    /** The person presses a tab or the close button; the flow lets an unsaved form ask first. */
    dialogTabPressed(_state, _action: PayloadAction<DialogTab>) {},
    dialogClosePressed() {},
    dialogTabChosen(state, { payload }: PayloadAction<DialogTab>) {
      return state.tab === payload ? state : opening({ tab: payload });
    },
    /** The open tab reports what it now shows, so that the address leads back to it; null for its first view. */
    dialogPlaceShown(state, { payload }: PayloadAction<string | null>) {
      state.place = payload;
    },
    /** The open tab has acted on its intent. */
    dialogIntentTaken(state) {
      state.todoIntent = null;
      state.scheduleIntent = null;
    },
    dialogClosed() {},
  },
  selectors: {
    selectDialog: (state) => state,
    selectDialogOpen: (state) => state.status === 'open',
    selectDialogTab: (state) => state.tab,
    selectDialogPlace: (state) => state.place,
    selectTodoIntent: (state) => state.todoIntent,
    selectScheduleIntent: (state) => state.scheduleIntent,
  },
});

export const {
  dialogOpened,
  dialogTabPressed,
  dialogClosePressed,
  dialogTabChosen,
  dialogPlaceShown,
  dialogIntentTaken,
  dialogClosed,
} = slice.actions;
export const notificationDialogReducer = governed(notificationDialogMachine, slice.reducer);
export const {
  selectDialog,
  selectDialogOpen,
  selectDialogTab,
  selectDialogPlace,
  selectTodoIntent,
  selectScheduleIntent,
} = slice.selectors;
