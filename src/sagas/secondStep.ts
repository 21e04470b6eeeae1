// CON-1 "Security settings": sets up and ends the second step of sign-in, and renews its recovery codes.
import { call, fork, put, race, type SagaGenerator, select, take, takeEvery, takeLeading } from '../effects/effects.ts';
import {
  codesCopyWanted,
  codesGiven,
  codesSaveWanted,
  endWanted,
  firstCodeForm,
  newCodesWanted,
  secondStepActsUnderWay,
  secondStepResource,
  secretGiven,
  selectSecondStep,
  setupClosed,
  setupLeft,
  setupWanted,
} from '../features/secondStep/secondStepSlice.ts';
import { logResource, sessionsResource } from '../features/securitySetting/securitySettingSlice.ts';
import * as api from '../services/api/security.ts';
import { blobUrlOf, saveBlobUrl } from '../services/browser/blobs.ts';
import type { Endpoint } from '../services/http/endpoint.ts';
import { callApi } from './calls/callApi.ts';
import { keepFresh } from './calls/keepFresh.ts';
import { load } from './calls/resource.ts';
import { untilAccepted } from './calls/submission.ts';
import { whileUnderWay } from './calls/underWay.ts';
import { copyAndTell } from './steps/copyAndTell.ts';
import { callReauthenticated } from './steps/reauthenticated.ts';
import { settleChange } from './steps/settleChange.ts';
import { showFailure } from './steps/showFailure.ts';
import { askConfirmation } from './waits/askConfirmation.ts';
import { whileAccountPage } from './waits/whileAccountPage.ts';

/** Each change ends the other sign-ins and appears in the log. */
const CHANGED = [secondStepResource, sessionsResource, logResource];

export function* secondStep(): SagaGenerator<void> {
  yield* whileAccountPage('securitySetting', function* () {
    try {
      yield* takeLeading(setupWanted, setUp);
      yield* takeLeading(newCodesWanted, renew);
      yield* takeEvery(endWanted, end);
      yield* takeEvery(codesCopyWanted, copyCodes);
      yield* takeEvery(codesSaveWanted, saveCodes);
      yield* keepFresh(() => load(secondStepResource, api.secondStepState()), {
        on: [secondStepResource.wanted],
        live: false,
      });
    } finally {
      // Neither secret nor codes outlive the page.
      yield* put(setupClosed());
    }
  });
}

/** Performs a call that needs re-authentication; null if another one is under way. */
const acting = <T>(endpoint: Endpoint<T>) =>
  whileUnderWay(secondStepActsUnderWay, 'secondStep', () => callReauthenticated(endpoint));

/** The answer of such a call; null if there is none, which is reported. */
function* answered<T>(endpoint: Endpoint<T>): SagaGenerator<T | null> {
  const answer = yield* acting(endpoint);
  if (answer === null) return null;
  if (answer.ok) return answer.value;
  yield* showFailure(answer.error);
  return null;
}

function* setUp(): SagaGenerator<void> {
  const secret = yield* answered(api.newSecondStep());
  if (secret === null) return;
  yield* put(secretGiven({ uri: secret.uri, base32: secret.secret }));
  yield* race({ done: call(confirm), left: take(setupLeft) });
  yield* put(setupClosed());
}

function* confirm(): SagaGenerator<void> {
  const { recoveryCodes } = yield* untilAccepted(firstCodeForm, ({ code }) =>
    callApi(api.secondStepConfirmation(code), { silent: true }),
  );
  yield* showCodes(recoveryCodes);
}

function* renew(): SagaGenerator<void> {
  const renewed = yield* answered(api.newRecoveryCodes());
  if (renewed === null) return;
  yield* showCodes(renewed.recoveryCodes);
  yield* put(setupClosed());
}

/** Shows them until the person has kept them. */
function* showCodes(codes: string[]): SagaGenerator<void> {
  yield* put(codesGiven(codes));
  yield* fork(function* readAgain() {
    for (const { wanted } of CHANGED) yield* put(wanted());
  });
  yield* take(setupLeft);
}

function* copyCodes(): SagaGenerator<void> {
  const { codes } = yield* select(selectSecondStep);
  yield* copyAndTell(codes.join('\n'), { key: 'common:copySuccessful' }, { key: 'secondStep:copyFailed' });
}

function* saveCodes(): SagaGenerator<void> {
  const { codes } = yield* select(selectSecondStep);
  yield* call(saveBlobUrl, yield* call(blobUrlOf, codes.join('\n'), 'text/plain'), 'recovery-codes.txt');
}

function* end(): SagaGenerator<void> {
  const isMeant = yield* askConfirmation({
    title: { key: 'secondStep:endTitle' },
    question: { key: 'secondStep:endQuestion' },
    confirm: { key: 'secondStep:end' },
    danger: true,
  });
  if (isMeant) yield* settleChange(yield* acting(api.secondStepEnd()), ...CHANGED);
}
