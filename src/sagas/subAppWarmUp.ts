// APP-1, §4 "Chunk loading": preloads what will probably be opened. Once the page is idle, the two most used
// applications are fetched; resting the pointer on one starts it in the background.
import { APPLICATIONS, type ApplicationModule } from '../constants/applications.ts';
import { LIMITS } from '../constants/limits.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, fork, put, type SagaGenerator, select, take, takeEvery, takeLatest } from '../effects/effects.ts';
import { applicationHovered, entryBaseOf } from '../features/applications/applicationsSlice.ts';
import { applicationUsed, selectUseOf } from '../features/applicationUse/applicationUseSlice.ts';
import { selectApplicationEntries } from '../features/brand/brandSlice.ts';
import { selectHostInfo } from '../features/session/sessionSlice.ts';
import { MIDDLE_PATH } from '../features/subApp/framePath.ts';
import {
  frameFailed,
  frameReady,
  frameRemoved,
  selectFrame,
  selectFrameOf,
  selectIsModuleGranted,
  selectIsRoomForMore,
} from '../features/subApp/subAppSlice.ts';
import { frameShown } from '../features/subAppPages/subAppPagesEvents.ts';
import { idle, savesData } from '../services/browser/idle.ts';
import { prefetchEntry } from '../services/subApps/prefetch.ts';
import { offerSpare, openFrame } from './steps/frames.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* subAppWarmUp(): SagaGenerator<void> {
  yield* whileShellOpen(warmUp);
}

function* warmUp(): SagaGenerator<void> {
  yield* takeEvery(frameShown, countUse);
  yield* fork(keepSpare);
  if (yield* call(savesData)) return;
  yield* takeLatest(applicationHovered, beginHovered);
  yield* call(idle);
  for (const module of (yield* mostUsed()).slice(0, LIMITS.prefetchedApplications)) yield* fetchEntry(module);
}

/**
 * Keeps an empty frame ready, so that the next application, whichever it is, starts at once: drawing a frame on demand
 * takes longer than everything else that the portal does until then.
 */
function* keepSpare(): SagaGenerator<void> {
  while (true) {
    yield* call(idle);
    yield* offerSpare();
    yield* take([frameReady, frameFailed, frameRemoved]);
  }
}

/** The applications that this account has used, most used first. */
function* mostUsed(): SagaGenerator<ApplicationModule[]> {
  const account = yield* select(selectHostInfo);
  const counts = (yield* select(selectUseOf, account?.id ?? '')) ?? {};
  const used = APPLICATIONS.map(({ module }) => module).filter((module) => counts[module] !== undefined);
  return used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
}

function* countUse({ payload }: ReturnType<typeof frameShown>): SagaGenerator<void> {
  const frame = yield* select(selectFrame, payload.instance);
  const account = yield* select(selectHostInfo);
  if (frame && account && !frame.isPublic) yield* put(applicationUsed({ account: account.id, module: frame.module }));
}

/** Where an application's files are, if it may be started before anybody opens it; else null. */
function* baseOfUnopened(module: ApplicationModule): SagaGenerator<string | null> {
  if (!(yield* select(selectIsModuleGranted, module)) || (yield* select(selectFrameOf, module)) !== null) return null;
  return entryBaseOf(yield* select(selectApplicationEntries), module);
}

function* fetchEntry(module: ApplicationModule): SagaGenerator<void> {
  const base = yield* baseOfUnopened(module);
  if (base !== null) yield* call(prefetchEntry, base + MIDDLE_PATH);
}

/** Starts the application under the pointer. One at a time, and never at the cost of evicting another. */
function* beginHovered({ payload: module }: ReturnType<typeof applicationHovered>): SagaGenerator<void> {
  if (module === null) return;
  yield* delay(TIMING.hoverRestMs);
  if ((yield* baseOfUnopened(module)) === null || !(yield* select(selectIsRoomForMore))) return;
  yield* openFrame({ module, isPublic: false, path: MIDDLE_PATH });
}
