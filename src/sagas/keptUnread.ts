// NTF-4, STO-3, decision 0029: notifications that the person keeps as unread on this device, in all its tabs, until
// they are opened.
import type { Action } from '@reduxjs/toolkit';
import type { Notification } from '../../contract/notifications.ts';
import { LIMITS } from '../constants/limits.ts';
import { KEPT_UNREAD_KEY } from '../constants/storageKeys.ts';
import { put, type SagaGenerator, select, takeEvery } from '../effects/effects.ts';
import { keptUnreadChanged, selectKeptUnread } from '../features/keptUnread/keptUnreadSlice.ts';
import {
  moduleSeen,
  notificationPressed,
  selectIsCounted,
  unreadToggled,
} from '../features/notificationCentre/notificationCentreSlice.ts';
import { placeHere } from './steps/placeHere.ts';
import { otherTabWrote } from './waits/otherTabWrote.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* keptUnread(): SagaGenerator<void> {
  yield* whileShellOpen(function* () {
    const kept = yield* keptHere();
    if (kept.length > 0) yield* put(keptUnreadChanged({ place: yield* placeHere(), kept }));
    yield* takeEvery([unreadToggled, notificationPressed], change);
    // A change in another tab takes effect here at once.
    while (true) {
      yield* otherTabWrote(KEPT_UNREAD_KEY);
      yield* put(keptUnreadChanged({ place: yield* placeHere(), kept: yield* keptHere() }));
    }
  });
}

function* keptHere() {
  return (yield* select(selectKeptUnread, yield* placeHere())) ?? [];
}

/**
 * Opening a notification releases it; the button toggles whether it is kept. One that has arrived since its module was
 * marked read would be counted by the server, too; for any other, the module is left as it is: what has arrived since
 * stays unread.
 */
function* change(action: Action & { readonly payload: Notification }): SagaGenerator<void> {
  const { id, moduleName } = action.payload;
  const before = yield* keptHere();
  const others = before.filter((other) => other.id !== id);
  const isKept = others.length < before.length;
  if (!isKept && !unreadToggled.match(action)) return;
  if (!isKept && (yield* select(selectIsCounted, action.payload))) yield* put(moduleSeen(moduleName));
  const kept = isKept ? others : [{ id, moduleName }, ...others].slice(0, LIMITS.keptUnread);
  yield* put(keptUnreadChanged({ place: yield* placeHere(), kept }));
}
