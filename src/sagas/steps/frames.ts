import type { ToSubApp } from '../../../contract/subApp.ts';
import { call, put, type SagaGenerator, select } from '../../effects/effects.ts';
import { requestFailed } from '../../features/network/networkSlice.ts';
import { beginningOf } from '../../features/subApp/framePath.ts';
import { frameClosed, frameDirtied } from '../../features/subApp/subAppEvents.ts';
import {
  type Frame,
  type FrameFailure,
  frameAttached,
  frameDestroyed,
  frameFailed,
  frameOpened,
  frameRemoved,
  isRunning,
  selectIsSpareWanted,
  selectShownFrame,
  selectSpare,
  spareOffered,
} from '../../features/subApp/subAppSlice.ts';
import { ChunkLoadError } from '../../lib/chunk.ts';
import { newId } from '../../services/browser/ids.ts';
import { logError } from '../../services/browser/log.ts';
import { closeFrame, sendToFrame } from '../../services/subApps/frames.ts';

/** Opens a frame that will end up at `path` inside its application. The view that draws it reports its element. */
export function* openFrame(
  { module, isPublic, path }: Pick<Frame, 'module' | 'isPublic' | 'path'>,
  isRenewed = false,
): SagaGenerator<string> {
  const spare = isPublic ? null : yield* select(selectSpare);
  const instance = spare ?? (yield* call(newId));
  const startPath = beginningOf(module, path, isPublic);
  yield* put(frameOpened({ instance, module, isPublic, path, startPath, isRenewed }));
  // No need to wait for its element.
  if (spare !== null) yield* put(frameAttached({ instance }));
  return instance;
}

/** Has an empty frame created for the next application, unless one exists already or there is no room. */
export function* offerSpare(): SagaGenerator<void> {
  if (yield* select(selectIsSpareWanted)) yield* put(spareOffered({ instance: yield* call(newId) }));
}

/** Sends a message to an application; one that is not running yet does not get it. */
export function* tellFrame(instance: string, message: ToSubApp): SagaGenerator<void> {
  yield* call(sendToFrame, instance, message);
}

/** Removes a frame at once. */
export function* removeFrame({ instance }: Pick<Frame, 'instance'>): SagaGenerator<void> {
  yield* put(frameRemoved({ instance }));
  yield* call(closeFrame, instance);
}

/** Opens another frame of the same application at the same place; nothing of the old one is reused. */
export function* replaceFrame(frame: Frame, isRenewed = false): SagaGenerator<string> {
  yield* removeFrame(frame);
  return yield* openFrame(frame, isRenewed);
}

/** Ends an application; a running one has a moment to clean up before its frame is removed. */
export function* dismissFrame(frame: Frame): SagaGenerator<void> {
  if (frame.status === 'destroyed') return;
  const { instance, module } = frame;
  if (isRunning(frame)) {
    yield* tellFrame(instance, { type: 'dispose', data: {} });
    yield* put(frameDestroyed({ instance }));
  } else yield* removeFrame(frame);
  yield* put(frameClosed({ module }));
}

/** Whether a frame is the one of the current page. */
export function* isInFront({ instance }: Frame): SagaGenerator<boolean> {
  return (yield* select(selectShownFrame))?.instance === instance;
}

/**
 * An application cannot be shown: the panel takes its place, and the fault is logged, once (ERR-1). One in the
 * background is dropped instead, and starts afresh when it is opened.
 */
export function* failFrame(frame: Frame, failure: FrameFailure, why: string): SagaGenerator<void> {
  const { instance, module, dirty } = frame;
  if (yield* isInFront(frame)) {
    yield* put(frameFailed({ instance, failure }));
    yield* call(closeFrame, instance);
    if (dirty) yield* put(frameDirtied({ module, dirty: false }));
  } else {
    yield* removeFrame(frame);
    yield* put(frameClosed({ module }));
  }
  yield* call(logError, 'subApp', new ChunkLoadError(why));
  if (failure.code === 'NETWORK') yield* put(requestFailed());
}

/** The same for a part of the application that could not be loaded; `detail` is what is known besides the code. */
export function* failChunk(frame: Frame, failure: FrameFailure, detail = ''): SagaGenerator<void> {
  yield* failFrame(frame, failure, chunkFailed(frame, failure, detail));
}

/** The name of a failure in the log; `detail` is what is known besides its code. */
export const chunkFailed = ({ module }: Frame, { code, status }: FrameFailure, detail = ''): string =>
  `Loading chunk ${module} failed. (${[code, status ?? detail].filter(Boolean).join(': ')})`;
