import type { SagaGenerator } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import { errorMessage } from '../calls/errorMessage.ts';
import { showToast } from './showToast.ts';

/** Tells why a silent call came to nothing, where no form could say so. */
export function* showFailure(error: ApiError): SagaGenerator<void> {
  yield* showToast('error', errorMessage(error), TIMING.errorMessageMs);
}
