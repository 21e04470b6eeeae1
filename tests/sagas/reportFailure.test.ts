import { testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { requestFailed } from '../../src/features/network/networkSlice.ts';
import { sessionEndedByServer } from '../../src/features/session/sessionSlice.ts';
import { unauthorisedReceived } from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import { reportFailure } from '../../src/sagas/calls/reportFailure.ts';
import { newId } from '../../src/services/browser/ids.ts';
import type { ApiError, TokenError } from '../../src/services/http/apiError.ts';
import { refusal } from './support/calls.ts';

const where = { call: 'any', url: '/any', status: 400 };
const tokens = { tenant: 'Bearer company', host: 'Bearer account' };
const network: ApiError = { kind: 'network', reason: 'timeout', ...where };
const token: TokenError = {
  kind: 'token',
  ...where,
  error: 'invalid_grant',
  description: 'Wrong.',
  needsSecondStep: false,
  twoFactorToken: null,
};
const invalid: ApiError = { kind: 'invalid', ...where, message: 'Too long', validationErrors: [] };

const reported = (error: ApiError, { silent = false, unasked = false } = {}) =>
  testSaga(reportFailure, error, tokens, silent, unasked).next();
const toast = (message: object, durationMs: number) =>
  toastShown({ id: 't1', kind: 'error', message: message as { text: string }, durationMs });

it.each([
  ['a refusal', refusal, { text: 'Full' }, TIMING.errorMessageMs],
  ['invalid input', invalid, { text: 'Too long' }, TIMING.errorMessageMs],
  ['a refused token call', token, { text: 'Wrong.' }, TIMING.tokenErrorMs],
])('%s is shown, unless the caller shows it in place', (_case, error, message, durationMs) => {
  reported(error).call(newId).next('t1').put(toast(message, durationMs)).next().isDone();
  reported(error, { silent: true }).isDone();
});

it.each([
  ['a second step that is still missing', { ...token, needsSecondStep: true }],
  ['a refusal that the server wants to be hidden', { ...refusal, hideElMessage: true }],
  ['a call that nobody waits for', { kind: 'aborted', call: 'any', url: '/any' } as const],
])('%s is not shown', (_case, error) => {
  reported(error).isDone();
});

it('a call without an answer makes the network doubtful even in silence', () => {
  const doubted = () => reported(network).put(requestFailed()).next();
  doubted()
    .call(newId)
    .next('t1')
    .put(toast({ key: 'errors:network' }, TIMING.errorMessageMs))
    .next()
    .isDone();
  reported(network, { silent: true }).put(requestFailed()).next().isDone();
});

it.each([
  ['tenant', false, 'Bearer company'],
  ['host', true, 'Bearer account'],
] as const)('a refused token of the %s (unasked: %j) is refreshed', (auth, unasked, refusedToken) => {
  reported({ kind: 'unauthorised', ...where, auth }, { unasked })
    .put(unauthorisedReceived({ session: auth, refusedToken, ...(unasked && { unasked }) }))
    .next()
    .isDone();
});

it('a refusal of a call without a token has nothing to refresh', () => {
  reported({ kind: 'unauthorised', ...where, auth: 'none' }).isDone();
});

it.each([
  ['otherDevice', { kind: 'otherDevice', ...where }, { key: 'errors:otherDevice' }],
  ['locked', { kind: 'locked', ...where, message: 'Locked.' }, { text: 'Locked.' }],
] as const)('%s ends the session', (reason, error, message) => {
  reported(error).put(sessionEndedByServer({ reason, message })).next().isDone();
});
