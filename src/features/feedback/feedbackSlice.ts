import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../../lib/message.ts';
import { fieldsScoped, scoped } from '../../lib/scope.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';
export interface Toast {
  /** The id of the newest message with this text. */
  id: string;
  kind: ToastKind;
  message: Message;
  /** How often the same text arrived while it was shown. */
  count: number;
  /** The action offered while it is shown. */
  action?: Message;
}
/** A question that a flow is waiting on; its two answers are `confirm` and Cancel. */
export interface Confirmation {
  id: string;
  title: Message;
  question: Message;
  /** Its subject in detail, in one line, if the person cannot look it up before answering. */
  subject?: Message[];
  /** What answering with yes leads to, and for whom; null if the question says it all. */
  consequence: Message | null;
  confirm: Message;
  /** 'Cancel' if omitted, provided that could not be mistaken for the act itself. */
  decline?: Message;
  /** True if confirming destroys something. */
  danger: boolean;
}
interface FeedbackState {
  toasts: Toast[];
  /** The open question; a newer one replaces an older one, which then counts as dismissed. */
  confirmation: Confirmation | null;
}
const initialState: FeedbackState = { toasts: [], confirmation: null };

const same = (a: Message, b: Message) => JSON.stringify(a) === JSON.stringify(b);

function takeAway(state: FeedbackState, { payload: id }: PayloadAction<string>): void {
  state.toasts = state.toasts.filter((toast) => toast.id !== id);
}

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    /**
     * A repeated text only increases the count, so a burst is one line. `durationMs` is how long it stays; the line
     * takes the id of the newest message, so that it stays as long as that one.
     */
    toastShown(
      state,
      {
        payload: { id, kind, message, action },
      }: PayloadAction<{ id: string; kind: ToastKind; message: Message; durationMs: number; action?: Message }>,
    ) {
      const shown = state.toasts.find((toast) => toast.kind === kind && same(toast.message, message));
      if (shown && !action) {
        shown.count += 1;
        shown.id = id;
      } else state.toasts.push({ id, kind, message, count: 1, ...(action && { action }) });
    },
    /** The person took the action that the toast offers. */
    toastActed: takeAway,
    /** The person declines what it offers and wants its space back. */
    toastClosed: takeAway,
    toastDismissed: takeAway,
    confirmationAsked(state, { payload }: PayloadAction<Confirmation>) {
      state.confirmation = payload;
    },
    confirmationAccepted(state, { payload }: PayloadAction<string>) {
      if (state.confirmation?.id === payload) state.confirmation = null;
    },
    confirmationDismissed(state, { payload }: PayloadAction<string>) {
      if (state.confirmation?.id === payload) state.confirmation = null;
    },
  },
  selectors: {
    selectToasts: (state) => state.toasts,
    selectConfirmation: (state) => state.confirmation,
  },
});

export const {
  toastShown,
  toastActed,
  toastClosed,
  toastDismissed,
  confirmationAsked,
  confirmationAccepted,
  confirmationDismissed,
} = slice.actions;
/** Messages outlive the session, since they explain why it ended. A question does not. */
export const feedbackReducer = scoped('device', fieldsScoped('session', ['confirmation'], slice.reducer));
export const { selectToasts, selectConfirmation } = slice.selectors;
