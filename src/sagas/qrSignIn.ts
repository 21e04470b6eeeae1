// ACC-3: hidden → loading → waiting → scanned → granted (the login flow takes over) | refused | expired → loading …
import { LIMITS } from '../constants/limits.ts';
import { PATHS } from '../constants/paths.ts';
import { QR_STATES } from '../constants/qrSignIn.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import {
  modeChosen,
  passkeySignInCancelled,
  qrSignInSubmitted,
  selectLoginError,
  selectLoginStatus,
  selectSignInMode,
  signInFailed,
  signInSucceeded,
} from '../features/login/loginSlice.ts';
import {
  qrSignInBegun,
  qrSignInCodeMade,
  qrSignInExpired,
  qrSignInFailed,
  qrSignInGranted,
  qrSignInLeft,
  qrSignInRefused,
  qrSignInRenewed,
  qrSignInScanned,
  selectQrSignInStatus,
} from '../features/qrSignIn/qrSignInSlice.ts';
import { locationChanged, selectPathname } from '../features/routing/routingSlice.ts';
import { sessionCleared } from '../features/session/sessionSlice.ts';
import { crashed } from '../lib/crash.ts';
import { newQrCode, qrCodeGrant } from '../services/api/qrSignIn.ts';
import { readDevice } from '../services/browser/device.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { untilFingerprint } from './waits/untilFingerprint.ts';
import { untilTabShown } from './waits/untilTabShown.ts';

type Ending = 'granted' | 'refused' | 'expired' | 'failed';

export function* qrSignIn(): SagaGenerator<void> {
  while (true) {
    while (!(yield* isShown())) yield* take([locationChanged, modeChosen]);
    // A sign-in that ended without a company starts with a new code: the old one has been used.
    yield* race({ codes: call(keepCode), gone: call(untilGone), ended: take(sessionCleared) });
    yield* put(qrSignInLeft());
  }
}

function* isShown(): SagaGenerator<boolean> {
  return (yield* select(selectPathname)) === PATHS.login && (yield* select(selectSignInMode)) === 'qr';
}

function* untilGone(): SagaGenerator<void> {
  while (yield* isShown()) yield* take([locationChanged, modeChosen]);
}

/** One code after another, until the race above ends it. */
function* keepCode(): SagaGenerator<void> {
  yield* put(qrSignInBegun());
  yield* untilFingerprint();
  let renewals = 0;
  while (true) {
    const ending = yield* showCode();
    if (ending === 'expired' && renewals < LIMITS.qrSignInRenewals) {
      renewals += 1;
      const { asked } = yield* race({ asked: take(qrSignInRenewed), told: delay(TIMING.qrSignInExpiredMs) });
      if (asked) continue;
      yield* untilTabShown();
      yield* put(qrSignInRenewed());
    } else {
      yield* take(qrSignInRenewed);
      renewals = 0;
    }
  }
}

/** Creates a code and follows it to its end. */
function* showCode(): SagaGenerator<Ending> {
  const device = yield* call(readDevice);
  const made = yield* callApi(newQrCode(device), { silent: true });
  if (!made.ok) {
    yield* put(qrSignInFailed(errorMessage(made.error)));
    return 'failed';
  }
  const { code, content, expiresIn, interval } = made.value;
  yield* put(qrSignInCodeMade({ content, seconds: expiresIn }));
  const { answer } = yield* race({
    answer: call(untilAnswered, code, interval * TIMING.secondMs),
    over: delay(expiresIn * TIMING.secondMs),
  });
  switch (answer ?? 'expired') {
    case 'granted':
      yield* put(qrSignInGranted());
      return yield* signIn(code);
    case 'refused':
      yield* put(qrSignInRefused());
      return 'refused';
    default:
      yield* put(qrSignInExpired());
      return 'expired';
  }
}

/**
 * A failed poll changes nothing: the code's own lifetime ends the wait. There is no polling while the tab is hidden.
 */
function* untilAnswered(code: string, intervalMs: number): SagaGenerator<Ending> {
  while (true) {
    yield* delay(intervalMs);
    yield* untilTabShown();
    const look = yield* callApi(qrCodeGrant(code), { silent: true });
    const state = look.ok ? QR_STATES[look.value.state] : undefined;
    if (state === 'granted' || state === 'refused' || state === 'expired') return state;
    if (look.ok && state === 'scanned' && (yield* select(selectQrSignInStatus)) === 'waiting')
      yield* put(qrSignInScanned({ name: look.value.name ?? null }));
  }
}

function* signIn(code: string): SagaGenerator<Ending> {
  yield* put(qrSignInSubmitted({ code }));
  const { type } = yield* take([signInSucceeded, signInFailed, passkeySignInCancelled, crashed('login')]);
  // The login flow was busy with a passkey, and did not hear of the code.
  if (type === passkeySignInCancelled.type) return yield* signIn(code);
  if ((yield* select(selectLoginStatus)) !== 'failed') return 'granted';
  yield* put(qrSignInFailed((yield* select(selectLoginError)) ?? { key: 'errors:network' }));
  return 'failed';
}
