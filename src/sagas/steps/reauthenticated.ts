import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { TIMING } from '../../constants/timing.ts';
import { selectPasskeysOffered } from '../../features/login/loginSlice.ts';
import {
  cancelWanted,
  type Proof,
  type ProofMethod,
  proofGiven,
  proofRefused,
  questionClosed,
  questionOpened,
} from '../../features/reauthentication/reauthenticationSlice.ts';
import * as api from '../../services/api/security.ts';
import { usePasskey as askForPasskey } from '../../services/browser/passkeys.ts';
import type { ApiError } from '../../services/http/apiError.ts';
import type { Endpoint } from '../../services/http/endpoint.ts';
import { type ApiResult, callApi } from '../calls/callApi.ts';
import { errorMessage } from '../calls/errorMessage.ts';
import { showToast } from './showToast.ts';

/** The reference backend's code for "re-authenticate first"; another backend may never send it. */
const REQUIRED = 'Atrium:ReauthenticationRequired';
const isRequired = (error: ApiError): boolean => error.kind === 'other' && error.code === REQUIRED;

/**
 * Performs a call that may need re-authentication: if it is refused for that, the person is asked, and the call is
 * repeated. Null if they cancel.
 */
export function* callReauthenticated<T>(endpoint: Endpoint<T>): SagaGenerator<ApiResult<T> | null> {
  return yield* reauthenticated(() => callApi(endpoint, { silent: true }));
}

/** The same for a call that is performed in another way. */
export function* reauthenticated<T>(perform: () => SagaGenerator<ApiResult<T>>): SagaGenerator<ApiResult<T> | null> {
  const answer = yield* perform();
  if (answer.ok || !isRequired(answer.error)) return answer;
  // A task of its own, for the same reason as in askConfirmation.
  if (!(yield* call(prove))) return null;
  return yield* perform();
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
  try {
    while (true) {
      const event = yield* take([proofGiven, cancelWanted]);
      if (cancelWanted.match(event)) return false;
      const answer = yield* submit(event.payload);
      if (answer !== null && answer !== 'impossible' && answer.ok) return true;
      if (answer === 'impossible') yield* put(proofRefused({ key: 'reauthentication:passkeyImpossible' }));
      else yield* put(proofRefused(answer === null ? null : errorMessage(answer.error)));
    }
  } finally {
    yield* put(questionClosed());
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
