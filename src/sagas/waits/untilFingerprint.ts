import { type SagaGenerator, select, take } from '../../effects/effects.ts';
import { fingerprintMade, selectFingerprint } from '../../features/device/deviceSlice.ts';

/**
 * Waits until the device has its id: it is sent with the very first call (ACC-11), and codes are valid for this device
 * only.
 */
export function* untilFingerprint(): SagaGenerator<void> {
  if ((yield* select(selectFingerprint)) === null) yield* take(fingerprintMade);
}
