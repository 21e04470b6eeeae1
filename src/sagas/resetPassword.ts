// ACC-4: filling → verifying → saving → filling (the sign-in page); with a ticket verified → saving.
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { TICKET_ENDED_CODE } from '../constants/refusalCodes.ts';
import { TIMING } from '../constants/timing.ts';
import {
  type NewPassword,
  newPasswordFailed,
  newPasswordLeft,
  newPasswordSubmitted,
  newPasswordSucceeded,
  RESET_FIELDS,
  selectResetTicket,
  ticketEnded,
  ticketGiven,
} from '../features/resetPassword/resetPasswordSlice.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import { passwordReset, verification } from '../services/api/account.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { formFailureOf } from './calls/formFailure.ts';
import { showToast } from './steps/showToast.ts';
import { untilFingerprint } from './waits/untilFingerprint.ts';
import { whileOnPage } from './waits/whileOnPage.ts';

export function* resetPassword(): SagaGenerator<void> {
  while (true) {
    yield* whileOnPage(PATHS.resetPassword, untilReset);
    yield* put(newPasswordLeft());
  }
}

function* untilReset(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(newPasswordSubmitted);
    yield* untilFingerprint();
    const ticket = (yield* select(selectResetTicket)) ?? (yield* verify(payload));
    if (ticket !== null) yield* save(ticket, payload.password);
  }
}

/** Trades number and code for a ticket; null where they were refused. The ticket outlives a refused password. */
function* verify({ phoneNumber, code }: NewPassword): SagaGenerator<string | null> {
  const answer = yield* callApi(verification(phoneNumber, code, 'resetPassword'), { silent: true });
  if (!answer.ok) {
    yield* put(newPasswordFailed(formFailureOf(answer.error, RESET_FIELDS)));
    return null;
  }
  yield* put(ticketGiven({ ticket: answer.value.resetToken }));
  return answer.value.resetToken;
}

function* save(ticket: string, password: string): SagaGenerator<void> {
  const answer = yield* callApi(passwordReset(ticket, password), { silent: true });
  if (answer.ok) {
    yield* put(newPasswordSucceeded());
    yield* showToast('success', { key: 'login:passwordReset' }, TIMING.messageMs);
    yield* put(navigationRequested({ to: PATHS.login, replace: true }));
  } else if (answer.error.kind === 'other' && answer.error.code === TICKET_ENDED_CODE) {
    yield* put(ticketEnded(errorMessage(answer.error)));
  } else {
    yield* put(newPasswordFailed(formFailureOf(answer.error, RESET_FIELDS)));
  }
}
