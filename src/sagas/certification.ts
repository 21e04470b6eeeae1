// CON-1 "Organization certification": none → pending → verified | refused → pending …; pending → withdrawn.
import { PATHS } from '../constants/paths.ts';
import type { SagaGenerator } from '../effects/effects.ts';
import { certificationRequest } from '../features/certification/certificationSlice.ts';
import * as api from '../services/api/certification.ts';
import { keepReviewedRequest } from './steps/reviewedRequest.ts';
import { whileCompanyPage } from './waits/whileConsolePage.ts';

export function* certification(): SagaGenerator<void> {
  yield* keepReviewedRequest({
    request: certificationRequest,
    flow: 'certification',
    path: PATHS.authentication,
    // Without a company the page belongs to the reviewers (sagas/certificationReview.ts).
    whilePage: (work) => whileCompanyPage('authentication', work),
    own: api.ownCertification,
    submission: api.certificationSubmission,
    withdrawal: api.certificationWithdrawal,
    live: true,
  });
}
