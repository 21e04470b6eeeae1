// ACC-4: filling → submitting → filling (the sign-in page) | refused, with the reasons at their fields.
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { put, type SagaGenerator } from '../effects/effects.ts';
import { registration } from '../features/register/registerSlice.ts';
import { navigationWanted } from '../features/routing/routingSlice.ts';
import { newAccount } from '../services/api/account.ts';
import { callApi } from './calls/callApi.ts';
import { submitOnPage } from './calls/submission.ts';
import { showToast } from './steps/showToast.ts';

export function* register(): SagaGenerator<void> {
  yield* submitOnPage(
    PATHS.register,
    registration,
    (input) => callApi(newAccount(input), { silent: true }),
    function* () {
      yield* showToast('success', { key: 'login:registered' }, TIMING.messageMs);
      yield* put(navigationWanted({ to: PATHS.login, replace: true }));
    },
  );
}
