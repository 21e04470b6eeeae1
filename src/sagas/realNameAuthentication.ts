// CON-1 "Real-name authentication": none → pending → verified | refused → pending …; pending → withdrawn.
import { PATHS } from '../constants/paths.ts';
import type { SagaGenerator } from '../effects/effects.ts';
import { realNameAuthenticationRequest } from '../features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { realName, realNameSubmission, realNameWithdrawal } from '../services/api/certification.ts';
import { keepReviewedRequest } from './steps/reviewedRequest.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

export function* realNameAuthentication(): SagaGenerator<void> {
  yield* keepReviewedRequest({
    request: realNameAuthenticationRequest,
    flow: 'realNameAuthentication',
    path: PATHS.realNameAuthentication,
    whilePage: (work) => whileConsolePage('realNameAuthentication', work),
    own: realName,
    submission: realNameSubmission,
    withdrawal: realNameWithdrawal,
    live: false,
  });
}
