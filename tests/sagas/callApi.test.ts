import type { TakeEffect } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { switchFailed, switchSucceeded } from '../../src/features/companySwitch/companySwitchEvents.ts';
import { selectPersistenceHeld } from '../../src/features/companySwitch/companySwitchSlice.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { answerArrived, selectIsDoubted } from '../../src/features/network/networkSlice.ts';
import { selectIsPageGoing } from '../../src/features/reload/reloadSlice.ts';
import { selectHostToken, selectTenantToken } from '../../src/features/session/sessionSlice.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { crashed } from '../../src/lib/crash.ts';
import { callApi } from '../../src/sagas/calls/callApi.ts';
import { switchTenant } from '../../src/services/api/companies.ts';
import { hostConfiguration, tenantConfiguration } from '../../src/services/api/configuration.ts';
import { deleteTask } from '../../src/services/api/tasks.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { ApiFailure } from '../../src/services/http/apiError.ts';
import { send } from '../../src/services/http/send.ts';
import { answered, NO_ANSWER, unanswered } from './support/calls.ts';

const CONFIGURATION = {
  currentUser: { isAuthenticated: false, id: null },
  currentTenant: { id: null },
  auth: { grantedPolicies: {} },
};

const where = { call: 'any', url: '/any', status: 500 };
const other = (hideElMessage: boolean) =>
  new ApiFailure({ kind: 'other', ...where, message: 'Full', code: null, reason: 'refused', hideElMessage });

it('an account’s call waits for nothing, reads both tokens and is sent', () => {
  answered(testSaga(callApi, hostConfiguration()).next(), hostConfiguration(), CONFIGURATION).returns({
    ok: true,
    value: CONFIGURATION,
  });
});

it('a company’s call waits until no switch is in progress, and checks again after each one ends', () => {
  testSaga(callApi, tenantConfiguration())
    .next()
    .select(selectPersistenceHeld)
    .next(true)
    .take([switchSucceeded, switchFailed])
    .next(switchSucceeded())
    .select(selectPersistenceHeld)
    .next(false)
    .select(selectTenantToken);
});

it('a step of the switch itself does not wait for the switch', () => {
  testSaga(callApi, tenantConfiguration(), { ofSwitch: true }).next().select(selectTenantToken);
});

it('a call that changes something waits while the page is about to reload', () => {
  testSaga(callApi, deleteTask('1', null))
    .next()
    .select(selectPersistenceHeld)
    .next(false)
    .select(selectIsPageGoing)
    .next(true)
    .inspect(({ type, payload }: TakeEffect) =>
      expect([type, String(payload.pattern)]).toEqual(['TAKE', crashed('reload').type]),
    )
    .next()
    .select(selectIsPageGoing)
    .next(false)
    .select(selectTenantToken);
});

it('an answer ends a doubt about the network', () => {
  testSaga(callApi, hostConfiguration())
    .next()
    .select(selectTenantToken)
    .next(null)
    .select(selectHostToken)
    .next('Bearer account')
    .call(send, hostConfiguration())
    .next(CONFIGURATION)
    .select(selectIsDoubted)
    .next(true)
    .put(answerArrived())
    .next()
    .returns({ ok: true, value: CONFIGURATION });
});

it('a call without an answer notifies the network flow and returns its failure', () => {
  unanswered(testSaga(callApi, hostConfiguration(), { silent: true }).next(), hostConfiguration()).returns({
    ok: false,
    error: NO_ANSWER.error,
  });
});

it('401 names the token read before the call, not one that arrived in the meantime', () => {
  const error = { kind: 'unauthorised', ...where, status: 401, auth: 'tenant' } as const;
  testSaga(callApi, tenantConfiguration(), { ofSwitch: true })
    .next()
    .select(selectTenantToken)
    .next('Bearer then')
    .select(selectHostToken)
    .next('Bearer account')
    .call(send, tenantConfiguration())
    .throw(new ApiFailure(error))
    .put(unauthorisedReceived({ session: 'tenant', refusedToken: 'Bearer then' }))
    .next()
    .returns({ ok: false, error });
});

const atSending = (silent: boolean) =>
  testSaga(callApi, hostConfiguration(), { silent })
    .next()
    .select(selectTenantToken)
    .next(null)
    .select(selectHostToken)
    .next(null)
    .call(send, hostConfiguration());

it('any other failure is shown for its time and returned', () => {
  const failure = other(false);
  const toast = { id: 't1', kind: 'error', message: { text: 'Full' }, durationMs: TIMING.errorMessageMs } as const;
  atSending(false)
    .throw(failure)
    .call(newId)
    .next('t1')
    .put(toastShown(toast))
    .next()
    .returns({ ok: false, error: failure.error });
});

it.each([
  ['a silent call', true, false],
  ['a call that suppresses the message of other errors', false, true],
])('%s returns the failure and shows nothing', (_, silent, hideElMessage) => {
  const failure = other(hideElMessage);
  atSending(silent).throw(failure).returns({ ok: false, error: failure.error });
});

it('a fault of the portal passes through: it is not an answer', () => {
  const fault = new TypeError('undefined is not a function');
  expect(() => atSending(true).throw(fault)).toThrow(fault);
});

it('a switch call changes something, but belongs to the account: it waits for nothing', () => {
  const call = switchTenant('t1', { clientId: 'c', clientSecret: 's', scope: 'all' });
  testSaga(callApi, call).next().select(selectTenantToken);
});
