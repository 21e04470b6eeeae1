import type { Notification } from '../../../contract/notifications.ts';
import { LIMITS } from '../../constants/limits.ts';

/** The live notifications on the screen (NTF-6). */
export interface Popups {
  /** Newest first, each id once. */
  popups: Notification[];
  /** Live ones for which there was no room beside the shown popups. */
  morePopups: number;
  /** The module that those all belong to; null if it is not one alone. */
  moreModule: string | null;
  /** Ids of the live notifications shown last, newest first. */
  shownIds: string[];
  /** Whether the pointer, or the focus, is among the popups: none goes meanwhile, and none takes another's place. */
  heldBy: Record<PopupHold, boolean>;
}
export type PopupHold = 'pointer' | 'focus';

/** Nothing on the screen; which ones were is another matter. */
export const noPopups = (): Omit<Popups, 'shownIds'> => ({
  popups: [],
  morePopups: 0,
  moreModule: null,
  heldBy: { pointer: false, focus: false },
});

/**
 * The same notification never pops up twice, not even when a second tab or a reconnect delivers it again; nor afterwards if
 * it came while it might not.
 */
export function popUp(state: Popups, notification: Notification, isAllowed: boolean): void {
  if (state.shownIds.includes(notification.id)) return;
  state.shownIds = [notification.id, ...state.shownIds].slice(0, LIMITS.rememberedPopups);
  if (!isAllowed) return;
  if (state.popups.length < LIMITS.popups) {
    state.popups.unshift(notification);
    return;
  }
  // What somebody is reading or about to press stays where it is.
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

/** Takes away the popups that are not to stay. With the last one the count of further ones goes, and any hold. */
export function keepPopups(state: Popups, stays: (popup: Notification) => boolean): void {
  state.popups = state.popups.filter(stays);
  if (state.popups.length === 0) Object.assign(state, noPopups());
}

/** Takes away what was read, here or in another tab. */
export function dropModule(state: Popups, moduleName: string): void {
  keepPopups(state, (popup) => popup.moduleName !== moduleName);
  if (state.moreModule !== moduleName) return;
  state.morePopups = 0;
  state.moreModule = null;
}

export const isHeld = ({ heldBy }: Pick<Popups, 'heldBy'>): boolean => heldBy.pointer || heldBy.focus;
