// Spec §4 "Company switch" last sentence, STO-3, CMP-7: what another tab stores takes effect here too.
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { keyChanged } from '../features/crossTab/crossTabEvents.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import { selectIsSignedIn, selectTokenFlag } from '../features/session/sessionSlice.ts';
import type { StorageChange } from '../services/storage/localStorage.ts';
import { storageChannel } from './channels/browserChannels.ts';
import { withChannel } from './channels/withChannel.ts';
import { leaveForLogin } from './steps/leaveForLogin.ts';
import { showToast } from './steps/showToast.ts';

export function* crossTab(): SagaGenerator<void> {
  yield* withChannel(storageChannel, function* (channel) {
    while (true) yield* adopt(yield* take(channel));
  });
}

function* adopt(change: StorageChange): SagaGenerator<void> {
  const formerFlag = yield* select(selectTokenFlag);
  const wasSignedIn = yield* select(selectIsSignedIn);
  yield* put(keyChanged(change));
  if (change.key === 'tokenFlag' && formerFlag !== null && change.raw !== null && change.raw !== formerFlag) {
    yield* showToast('info', { key: 'companySwitch:switchedElsewhere' }, TIMING.messageMs);
    yield* put(pageReloadWanted({ reason: 'companySwitched', delayMs: TIMING.companySwitchRedirectMs }));
  }
  if (change.key === 'host_token' && change.raw === null && wasSignedIn) {
    // Reported here; otherwise the calls that the server now refuses would look like an expired session.
    yield* showToast('info', { key: 'errors:endedInOtherTab' }, TIMING.errorMessageMs);
    yield* leaveForLogin();
  }
}
