import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { fingerprintMade, selectFingerprint } from '../../features/device/deviceSlice.ts';

/** Waits until the device has its id: it travels on the very first call (ACC-11), and codes hold for this device only. */
export function* untilFingerprint(): SagaGenerator<void> {
  if ((yield* select(selectFingerprint)) === null) yield* take(fingerprintMade);
}
