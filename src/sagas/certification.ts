// CON-1 "Organization certification": none → pending → verified | refused → pending …; pending → withdrawn. The typed
// values are kept until they are sent (decision 0007).
import { fork, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import {
  certificationForm,
  certificationResource,
  certificationWithdrawalAsked,
  withdrawalBegun,
  withdrawalFailed,
  withdrawn,
} from '../features/certification/certificationSlice.ts';
import { forgetRequested } from '../features/forms/formsSlice.ts';
import * as api from '../services/api/certification.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { showToast } from './steps/showToast.ts';
import { withdrawRequest } from './steps/withdrawRequest.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const WITHDRAWAL = {
  begun: withdrawalBegun,
  withdrawn,
  failed: withdrawalFailed,
  wanted: certificationResource.wanted,
};

export function* certification(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('authentication', showCertification, ofCompany));
  yield* submitOnPage(
    PATHS.authentication,
    certificationForm,
    (input) => callApi(api.certificationSubmission(input), { silent: true }),
    function* () {
      yield* put(forgetRequested('certification'));
      yield* put(certificationResource.wanted());
      yield* showToast('success', { key: 'certification:submitted' }, TIMING.messageMs);
    },
  );
}

/** Without a company the page belongs to the reviewers (sagas/certificationReview.ts). */
const ofCompany = (state: { session: { tenantId: string | null } }) => (state.session.tenantId === null ? null : '');

/** A decision arrives as a notification, so it is shown at once. */
function* showCertification(): SagaGenerator<void> {
  yield* takeLeading(certificationWithdrawalAsked, () =>
    withdrawRequest('certification', api.certificationWithdrawal(), WITHDRAWAL),
  );
  yield* keepFresh(() => load(certificationResource, api.ownCertification()), {
    on: [certificationResource.wanted],
    live: true,
  });
}
