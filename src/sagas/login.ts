// Spec §7 "Account and session", ACC-1 … ACC-3, ACC-6, CMP-2: idle → submitting (→ secondStep → checkingSecondStep, as
// often as it takes) → idle (the company switch takes over) | failed.
import type { TokenResponse } from '../../contract/token.ts';
import { PATHS } from '../constants/paths.ts';
import { HALFWAY_KEY } from '../constants/storageKeys.ts';
import { call, fork, join, put, race, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { chooserOpened } from '../features/companySwitch/companySwitchEvents.ts';
import { selectLastTenantId } from '../features/device/deviceSlice.ts';
import {
  externalSignInReturned,
  externalSignInWanted,
  passkeySignInCancelled,
  passkeySignInWanted,
  passkeysOffered,
  qrSignInSubmitted,
  secondStepLeft,
  secondStepLost,
  secondStepRefused,
  secondStepRequired,
  secondStepSubmitted,
  selectFirstStep,
  signInFailed,
  signInLeft,
  signInSubmitted,
  signInSucceeded,
  smsSignInSubmitted,
} from '../features/login/loginSlice.ts';
import type { SignInFailure } from '../features/login/loginTypes.ts';
import { locationChanged, selectLocation } from '../features/routing/routingSlice.ts';
import { performer } from '../lib/performer.ts';
import { smsToken } from '../services/api/account.ts';
import { qrCodeToken } from '../services/api/qrSignIn.ts';
import { passwordToken } from '../services/api/token.ts';
import { readDevice } from '../services/browser/device.ts';
import { arePasskeysSupported } from '../services/browser/passkeys.ts';
import { readRuntimeConfiguration } from '../services/browser/runtimeConfig.ts';
import type { ApiError } from '../services/http/apiError.ts';
import { keepTabText, readTabText } from '../services/storage/tabStorage.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { giveBack } from './calls/giveBack.ts';
import { pairOf } from './calls/tokens.ts';
import { openSession } from './steps/openSession.ts';
import { untilPageLeft } from './waits/oncePageShown.ts';

/** The ways to sign in; all continue in the same way once there is a token. */
const SUBMITS = [
  signInSubmitted,
  smsSignInSubmitted,
  qrSignInSubmitted,
  passkeySignInWanted,
  externalSignInReturned,
  secondStepSubmitted,
];
type Submit = ReturnType<(typeof SUBMITS)[number]>;
/** Null if the person cancelled, `impossible` if the browser has no passkey here. */
type TokenAnswer = ApiResult<TokenResponse> | null | 'impossible';

const loadExternalSignIn = performer('loadExternalSignIn', () => import('./externalSignIn.ts'), 'code');
const loadRareTokens = performer('loadRareTokens', () => import('./calls/rareTokens.ts'), 'code');

export function* login(): SagaGenerator<void> {
  if ((yield* call(readTabText, HALFWAY_KEY)) !== null && (yield* select(selectFirstStep)) === null)
    yield* put(secondStepLost());
  yield* takeEvery([secondStepRequired, secondStepLeft, signInSucceeded, signInFailed, locationChanged], noteHalfway);
  yield* takeEvery(externalSignInWanted, leave);
  yield* takeEvery(locationChanged, noteReturn);
  if (yield* call(arePasskeysSupported)) yield* put(passkeysOffered());
  while (true) {
    yield* signIn(yield* take(SUBMITS));
  }
}

/**
 * The first step's credentials are never stored; only the fact that there was one survives a reload, so that it can be
 * explained.
 */
function* noteHalfway(): SagaGenerator<void> {
  const isHalfway = (yield* select(selectFirstStep)) !== null;
  const isNoted = (yield* call(readTabText, HALFWAY_KEY)) !== null;
  if (isHalfway !== isNoted) yield* call(keepTabText, HALFWAY_KEY, isHalfway ? 'yes' : null);
}

function* leave(): SagaGenerator<void> {
  const { leaveForProvider } = yield* call(loadExternalSignIn);
  yield* leaveForProvider();
}

/** The provider's result is in the fragment of the address. */
function* noteReturn(): SagaGenerator<void> {
  const { pathname, hash } = yield* select(selectLocation);
  if (pathname !== PATHS.login || !hash.includes('=')) return;
  const { comeBack } = yield* call(loadExternalSignIn);
  yield* comeBack();
}

/**
 * Leaving the page ends the attempt. The server may have begun a session by then, so its token is awaited all the same,
 * and given back.
 */
function* signIn(submit: Submit): SagaGenerator<void> {
  let isLeft = false;
  const asking = yield* fork(function* askForToken() {
    const token = yield* tokenOf(submit);
    if (isLeft && token !== null && token !== 'impossible' && token.ok) yield* giveBack(pairOf(token.value).token);
    return token;
  });
  const { settled } = yield* race({
    settled: call(function* () {
      yield* settleSignIn(submit, yield* join(asking));
      return true;
    }),
    left: call(untilPageLeft, PATHS.login),
  });
  isLeft = !settled;
  if (isLeft) yield* put(signInLeft());
}

function* settleSignIn(submit: Submit, token: TokenAnswer): SagaGenerator<void> {
  if (token === null) {
    yield* put(passkeySignInCancelled());
    return;
  }
  if (token === 'impossible') {
    yield* put(signInFailed({ key: 'login:passkeyImpossible' }));
    return;
  }
  if (!token.ok) {
    yield* put(afterRefusal(submit, token.error));
    return;
  }
  // Called: if the person leaves, a generator that is still clearing up would hand its end to this one as a result.
  const opened = yield* call(openSession, pairOf(token.value), function* (error: ApiError) {
    yield* put(signInFailed(errorMessage(error)));
  });
  if (!opened) return;
  yield* put(signInSucceeded());
  // The company switch takes over from here: it shows the chooser, enters the only company, or continues without one.
  const last = yield* select(selectLastTenantId);
  yield* put(chooserOpened({ action: 'login', ...(last !== null && { tenantId: last }) }));
}

/** What a refused call leads to: the second step, another try at it, or the form. */
function afterRefusal(submit: Submit, error: ApiError) {
  const isGrantInvalid = error.kind === 'token' && error.error === 'invalid_grant';
  if (secondStepSubmitted.match(submit)) {
    const failure: SignInFailure = { ...errorMessage(error), ...(isGrantInvalid && { field: 'code' }) };
    // Any other refusal in the OAuth shape means that the first step is no longer valid.
    return error.kind === 'token' && !isGrantInvalid ? signInFailed(failure) : secondStepRefused(failure);
  }
  if (error.kind === 'token' && error.needsSecondStep) {
    const claim = claimOf(submit);
    const token = error.twoFactorToken;
    return claim && token ? secondStepRequired({ claim, token }) : signInFailed({ key: 'login:secondStepUnavailable' });
  }
  // A wrong name or password is reported at the password field, anything else for the form as a whole.
  const refused = isGrantInvalid && signInSubmitted.match(submit);
  return signInFailed({ ...errorMessage(error), ...(refused && { field: 'password' }) });
}

function claimOf(submit: Submit) {
  if (signInSubmitted.match(submit)) return { userName: submit.payload.userName };
  if (externalSignInReturned.match(submit)) return { isExternal: true } as const;
  return smsSignInSubmitted.match(submit) ? { phoneNumber: submit.payload.phoneNumber } : null;
}

/** The account's token for what was submitted. */
function* tokenOf(submit: Submit): SagaGenerator<TokenAnswer> {
  const client = yield* call(readRuntimeConfiguration);
  const device = yield* call(readDevice);
  if (signInSubmitted.match(submit))
    return yield* callApi(passwordToken(client, submit.payload.userName, submit.payload.password, device));
  if (smsSignInSubmitted.match(submit))
    return yield* callApi(smsToken(client, submit.payload.phoneNumber, submit.payload.code, device));
  if (qrSignInSubmitted.match(submit)) return yield* callApi(qrCodeToken(client, submit.payload.code, device));
  if (externalSignInReturned.match(submit)) {
    const { tokenByExternal } = yield* call(loadExternalSignIn);
    return yield* tokenByExternal(client, device, submit.payload.ticket);
  }
  const { tokenByPasskey, tokenBySecondStep } = yield* call(loadRareTokens);
  if (passkeySignInWanted.match(submit)) return yield* tokenByPasskey(client, device);
  const first = yield* select(selectFirstStep);
  return first === null ? null : yield* tokenBySecondStep(client, device, first, submit.payload);
}
