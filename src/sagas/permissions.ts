// Spec §6, §8 "No permission", HDR-11: the notice when a person uses what is no longer granted.
import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { accessRefused } from '../features/permissions/permissionsSlice.ts';
import { showToast } from './steps/showToast.ts';

export function* permissions(): SagaGenerator<void> {
  yield* takeEvery(accessRefused, function* () {
    yield* showToast('warning', { key: 'errors:noPermission' }, TIMING.noPermissionMs);
  });
}
