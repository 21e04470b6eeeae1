// Decision 0017: filling → submitting → filling (the result) | refused (the link is used up or too old).
import { PATHS } from '../constants/paths.ts';
import { put, type SagaGenerator } from '../effects/effects.ts';
import { changesUndone, dispute } from '../features/notMe/notMeSlice.ts';
import { disputedChange } from '../services/api/account.ts';
import { callApi } from './calls/callApi.ts';
import { submitOnPage } from './calls/submission.ts';

export function* notMe(): SagaGenerator<void> {
  yield* submitOnPage(
    PATHS.notMe,
    dispute,
    ({ ticket }) => callApi(disputedChange(ticket), { silent: true }),
    function* (account) {
      yield* put(changesUndone(account));
    },
  );
}
