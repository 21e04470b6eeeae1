import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { ToSubApp } from '../../../contract/subApp.ts';
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

/** Opens a frame that is to end up at `path` inside its application. Whoever draws it reports its element. */
export function* openFrame(
  { module, isPublic, path }: Pick<Frame, 'module' | 'isPublic' | 'path'>,
  isRenewed = false,
): SagaGenerator<string> {
  const spare = isPublic ? null : yield* select(selectSpare);
  const instance = spare ?? (yield* call(newId));
  const startPath = beginningOf(module, path, isPublic);
  yield* put(frameOpened({ instance, module, isPublic, path, startPath, isRenewed }));
  // Its element need not be waited for.
  if (spare !== null) yield* put(frameAttached({ instance }));
  return instance;
}

/** Has an empty frame made for the next application, unless one stands there or there is room for none. */
export function* offerSpare(): SagaGenerator<void> {
  if (yield* select(selectIsSpareWanted)) yield* put(spareOffered({ instance: yield* call(newId) }));
}

/** Says something to an application; one that does not run yet is not reached. */
export function* tellFrame(instance: string, message: ToSubApp): SagaGenerator<void> {
  yield* call(sendToFrame, instance, message);
}

/** Takes a frame away at once. */
export function* removeFrame({ instance }: Pick<Frame, 'instance'>): SagaGenerator<void> {
  yield* put(frameRemoved({ instance }));
  yield* call(closeFrame, instance);
}

/** Another frame of the same application at the same place: nothing of the old one is used again. */
export function* replaceFrame(frame: Frame, isRenewed = false): SagaGenerator<string> {
  yield* removeFrame(frame);
  return yield* openFrame(frame, isRenewed);
}

/** Ends an application; one that runs has a moment to tidy up, after which its frame is removed. */
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
 * An application cannot be shown: the panel takes its place, and the fault is logged, once (ERR-1). One that nobody looks
 * at is dropped instead, and begins anew when it is opened.
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

/** The same for a part of the application that did not come; `detail` is what is known besides the code. */
export function* failChunk(frame: Frame, failure: FrameFailure, detail = ''): SagaGenerator<void> {
  yield* failFrame(frame, failure, chunkFailed(frame, failure, detail));
}

/** What a failure is called in the log; `detail` is what is known besides its code. */
export const chunkFailed = ({ module }: Frame, { code, status }: FrameFailure, detail = ''): string =>
  `Loading chunk ${module} failed. (${[code, status ?? detail].filter(Boolean).join(': ')})`;
