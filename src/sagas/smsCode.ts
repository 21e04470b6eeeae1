// ACC-2, ACC-4: ready → sending → waiting (countdown) → ready; failed can be retried. One form is shown at a time, and
// each requests codes for its own purpose; its countdown survives a reload. A person who mistyped the number need not
// wait for it.
import type { Action } from '@reduxjs/toolkit';
import type { SmsPurpose } from '../../contract/account.ts';
import { PATHS } from '../constants/paths.ts';
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { modeChosen, selectSignInMode } from '../features/login/loginSlice.ts';
import { selectResetTicket, ticketEnded, ticketGiven } from '../features/resetPassword/resetPasswordSlice.ts';
import { accountPageOf } from '../features/routing/accountPages.ts';
import { locationChanged, selectPathname } from '../features/routing/routingSlice.ts';
import {
  type CodeRequest,
  countdownEnded,
  countdownResumed,
  selectResendTimes,
  smsCodeFailed,
  smsCodeLeft,
  smsCodeSent,
  smsCodeWanted,
} from '../features/smsCode/smsCodeSlice.ts';
import { newSmsCode } from '../services/api/account.ts';
import { now } from '../services/browser/clock.ts';
import { callApi } from './calls/callApi.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { showToast } from './steps/showToast.ts';
import { untilFingerprint } from './waits/untilFingerprint.ts';

export function* smsCode(): SagaGenerator<void> {
  while (true) {
    const purpose = yield* shownPurpose();
    if (purpose === null) {
      yield* untilOtherThan(purpose);
    } else {
      yield* race({ codes: call(sendCodes, purpose), changed: call(untilOtherThan, purpose) });
      yield* put(smsCodeLeft());
    }
  }
}

/** The purpose for which the form on the screen requests codes. */
function* shownPurpose(): SagaGenerator<SmsPurpose | null> {
  const pathname = yield* select(selectPathname);
  switch (pathname) {
    case PATHS.login:
      return (yield* select(selectSignInMode)) === 'sms' ? 'login' : null;
    case PATHS.register:
      return 'register';
    case PATHS.verifyPhone:
      return 'verifyPhone';
    case PATHS.resetPassword:
      return (yield* select(selectResetTicket)) === null ? 'resetPassword' : null;
    default:
      return accountPageOf(pathname) === 'securitySetting' ? 'changePhone' : null;
  }
}

function* untilOtherThan(purpose: SmsPurpose | null): SagaGenerator<void> {
  while ((yield* shownPurpose()) === purpose) yield* take([locationChanged, modeChosen, ticketGiven, ticketEnded]);
}

function* sendCodes(purpose: SmsPurpose): SagaGenerator<void> {
  let request = yield* resumeCountdown(purpose);
  while (true) {
    request ??= (yield* take(smsCodeWanted)).payload;
    // Another tab may have sent one in the meantime.
    const isDue: boolean = request.isOther || (yield* secondsLeft(purpose)) === 0;
    request = yield* isDue ? sendCode(request.phoneNumber, purpose) : resumeCountdown(purpose);
  }
}

function* resumeCountdown(purpose: SmsPurpose): SagaGenerator<CodeRequest | undefined> {
  const seconds = yield* secondsLeft(purpose);
  if (seconds === 0) return undefined;
  yield* put(countdownResumed({ seconds }));
  return yield* countDown(seconds);
}

function* sendCode(phoneNumber: string, purpose: SmsPurpose): SagaGenerator<CodeRequest | undefined> {
  yield* untilFingerprint();
  const sent = yield* callApi(newSmsCode(phoneNumber, purpose), { silent: true });
  if (!sent.ok) {
    yield* put(smsCodeFailed(errorMessage(sent.error)));
    return undefined;
  }
  const seconds = Math.max(TIMING.smsResendMs / TIMING.secondMs, Math.ceil(sent.value.resendAfter));
  const resendTime = (yield* call(now)) + seconds * TIMING.secondMs;
  yield* put(smsCodeSent({ purpose, phoneNumber, resendTime, seconds }));
  yield* showToast('success', { key: 'smsCode:sent' }, TIMING.messageMs);
  return yield* countDown(seconds);
}

/** Cut short by a request for another number, which is returned. */
function* countDown(seconds: number): SagaGenerator<CodeRequest | undefined> {
  const { other } = yield* race({ over: delay(seconds * TIMING.secondMs), other: take(isForOther) });
  if (other) return other.payload;
  yield* put(countdownEnded());
  return undefined;
}

const isForOther = (action: Action): action is ReturnType<typeof smsCodeWanted> =>
  smsCodeWanted.match(action) && action.payload.isOther;

/** 0 if a code may be requested. A time further ahead than a whole countdown comes from a wrong clock. */
function* secondsLeft(purpose: SmsPurpose): SagaGenerator<number> {
  const until = (yield* select(selectResendTimes))[purpose] ?? 0;
  const wait = Math.min(until - (yield* call(now)), TIMING.smsResendMs);
  return Math.max(Math.ceil(wait / TIMING.secondMs), 0);
}
