// CON-1 "Real-name authentication": none → pending → verified | refused → pending …; pending → withdrawn.
import { fork, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { forgetRequested } from '../features/forms/formsSlice.ts';
import {
  realNameForm,
  realNameResource,
  realNameWithdrawalAsked,
  realNameWithdrawalBegun,
  realNameWithdrawalFailed,
  realNameWithdrawn,
} from '../features/realNameAuthentication/realNameAuthenticationSlice.ts';
import { realName, realNameSubmission, realNameWithdrawal } from '../services/api/certification.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { submitOnPage } from './calls/submission.ts';
import { showToast } from './steps/showToast.ts';
import { withdrawRequest } from './steps/withdrawRequest.ts';
import { whileConsolePage } from './waits/whileConsolePage.ts';

const WITHDRAWAL = {
  begun: realNameWithdrawalBegun,
  withdrawn: realNameWithdrawn,
  failed: realNameWithdrawalFailed,
  wanted: realNameResource.wanted,
};

export function* realNameAuthentication(): SagaGenerator<void> {
  yield* fork(() => whileConsolePage('realNameAuthentication', showRealName));
  yield* submitOnPage(
    PATHS.realNameAuthentication,
    realNameForm,
    (input) => callApi(realNameSubmission(input), { silent: true }),
    function* () {
      yield* put(forgetRequested('realNameAuthentication'));
      yield* put(realNameResource.wanted());
      yield* showToast('success', { key: 'realNameAuthentication:submitted' }, TIMING.messageMs);
    },
  );
}

function* showRealName(): SagaGenerator<void> {
  yield* takeLeading(realNameWithdrawalAsked, () =>
    withdrawRequest('realNameAuthentication', realNameWithdrawal(), WITHDRAWAL),
  );
  yield* keepFresh(() => load(realNameResource, realName()), { on: [realNameResource.wanted], live: false });
}
