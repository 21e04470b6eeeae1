import { delay, type Effect, take } from 'redux-saga/effects';
import { type TestApiWithEffectsTesters, testSaga } from 'redux-saga-test-plan';
import { TIMING } from '../../src/constants/timing.ts';
import { type ToastKind, toastShown } from '../../src/features/feedback/feedbackSlice.ts';
import { selectDirtyTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import { pageReloadHeld, pageReloadWanted } from '../../src/features/reload/reloadSlice.ts';
import { navigationWanted, selectWayToLogin } from '../../src/features/routing/routingSlice.ts';
import * as session from '../../src/features/session/sessionSlice.ts';
import * as events from '../../src/features/sessionRefresh/sessionRefreshSlice.ts';
import type { Message } from '../../src/lib/message.ts';
import { sessionRefresh } from '../../src/sagas/sessionRefresh.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { withLock } from '../../src/services/browser/locks.ts';
import { mayReload } from '../../src/services/browser/reloadGuard.ts';
import { hasOtherTabs } from '../../src/services/browser/tabName.ts';
import { readStoredText } from '../../src/services/storage/localStorage.ts';
import { branchesOf, effectAt } from './support/branches.ts';

type At = TestApiWithEffectsTesters;
const pair = { token: 'Bearer newer', refreshToken: 'newer-refresh' };
const REFUSED = 'Bearer refused';

const received = (kind: events.SessionKind, refusedToken: string | null = REFUSED, more = {}) =>
  testSaga(sessionRefresh)
    .next()
    .take(events.unauthorisedReceived)
    .next(events.unauthorisedReceived({ session: kind, refusedToken, ...more }));
/** Up to the turn in which the token is refreshed. */
const inTurn = (known: string | null = REFUSED, more = {}) =>
  received('tenant', REFUSED, more)
    .select(session.selectTenantToken)
    .next(known)
    .select(session.selectTenantRefreshToken)
    .next('refresh');
const toast = (here: At, kind: ToastKind, message: Message, durationMs: number) =>
  here
    .call(newId)
    .next('t1')
    .put(toastShown({ id: 't1', kind, message, durationMs }))
    .next();

function expectLocked(effect: Effect, name: string): void {
  const { fn, args } = effect.payload;
  // The turn itself is a separate function for every call.
  expect([effect.type, fn, args[0], typeof args[1], args[2]]).toEqual(['CALL', withLock, name, 'function', 500]);
}

it.each([
  ['host', session.selectHostToken, session.selectHostRefreshToken],
  ['tenant', session.selectTenantToken, session.selectTenantRefreshToken],
] as const)('the %s session reads its own tokens and takes its own lock, until the reload', (kind, token, refresh) => {
  const turn = received(kind).select(token).next(REFUSED).select(refresh).next('refresh');
  expectLocked(effectAt(turn), `atrium-refresh-${kind}`);
});

it.each([
  ['a token that nobody knows any more', null, REFUSED],
  ['a refusal that names no token', 'Bearer newer', null],
])('%s takes its turn', (_, known, refusedToken) => {
  const turn = received('tenant', refusedToken)
    .select(session.selectTenantToken)
    .next(known)
    .select(session.selectTenantRefreshToken)
    .next('refresh');
  expectLocked(effectAt(turn), 'atrium-refresh-tenant');
});

it('takes over a newer token from another tab without taking a turn', () => {
  inTurn('Bearer newer')
    .select(session.selectHostToken)
    .next('Bearer account')
    .select(events.selectRefreshStatus)
    .next('refreshing')
    .put(events.tenantTokenRefreshed({ token: 'Bearer newer', refreshToken: 'refresh' }));
});

type Stored = typeof events.hostTokenRefreshed | typeof events.tenantTokenRefreshed;
/** A token that the server has renewed, up to what the person hears of it. */
const renewed = (turn: At, stored: Stored, status = 'refreshing') =>
  turn
    .next(pair)
    .select(session.selectHostToken)
    .next('Bearer account')
    .select(events.selectRefreshStatus)
    .next(status)
    .put(stored(pair))
    .next();
it.each([
  ['host', session.selectHostToken, session.selectHostRefreshToken, events.hostTokenRefreshed],
  ['tenant', session.selectTenantToken, session.selectTenantRefreshToken, events.tenantTokenRefreshed],
] as const)('%s refreshed: stored, then told, then a toast, then the reload', (kind, token, refresh, stored) => {
  const turn = received(kind).select(token).next(REFUSED).select(refresh).next('refresh');
  const told = renewed(turn, stored)
    .put(events.refreshSucceeded())
    .next()
    .select(selectDirtyTabs)
    .next([])
    .call(mayReload, `sessionRefreshed-${kind}`, TIMING.refusedAnewMs)
    .next(true);
  toast(told, 'info', { key: 'errors:loginStatusUpdated' }, TIMING.messageMs)
    .put(pageReloadWanted({ reason: 'sessionRefreshed', delayMs: 500 }))
    .next()
    .take(events.unauthorisedReceived);
});

it('a token that arrives when the page is about to reload is stored, and nobody is told again', () => {
  renewed(inTurn(), events.tenantTokenRefreshed, 'refreshed').take(events.unauthorisedReceived);
});

describe.each<[string, (lost: boolean) => At]>([
  [
    'refused unasked',
    (lost) =>
      renewed(inTurn(REFUSED, { unasked: true }), events.tenantTokenRefreshed)
        .put(events.refreshedUnseen())
        .next()
        .select(events.selectDeedLost)
        .next(lost),
  ],
  [
    'refused over unsaved work in an application',
    (lost) =>
      renewed(inTurn(), events.tenantTokenRefreshed)
        .put(events.refreshSucceeded())
        .next()
        .select(selectDirtyTabs)
        .next(['/crm'])
        .put(pageReloadHeld({ reason: 'sessionRefreshed' }))
        .next()
        .select(events.selectDeedLost)
        .next(lost),
  ],
])('%s, the page stays', (_case, refreshed) => {
  it('in silence if nothing else was refused', () => {
    refreshed(false).take(events.unauthorisedReceived);
  });

  it('and the person is told at once of an action that was refused with the token', () => {
    toast(
      refreshed(true).put(events.deedTold()).next(),
      'warning',
      { key: 'errors:notCarriedOut' },
      TIMING.errorMessageMs,
    ).take(events.unauthorisedReceived);
  });
});

it('a refresh refused because of another device ends the session with that reason', () => {
  const end = { reason: 'otherDevice', message: { key: 'errors:otherDevice' } } as const;
  inTurn()
    .next(end)
    .select(session.selectHostToken)
    .next('Bearer account')
    .put(events.refreshFailed())
    .next()
    .put(session.sessionEndedByServer(end))
    .next()
    .take(session.sessionCleared)
    .next()
    .put(events.leftForLogin())
    .next()
    .take(events.unauthorisedReceived);
});

/** A session that has ended, up to the step to the sign-in page: a toast and half a second. */
function expired(): At {
  const refused = inTurn().next(null).select(session.selectHostToken).next('Bearer account');
  const failed = refused.call(readStoredText, 'host_token').next('Bearer account').put(events.refreshFailed());
  return toast(failed.next(), 'error', { key: 'errors:authenticationExpired' }, TIMING.errorMessageMs)
    .delay(500)
    .next();
}

it('a refused refresh says so, waits half a second, ends the session and leads to the sign-in page and back', () => {
  expired()
    .select(selectWayToLogin)
    .next('/login?redirect=%2Fportal%3Fday%3D1')
    .select(session.selectIsSignedIn)
    .next(true)
    .put(session.sessionEnding())
    .next()
    .put(session.sessionCleared())
    .next()
    .put(navigationWanted({ to: '/login?redirect=%2Fportal%3Fday%3D1', replace: true }))
    .next()
    .put(events.leftForLogin())
    .next()
    .take(events.unauthorisedReceived);
});

it('waits two seconds for the reason why another tab has ended the session, then calls it expired', () => {
  const waiting = inTurn().next(null).select(session.selectHostToken).next('Bearer account').next(null).next(true);
  const race = effectAt(waiting.select(session.selectHostToken).next('Bearer account'));
  expect(branchesOf(race)).toEqual({ told: take(session.sessionCleared), waited: delay(2_000) });
  waiting.next({ waited: true }).select(session.selectHostToken).next('Bearer account').put(events.refreshFailed());
});

it('a log-out in another tab that arrives while the tabs are being asked is not an expired session', () => {
  inTurn()
    .next(null)
    .select(session.selectHostToken)
    .next('Bearer account')
    .call(readStoredText, 'host_token')
    .next(null)
    .call(hasOtherTabs)
    .next(true)
    .select(session.selectHostToken)
    .next(null)
    .select(session.selectHostToken)
    .next(null)
    .put(events.refreshFailed())
    .next()
    .select(selectWayToLogin);
});

it('does not redirect when already on the sign-in page', () => {
  expired()
    .select(selectWayToLogin)
    .next(null)
    .select(session.selectIsSignedIn)
    .next(true)
    .put(session.sessionEnding())
    .next()
    .put(session.sessionCleared())
    .next()
    .put(events.leftForLogin());
});

it('leaves at once and without a message if somebody has ended the session in the meantime', () => {
  inTurn()
    .next(pair)
    .select(session.selectHostToken)
    .next(null)
    .put(events.refreshFailed())
    .next()
    .select(selectWayToLogin)
    .next('/login?redirect=%2Fportal%3Fday%3D1')
    .select(session.selectIsSignedIn)
    .next(false)
    .put(session.sessionCleared());
});

it('doubts the network if there is no answer, and signs nobody out', () => {
  inTurn().next('unanswered').put(events.refreshUnanswered()).next().take(events.unauthorisedReceived);
});
