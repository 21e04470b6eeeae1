// ACC-4: filling → submitting → filling (the page for a new password, with its ticket) | refused.
import { PATHS } from '../constants/paths.ts';
import { put, type SagaGenerator } from '../effects/effects.ts';
import { ticketGiven } from '../features/resetPassword/resetPasswordSlice.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { phoneVerification } from '../features/verifyPhone/verifyPhoneSlice.ts';
import { verification } from '../services/api/account.ts';
import { callApi } from './calls/callApi.ts';
import { submitOnPage } from './calls/submission.ts';

export function* verifyPhone(): SagaGenerator<void> {
  yield* submitOnPage(
    PATHS.verifyPhone,
    phoneVerification,
    ({ phoneNumber, code }) => callApi(verification(phoneNumber, code, 'verifyPhone'), { silent: true }),
    function* ({ resetToken }) {
      yield* put(ticketGiven({ ticket: resetToken }));
      yield* put(navigationWanted({ to: PATHS.resetPassword, replace: true }));
    },
  );
}
