// ACC-4: filling → submitting → filling (the page for a new password, with its ticket) | refused.
import { put, type SagaGenerator, take } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { ticketGiven } from '../features/resetPassword/resetPasswordSlice.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import {
  VERIFY_FIELDS,
  verificationFailed,
  verificationLeft,
  verificationSubmitted,
  verificationSucceeded,
} from '../features/verifyPhone/verifyPhoneSlice.ts';
import { verification } from '../services/api/account.ts';
import { callApi } from './calls/callApi.ts';
import { formFailureOf } from './calls/formFailure.ts';
import { untilFingerprint } from './waits/untilFingerprint.ts';
import { whileOnPage } from './waits/whileOnPage.ts';

export function* verifyPhone(): SagaGenerator<void> {
  while (true) {
    yield* whileOnPage(PATHS.verifyPhone, untilVerified);
    yield* put(verificationLeft());
  }
}

function* untilVerified(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(verificationSubmitted);
    yield* untilFingerprint();
    const answer = yield* callApi(verification(payload.phoneNumber, payload.code, 'verifyPhone'), { silent: true });
    if (!answer.ok) {
      yield* put(verificationFailed(formFailureOf(answer.error, VERIFY_FIELDS)));
      continue;
    }
    yield* put(verificationSucceeded());
    yield* put(ticketGiven({ ticket: answer.value.resetToken }));
    yield* put(navigationRequested({ to: PATHS.resetPassword, replace: true }));
  }
}
