// Spec §2 "Sub-applications", APP-1: keeps the current page's frame in front and at its path, and turns navigation by
// an application's own router into entries of the portal's history. Three frames are kept.
import type { UnknownAction } from '@reduxjs/toolkit';
import type { TakeableChannel } from 'redux-saga';
import { actionChannel, put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { switchSucceeded } from '../features/companySwitch/companySwitchEvents.ts';
import { addressOf, searchWith } from '../features/notificationDialog/dialogAddress.ts';
import { policiesGranted } from '../features/permissions/permissionsSlice.ts';
import { selectIsPageGoing } from '../features/reload/reloadSlice.ts';
import { insidePath } from '../features/routing/childPath.ts';
import { outsidePath } from '../features/routing/pages.ts';
import {
  hrefOf,
  locationChanged,
  navigationWanted,
  partsOf,
  selectLocation,
  selectNavigationAction,
} from '../features/routing/routingSlice.ts';
import { sessionCleared } from '../features/session/sessionSlice.ts';
import { selectShellOpen, shellClosed, shellOpened } from '../features/shell/shellSlice.ts';
import { addressedPath, isPassage, MIDDLE_PATH } from '../features/subApp/framePath.ts';
import { surplusFrames } from '../features/subApp/keepAlive.ts';
import {
  type Frame,
  frameReady,
  frameRouted,
  isRunning,
  selectFrame,
  selectFrames,
  selectIsModuleGranted,
  selectOpenPage,
  selectShownFrame,
  selectUsed,
} from '../features/subApp/subAppSlice.ts';
import { frameHidden, frameMoved, frameShown } from '../features/subAppPages/subAppPagesEvents.ts';
import { dismissFrame, openFrame, replaceFrame, tellFrame } from './steps/frames.ts';

/** What can change which frame is in front, or where it should be. */
const OCCASIONS = [
  locationChanged,
  shellOpened,
  shellClosed,
  policiesGranted,
  sessionCleared,
  switchSucceeded,
  frameReady,
];
type Occasions = TakeableChannel<UnknownAction>;

export function* subAppPages(): SagaGenerator<void> {
  const occasions: Occasions = yield* actionChannel(OCCASIONS);
  yield* takeEvery(frameRouted, followApplication);
  while (true) {
    yield* settle();
    if (switchSucceeded.match(yield* take(occasions))) yield* arrival(occasions);
  }
}

/** CMP-4: after a switch the shown page is about to be left, so nothing of the new company starts on it. */
function* arrival(occasions: Occasions): SagaGenerator<void> {
  let event: UnknownAction;
  do event = yield* take(occasions);
  while (!locationChanged.match(event) && !shellOpened.match(event));
}

function* settle(): SagaGenerator<void> {
  // Until the page goes, nothing starts that would be lost with it.
  if (yield* select(selectIsPageGoing)) return;
  const shown = yield* showFrame();
  for (const frame of yield* select(selectFrames)) if (frame.instance !== shown) yield* putBack(frame);
  if (shown === null) return;
  const frames = yield* select(selectFrames);
  for (const frame of surplusFrames(frames, yield* select(selectUsed), shown)) yield* dismissFrame(frame);
}

/** Brings the frame of the current page to the front, at the page's path. Its instance; null if the page has none. */
function* showFrame(): SagaGenerator<string | null> {
  const page = yield* select(selectOpenPage);
  if (page === null) return null;
  const { module, isPublic } = page;
  const path = insidePath(module, yield* select(selectLocation));
  const frame = yield* select(selectShownFrame);
  if (frame === null) return yield* openFrame({ module, isPublic, path });
  if (yield* isReopened(frame, path)) {
    // An open application is shown where it was left, with everything typed in it.
    yield* put(navigationWanted({ to: outsidePath(module, frame.path), replace: true }));
    return frame.instance;
  }
  if (isRunning(frame)) {
    yield* bringToFront(frame);
    yield* bringTo(frame, path);
    return frame.instance;
  }
  if (frame.path === path) return frame.instance;
  // No application is running yet that could be told to navigate.
  return yield* replaceFrame({ ...frame, path });
}

/** Whether the person used an open application's menu entry, rather than going back to its first page. */
function* isReopened({ status, path: at }: Frame, path: string): SagaGenerator<boolean> {
  if (status === 'failed' || path !== MIDDLE_PATH || at === path) return false;
  const { frame: entry } = yield* select(selectLocation);
  return entry === undefined && (yield* select(selectNavigationAction)) !== 'POP';
}

function* bringToFront({ instance, status }: Frame): SagaGenerator<void> {
  if (status === 'active') return;
  yield* put(frameShown({ instance }));
  yield* tellFrame(instance, { type: 'activated', data: {} });
}

/**
 * Tells an application the address, unless it has just navigated there itself. On returning to an entry of its own it
 * gets the state it kept there; an earlier frame's entry means nothing to it.
 */
function* bringTo({ instance, module, path: from }: Frame, path: string): SagaGenerator<void> {
  const { frame: entry } = yield* select(selectLocation);
  const isOwn = entry?.instance === instance;
  const isBack = (yield* select(selectNavigationAction)) === 'POP';
  if (path === from || (isOwn && !isBack)) return;
  yield* put(frameMoved({ module, path }));
  yield* tellFrame(instance, { type: 'go', data: { path, state: isOwn ? entry.state : null } });
}

/**
 * Another page is shown. A running application waits in the background; it is removed if its page is gone (the shell, a
 * public page), if it is no longer granted, or if it had failed.
 */
function* putBack(frame: Frame): SagaGenerator<void> {
  const { instance, status, module, isPublic } = frame;
  const isWelcome = !isPublic && (yield* select(selectShellOpen)) && (yield* select(selectIsModuleGranted, module));
  if (!isWelcome || status === 'failed') yield* dismissFrame(frame);
  else if (status === 'active' || status === 'ready') {
    yield* put(frameHidden({ instance }));
    yield* tellFrame(instance, { type: 'deactivated', data: {} });
  }
}

/** An application has navigated by itself: the address bar follows if the application is in front. */
function* followApplication({ payload }: ReturnType<typeof frameRouted>): SagaGenerator<void> {
  const { instance, action, state } = payload;
  const path = addressedPath(payload.path);
  const frame = yield* select(selectFrame, instance);
  if (!frame || frame.status === 'destroyed' || isPassage(payload.path)) return;
  yield* put(frameMoved({ module: frame.module, path }));
  if ((yield* select(selectShownFrame))?.instance !== instance) return;
  const to = partsOf(outsidePath(frame.module, path));
  // The dialog over the application is not affected.
  const search = searchWith(to, addressOf(yield* select(selectLocation)));
  const replace = action === 'replace' || path === frame.path;
  yield* put(navigationWanted({ to: hrefOf({ ...to, search }), replace, frame: { instance, state } }));
}
