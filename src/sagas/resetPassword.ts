// ACC-4: filling → submitting (verified first if there is no ticket) → filling (the sign-in page) | refused.
import { PATHS } from '../constants/paths.ts';
import { TICKET_ENDED_CODE } from '../constants/refusalCodes.ts';
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator, select } from '../effects/effects.ts';
import {
  type NewPassword,
  newPassword,
  selectResetTicket,
  ticketEnded,
  ticketGiven,
} from '../features/resetPassword/resetPasswordSlice.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { passwordReset, verification } from '../services/api/account.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { submitOnPage } from './calls/submission.ts';
import { showToast } from './steps/showToast.ts';

export function* resetPassword(): SagaGenerator<void> {
  yield* submitOnPage(PATHS.resetPassword, newPassword, savePassword, function* () {
    yield* showToast('success', { key: 'login:passwordReset' }, TIMING.messageMs);
    yield* put(navigationWanted({ to: PATHS.login, replace: true }));
  });
}

/**
 * Exchanges number and code for a ticket if there is none, then uses the ticket to set the new password. A refused
 * password keeps the ticket.
 */
function* savePassword({ phoneNumber, code, password }: NewPassword): SagaGenerator<ApiResult<unknown>> {
  let ticket = yield* select(selectResetTicket);
  if (ticket === null) {
    const verified = yield* callApi(verification(phoneNumber, code, 'resetPassword'), { silent: true });
    if (!verified.ok) return verified;
    ticket = verified.value.resetToken;
    yield* put(ticketGiven({ ticket }));
  }
  const saved = yield* callApi(passwordReset(ticket, password), { silent: true });
  if (!saved.ok && saved.error.kind === 'other' && saved.error.code === TICKET_ENDED_CODE) yield* put(ticketEnded());
  return saved;
}
