import type { Notification } from '../../../contract/notifications.ts';
import { LIMITS } from '../../constants/limits.ts';

/** The live notifications on the screen (NTF-6). */
export interface Popups {
  /** Newest first, each id once. */
  popups: Notification[];
  /** Live notifications that did not fit beside the popups shown. */
  morePopups: number;
  /** The module that all of those belong to; null unless it is a single one. */
  moreModule: string | null;
  /** Ids of the live notifications shown last, newest first. */
  shownIds: string[];
  /** Whether the pointer or the focus is on the popups: until it leaves, none disappears or is replaced. */
  heldBy: Record<PopupHold, boolean>;
}
export type PopupHold = 'pointer' | 'focus';

/** Nothing on the screen; which popups were shown is tracked separately. */
export const noPopups = (): Omit<Popups, 'shownIds'> => ({
  popups: [],
  morePopups: 0,
  moreModule: null,
  heldBy: { pointer: false, focus: false },
});

/**
 * The same notification never pops up twice, even if a second tab or a reconnect delivers it again; nor does it later
 * if it arrived while popups were not allowed.
 */
export function popUp(state: Popups, notification: Notification, isAllowed: boolean): void {
  if (state.shownIds.includes(notification.id)) return;
  state.shownIds = [notification.id, ...state.shownIds].slice(0, LIMITS.rememberedPopups);
  if (!isAllowed) return;
  if (state.popups.length < LIMITS.popups) {
    state.popups.unshift(notification);
    return;
  }
  // A popup that somebody is reading or about to press stays where it is.
  if (isHeld(state)) countMore(state, notification);
  else {
    const oldest = state.popups.pop();
    state.popups.unshift(notification);
    if (oldest) countMore(state, oldest);
  }
}

function countMore(state: Popups, { moduleName }: Notification): void {
  state.moreModule = state.morePopups === 0 || state.moreModule === moduleName ? moduleName : null;
  state.morePopups += 1;
}

/**
 * Removes the popups that are not to stay. Removing the last one also resets the count of further ones and any hold.
 */
export function keepPopups(state: Popups, stays: (popup: Notification) => boolean): void {
  state.popups = state.popups.filter(stays);
  if (state.popups.length === 0) Object.assign(state, noPopups());
}

/** Removes what has been read, here or in another tab. */
export function dropModule(state: Popups, moduleName: string): void {
  keepPopups(state, (popup) => popup.moduleName !== moduleName);
  if (state.moreModule !== moduleName) return;
  state.morePopups = 0;
  state.moreModule = null;
}

export const isHeld = ({ heldBy }: Pick<Popups, 'heldBy'>): boolean => heldBy.pointer || heldBy.focus;
