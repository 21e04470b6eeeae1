import { type SagaGenerator, select } from 'typed-redux-saga';
import { selectHostInfo, selectTenantId } from '../../features/session/sessionSlice.ts';

/** The company of an account, as what is kept on the device names it. */
export function* placeHere(): SagaGenerator<string> {
  return `${(yield* select(selectHostInfo))?.id ?? ''}/${(yield* select(selectTenantId)) ?? ''}`;
}
