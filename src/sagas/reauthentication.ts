// Decision 0017, CON-1: asks who is at the device before a lasting change: closed → wanted → asking → closed.
// Calls that want it meanwhile share the question and its outcome (steps/reauthenticated.ts).
import { TIMING } from '../constants/timing.ts';
import { call, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { selectPasskeysOffered } from '../features/login/loginSlice.ts';
import {
  cancelWanted,
  type Proof,
  type ProofMethod,
  proofForm,
  proofWanted,
  questionClosed,
  questionOpened,
  selectReauthentication,
} from '../features/reauthentication/reauthenticationSlice.ts';
import { NO_FAILURE } from '../lib/formFailure.ts';
import * as api from '../services/api/security.ts';
import { askForPasskey } from '../services/browser/passkeys.ts';
import { callApi } from './calls/callApi.ts';
import { type AttemptEnd, untilAccepted } from './calls/submission.ts';
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
  yield* untilAccepted(proofForm, submit);
  return true;
}

function* submit(proof: Proof): SagaGenerator<AttemptEnd<unknown, never>> {
  if (proof.method === 'password') return yield* callApi(api.passwordProof(proof.password), { silent: true });
  if (proof.method === 'authenticator') return yield* callApi(api.codeProof(proof.code), { silent: true });
  const request = yield* callApi(api.passkeyUse(), { silent: true });
  if (!request.ok) return request;
  const credential = yield* call(askForPasskey, request.value);
  // The person closed the browser's own dialog.
  if (credential === null) return null;
  if (credential === 'impossible') return { ...NO_FAILURE, error: { key: 'reauthentication:passkeyImpossible' } };
  return yield* callApi(api.passkeyProof(credential), { silent: true });
}
