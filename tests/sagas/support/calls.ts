import type { TestApiWithEffectsTesters } from 'redux-saga-test-plan';
import { selectPersistenceHeld } from '../../../src/features/companySwitch/companySwitchSlice.ts';
import { requestFailed, selectIsDoubted } from '../../../src/features/network/networkSlice.ts';
import { selectIsPageGoing } from '../../../src/features/reload/reloadSlice.ts';
import { selectHostToken, selectTenantToken } from '../../../src/features/session/sessionSlice.ts';
import { ApiFailure, type OtherError } from '../../../src/services/http/apiError.ts';
import type { Endpoint } from '../../../src/services/http/endpoint.ts';
import { send } from '../../../src/services/http/send.ts';

type At = TestApiWithEffectsTesters;

export const NO_ANSWER = new ApiFailure({ kind: 'network', reason: 'unreachable', call: 'any', url: '/any' });

/** A refusal by any call. */
export const refusal: OtherError = {
  kind: 'other',
  call: 'any',
  url: '/any',
  status: 400,
  message: 'Full',
  code: null,
  reason: 'refused',
  hideElMessage: false,
};
export const REFUSED = new ApiFailure({ ...refusal, status: 500 });

/** The steps up to the sending of a call, from the current one. */
function sent<T>(at: At, endpoint: Endpoint<T>, ofSwitch: boolean) {
  let here = at;
  if (endpoint.auth === 'tenant' && !ofSwitch) {
    here = here.select(selectPersistenceHeld).next(false);
    if (endpoint.changesState) here = here.select(selectIsPageGoing).next(false);
  }
  return here
    .select(selectTenantToken)
    .next('Bearer company')
    .select(selectHostToken)
    .next('Bearer account')
    .call(send, endpoint);
}

/** The steps of a call that the server answers with `value`; `ofSwitch` for a step of the company switch itself. */
export const answered = <T>(at: At, endpoint: Endpoint<T>, value: NoInfer<T>, { ofSwitch = false } = {}): At =>
  sent(at, endpoint, ofSwitch).next(value).select(selectIsDoubted).next(false);

/** The steps of a call without an answer. */
export const unanswered = <T>(at: At, endpoint: Endpoint<T>, { ofSwitch = false } = {}): At =>
  sent(at, endpoint, ofSwitch).throw(NO_ANSWER).put(requestFailed()).next();

/** The steps of a silent call that the server refuses: a toast would be an extra step. */
export const refused = <T>(at: At, endpoint: Endpoint<T>, { ofSwitch = false } = {}): At =>
  sent(at, endpoint, ofSwitch).throw(REFUSED);
