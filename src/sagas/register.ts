// ACC-4: filling → submitting → filling (the sign-in page) | refused, with the reasons at their fields.
import { put, type SagaGenerator, take } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import {
  REGISTER_FIELDS,
  registrationFailed,
  registrationLeft,
  registrationSubmitted,
  registrationSucceeded,
} from '../features/register/registerSlice.ts';
import { navigationRequested } from '../features/routing/routingSlice.ts';
import { registration } from '../services/api/account.ts';
import { callApi } from './support/callApi.ts';
import { formFailureOf } from './support/formFailure.ts';
import { showToast } from './support/showToast.ts';
import { untilFingerprint } from './support/untilFingerprint.ts';
import { whileOnPage } from './support/whileOnPage.ts';

export function* register(): SagaGenerator<void> {
  while (true) {
    yield* whileOnPage(PATHS.register, untilRegistered);
    yield* put(registrationLeft());
  }
}

function* untilRegistered(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(registrationSubmitted);
    yield* untilFingerprint();
    const answer = yield* callApi(registration(payload), { silent: true });
    if (!answer.ok) {
      yield* put(registrationFailed(formFailureOf(answer.error, REGISTER_FIELDS)));
      continue;
    }
    yield* put(registrationSucceeded());
    yield* showToast('success', { key: 'login:registered' }, TIMING.messageMs);
    yield* put(navigationRequested({ to: PATHS.login, replace: true }));
  }
}
