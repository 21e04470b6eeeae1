import { type SagaGenerator, select } from '../../effects/effects.ts';
import { selectHostInfo, selectTenantId } from '../../features/session/sessionSlice.ts';

/** The account and company, as the data kept on the device names them. */
export function* placeHere(): SagaGenerator<string> {
  return `${(yield* select(selectHostInfo))?.id ?? ''}/${(yield* select(selectTenantId)) ?? ''}`;
}
