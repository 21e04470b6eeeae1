// Spec §6, §8 "No permission", HDR-11: shows the notice when a person uses something no longer granted, and reloads
// what the hub reports as changed, so that screen and grants agree within a second.
import { TIMING } from '../constants/timing.ts';
import { type SagaGenerator, take, takeEvery, takeLatest } from '../effects/effects.ts';
import { accessRefused } from '../features/permissions/permissionsSlice.ts';
import { configurationChanged, connectionClosed, startSucceeded } from '../features/realtime/realtimeEvents.ts';
import { refreshConfiguration } from './steps/refreshConfiguration.ts';
import { showToast } from './steps/showToast.ts';

export function* permissions(): SagaGenerator<void> {
  yield* takeLatest(configurationChanged, refreshConfiguration);
  // Events that the hub sent while there was no connection are lost (RT-3).
  yield* takeLatest(connectionClosed, function* () {
    yield* take(startSucceeded);
    yield* refreshConfiguration();
  });
  yield* takeEvery(accessRefused, function* () {
    yield* showToast('warning', { key: 'errors:noPermission' }, TIMING.noPermissionMs);
  });
}
