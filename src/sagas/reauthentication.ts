// Decision 0017, CON-1: asks who is at the device before a lasting change: closed → wanted → asking ⇄ submitting →
// closed. Calls that want it meanwhile share the question and its outcome (steps/reauthenticated.ts).
import { call, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { TIMING } from '../constants/timing.ts';
import { selectPasskeysOffered } from '../features/login/loginSlice.ts';
import {
  cancelWanted,
  type Proof,
  type ProofMethod,
  proofGiven,
  proofRefused,
  proofWanted,
  questionClosed,
  questionOpened,
  selectReauthentication,
} from '../features/reauthentication/reauthenticationSlice.ts';
import * as api from '../services/api/security.ts';
import { askForPasskey } from '../services/browser/passkeys.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { showToast } from './steps/showToast.ts';

export function* reauthentication(): SagaGenerator<void> {
  while (true) {
    // It may be wanted before this area has loaded.
    if ((yield* select(selectReauthentication)).status !== 'wanted') yield* take(proofWanted);
    const { isProved = false } = yield* race({ isProved: call(prove), cancelled: take(cancelWanted) });
    yield* put(questionClosed(isProved));
  }
}

function* prove(): SagaGenerator<boolean> {
  const known = yield* callApi(api.reauthenticationMethods(), { silent: true });
  const canUsePasskey = yield* select(selectPasskeysOffered);
  const methods: ProofMethod[] = known.ok
    ? known.value.methods.filter((method) => method !== 'passkey' || canUsePasskey)
    : ['password'];
  if (methods.length === 0) {
    yield* showToast('warning', { key: 'reauthentication:noProof' }, TIMING.errorMessageMs);
    return false;
  }
  yield* put(questionOpened(methods));
  while (true) {
    const { payload } = yield* take(proofGiven);
    const answer = yield* submit(payload);
    if (answer !== null && answer !== 'impossible' && answer.ok) return true;
    if (answer === 'impossible') yield* put(proofRefused({ key: 'reauthentication:passkeyImpossible' }));
    else yield* put(proofRefused(answer === null ? null : errorMessage(answer.error)));
  }
}

/** Null if the person closed the browser's own dialog, `impossible` if it could not open it. */
function* submit(proof: Proof): SagaGenerator<ApiResult<unknown> | null | 'impossible'> {
  if (proof.method === 'password') return yield* callApi(api.passwordProof(proof.password), { silent: true });
  if (proof.method === 'authenticator') return yield* callApi(api.codeProof(proof.code), { silent: true });
  const request = yield* callApi(api.passkeyUse(), { silent: true });
  if (!request.ok) return request;
  const credential = yield* call(askForPasskey, request.value);
  if (credential === null || credential === 'impossible') return credential;
  return yield* callApi(api.passkeyProof(credential), { silent: true });
}
