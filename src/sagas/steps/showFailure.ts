import { TIMING } from '../../constants/timing.ts';
import type { SagaGenerator } from '../../effects/effects.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import { errorMessage } from '../calls/errorMessage.ts';
import { showToast } from './showToast.ts';

/** Reports why a silent call failed when there is no form to show it. */
export function* showFailure(error: ApiError): SagaGenerator<void> {
  yield* showToast('error', errorMessage(error), TIMING.errorMessageMs);
}
