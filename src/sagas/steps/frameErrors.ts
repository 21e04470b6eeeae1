import type { FromSubApp } from '../../../contract/subApp.ts';
import { TIMING } from '../../constants/timing.ts';
import { call, put, type SagaGenerator, select } from '../../effects/effects.ts';
import { pageReloadWanted } from '../../features/reload/reloadSlice.ts';
import { frameClosed } from '../../features/subApp/subAppEvents.ts';
import { type Frame, isRunning, selectIsSomeDirty } from '../../features/subApp/subAppSlice.ts';
import { logWarning } from '../../services/browser/log.ts';
import { mayReload } from '../../services/browser/reloadGuard.ts';
import { isCuredByReload } from '../runtimeErrors.ts';
import { chunkFailed, failChunk, failFrame, isInFront, removeFrame, replaceFrame } from './frames.ts';
import { showToast } from './showToast.ts';

type ErrorReport = Extract<FromSubApp, { type: 'error' }>['data'];

/**
 * What an application reports about itself: before it is drawn, an error means failure; afterwards it mostly keeps
 * running.
 */
export function* meetError(frame: Frame, { kind, message = '', url }: ErrorReport): SagaGenerator<void> {
  if (kind !== 'runtime') {
    if (isRunning(frame)) yield* renew(frame, url ?? message);
    else if (frame.status === 'loading') yield* failChunk(frame, { code: 'RESOURCE' }, url ?? message);
  } else if (frame.status === 'loading') yield* dieAtStart(frame, message);
  else if (isRunning(frame) && isCuredByReload(message) && !(yield* reloadFor(frame)))
    yield* call(logWarning, 'subApp', `application '${frame.module}' has the same fault again; staying: ${message}`);
}

/** ERR-3: uncaught before it was drawn. The page is reloaded, but not in a loop; then the panel. */
function* dieAtStart(frame: Frame, message: string): SagaGenerator<void> {
  const why = `application '${frame.module}' died in status LOADING_SOURCE_CODE: ${message}`;
  if (yield* reloadFor(frame)) yield* call(logWarning, 'subApp', why);
  else yield* failFrame(frame, { code: 'RUNTIME' }, why);
}

/**
 * Reloads the page for an application, once a minute. Not for one in the background, and not if another application
 * would lose unsaved work.
 */
function* reloadFor(frame: Frame): SagaGenerator<boolean> {
  if (!(yield* isInFront(frame)) || (yield* select(selectIsSomeDirty))) return false;
  if (!(yield* call(mayReload, `runtimeError-${frame.module}`, TIMING.applicationReloadMs))) return false;
  yield* put(pageReloadWanted({ reason: 'runtimeError', delayMs: 0 }));
  return true;
}

/**
 * Part of a running application is missing, most likely because a new version has been deployed: it is reloaded in
 * place, once. If it has unsaved work, the person is told instead.
 */
function* renew(frame: Frame, what: string): SagaGenerator<void> {
  if (frame.dirty) {
    yield* showToast('warning', { key: 'subApp:newVersionUnsaved' }, TIMING.errorMessageMs);
    return;
  }
  if (!(yield* isInFront(frame))) {
    yield* removeFrame(frame);
    yield* put(frameClosed({ module: frame.module }));
    return;
  }
  if (frame.isRenewed) {
    yield* failChunk(frame, { code: 'RESOURCE' }, what);
    return;
  }
  yield* call(logWarning, 'subApp', chunkFailed(frame, { code: 'RESOURCE' }, what));
  yield* showToast('info', { key: 'subApp:newVersion' }, TIMING.messageMs);
  yield* replaceFrame(frame, true);
}
