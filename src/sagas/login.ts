// Spec §7 "Account and session", ACC-1 … ACC-3, ACC-6, CMP-2: idle → submitting → idle (the company switch takes over)
// | failed.
import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { chooserOpened } from '../features/companySwitch/companySwitchEvents.ts';
import { selectLastTenantId } from '../features/device/deviceSlice.ts';
import {
  qrSignInSubmitted,
  type SignInFailure,
  signInFailed,
  signInSubmitted,
  signInSucceeded,
  smsSignInSubmitted,
} from '../features/login/loginSlice.ts';
import { smsToken } from '../services/api/account.ts';
import { qrCodeToken } from '../services/api/qrSignIn.ts';
import { passwordToken } from '../services/api/token.ts';
import { readDevice } from '../services/browser/device.ts';
import { readRuntimeConfiguration } from '../services/browser/runtimeConfig.ts';
import type { ApiError } from '../services/http/apiError.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { pairOf } from './calls/tokens.ts';
import { openSession } from './steps/openSession.ts';
import { untilFingerprint } from './waits/untilFingerprint.ts';

/** The three ways to sign in; all continue alike once there is a token. */
const SUBMITS = [signInSubmitted, smsSignInSubmitted, qrSignInSubmitted];
type Submit = ReturnType<(typeof SUBMITS)[number]>;

export function* login(): SagaGenerator<void> {
  while (true) {
    const submit: Submit = yield* take(SUBMITS);
    yield* untilFingerprint();
    yield* signIn(submit);
  }
}

function* signIn(submit: Submit): SagaGenerator<void> {
  const token = yield* callApi(yield* tokenCall(submit));
  if (!token.ok) {
    yield* put(signInFailed(failureOf(submit, token.error)));
    return;
  }
  const opened = yield* openSession(pairOf(token.value), function* (error) {
    yield* put(signInFailed(errorMessage(error)));
  });
  if (!opened) return;
  yield* put(signInSucceeded());
  // The company switch takes over from here: it asks, enters the only company, or goes on without one.
  const last = yield* select(selectLastTenantId);
  yield* put(chooserOpened({ action: 'login', ...(last !== null && { tenantId: last }) }));
}

/** Name and password that do not fit each other are told at the password, anything else for the form as a whole. */
function failureOf(submit: Submit, error: ApiError): SignInFailure {
  const refused = signInSubmitted.match(submit) && error.kind === 'token' && error.error === 'invalid_grant';
  return { ...errorMessage(error), ...(refused && { field: 'password' as const }) };
}

/** The call that gives the account's token for what was submitted. */
function* tokenCall(submit: Submit) {
  const client = yield* call(readRuntimeConfiguration);
  const device = yield* call(readDevice);
  if (smsSignInSubmitted.match(submit))
    return smsToken(client, submit.payload.phoneNumber, submit.payload.code, device);
  if (qrSignInSubmitted.match(submit)) return qrCodeToken(client, submit.payload.code, device);
  return passwordToken(client, submit.payload.userName, submit.payload.password, device);
}
