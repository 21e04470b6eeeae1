// Spec §2 "Version dialog", §4: current → offered → upgrading (stored, reload after 0.5 s) | putOff.
import type { EventChannel } from 'redux-saga';
import { TIMING } from '../constants/timing.ts';
import { call, fork, put, type SagaGenerator, select, take, takeEvery, takeLeading } from '../effects/effects.ts';
import { selectPutOffVersion, selectVersionNo } from '../features/brand/brandSlice.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import {
  firstVersionStored,
  putOffRemembered,
  upgradeAccepted,
} from '../features/versionUpgrade/versionUpgradeEvents.ts';
import {
  newerVersionFound,
  selectNewestVersion,
  upgradePutOff,
} from '../features/versionUpgrade/versionUpgradeSlice.ts';
import { newerVersion } from '../services/api/versions.ts';
import { readRuntimeConfiguration } from '../services/browser/runtimeConfig.ts';
import { renewStartPage } from '../services/browser/startPageRenewal.ts';
import { readStoredText, writeStoredText } from '../services/storage/localStorage.ts';
import { callApi } from './calls/callApi.ts';
import { type PageSignal, pageChannel } from './channels/pageChannel.ts';
import { withChannel } from './channels/withChannel.ts';
import { holdReload } from './steps/holdReload.ts';
import { untilShellRested } from './waits/untilShellRested.ts';
import { whileShellOpen } from './waits/whileShellOpen.ts';

export function* versionUpgrade(): SagaGenerator<void> {
  yield* takeLeading(upgradeAccepted, upgrade);
  yield* takeEvery(upgradePutOff, remember);
  yield* whileShellOpen(watchVersion);
}

function* upgrade(): SagaGenerator<void> {
  yield* call(renewStartPage);
  if (yield* holdReload('versionUpgraded')) return;
  yield* put(pageReloadWanted({ reason: 'versionUpgraded', delayMs: TIMING.versionReloadMs }));
}

function* remember(): SagaGenerator<void> {
  const newest = yield* select(selectNewestVersion);
  if (newest) yield* put(putOffRemembered(newest.versionNo));
}

/** Checks once the shell has opened, and each time the tab is shown: a page may stay open for days. */
function* watchVersion(): SagaGenerator<void> {
  yield* fork(checkFirst);
  yield* withChannel(pageChannel, checkWhenAwake, 'online', 'shown');
}

function* checkFirst(): SagaGenerator<void> {
  yield* untilShellRested();
  yield* checkVersion();
}

function* checkWhenAwake(awake: EventChannel<PageSignal>): SagaGenerator<void> {
  while (true) {
    yield* take(awake);
    yield* checkVersion();
  }
}

/** An installation without a version history has no application id, so no check is made. */
function* checkVersion(): SagaGenerator<void> {
  const { versionAppId } = yield* call(readRuntimeConfiguration);
  if (versionAppId === '') return;
  const versionNo = yield* select(selectVersionNo);
  const newest = yield* callApi(newerVersion(versionAppId, versionNo), { silent: true });
  if (!newest.ok) return;
  // The default is not a version that anybody has had: on the first day nothing is stored.
  const isFirstDay = (yield* call(readStoredText, 'versionNo')) === null;
  // Other backends may answer with the version that this page already is.
  const found = newest.value?.versionNo === versionNo ? null : newest.value;
  if (!found) {
    // None exists after the default, which the stored-key table does not write.
    if (isFirstDay) yield* call(writeStoredText, 'versionNo', versionNo);
  } else if (isFirstDay) yield* put(firstVersionStored(found.versionNo));
  else if ((yield* select(selectPutOffVersion)) !== found.versionNo) yield* put(newerVersionFound(found));
}
