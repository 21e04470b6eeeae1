import type { Action } from '@reduxjs/toolkit';
import { delay, type Effect, take } from 'redux-saga/effects';
import { testSaga } from 'redux-saga-test-plan';
import { PATHS } from '../../src/constants/paths.ts';
import { keyChanged } from '../../src/features/crossTab/crossTabEvents.ts';
import { fingerprintMade, selectFingerprint } from '../../src/features/device/deviceSlice.ts';
import { selectDirtyTabs } from '../../src/features/pageTabs/pageTabsSlice.ts';
import {
  locationChanged,
  navigationWanted,
  type PageLocation,
  selectLocation,
  selectWayToLogin,
} from '../../src/features/routing/routingSlice.ts';
import * as events from '../../src/features/session/sessionSlice.ts';
import { session } from '../../src/sagas/session.ts';
import { logout } from '../../src/services/api/session.ts';
import { makeFingerprint } from '../../src/services/browser/fingerprint.ts';
import { send } from '../../src/services/http/send.ts';
import { branchesOf, effectAt, sagaOf } from './support/branches.ts';
import { NO_ANSWER } from './support/calls.ts';

const at = (pathname: string): PageLocation => ({ pathname, search: '?from=letter', hash: '', key: 'k' });

/** The flow after its start on a page that is not known yet, with what it does on each request and in the background. */
function begun() {
  const flow = testSaga(session).next().select(selectLocation).next(at(''));
  const forks = [effectAt(flow), ...[1, 2, 3, 4].map(() => effectAt(flow.next()))];
  const [tellServer, signOut, logOut] = forks.map(({ payload }: Effect) => payload.args[1]);
  const [fingerprint] = forks.slice(-1).map(sagaOf);
  if (!fingerprint) throw new Error('no fingerprint is made');
  return { tellServer, signOut, logOut, fingerprint };
}
const requested = (request: Action) => testSaga(begun().signOut, request).next();

it('the page of nobody is left without an entry in the history', () => {
  testSaga(session)
    .next()
    .select(selectLocation)
    .next(at('/todo'))
    .select(events.selectIsSignedIn)
    .next(false)
    .put(navigationWanted({ to: '/login?redirect=%2Ftodo%3Ffrom%3Dletter', replace: true }));
});

it('the page of somebody stays', () => {
  const started = testSaga(session).next().select(selectLocation).next(at('/todo')).select(events.selectIsSignedIn);
  expect(effectAt(started.next(true)).type).toBe('FORK');
});

it('a log-out that the person takes back over unsaved work ends nothing', () => {
  testSaga(begun().logOut, events.logoutWanted()).next().select(selectDirtyTabs).next(['/crm']).next(false).isDone();
});

it.each([
  ['a log-out says so', events.logoutWanted(), [events.loggedOut()]],
  ['an abandoned sign-in is no log-out', events.signInAbandoned(), []],
])('%s, and back does not return to the page', (_case, request, told) => {
  const out = told.reduce((here, event) => here.put(event).next(), requested(request));
  out
    .put(events.sessionCleared())
    .next()
    .put(navigationWanted({ to: '/login', replace: true }))
    .next()
    .isDone();
});

it('a server that does not answer a log-out changes nothing; a fault of the portal is not hidden', () => {
  const told = () =>
    testSaga(begun().tellServer).next().select(events.selectHostToken).next('Bearer account').call(send, logout());
  told().throw(NO_ANSWER).isDone();
  const fault = new TypeError('not a failed call');
  expect(() => told().throw(fault)).toThrow(fault);
});

describe('without a fingerprint', () => {
  const on = (pathname: string) =>
    testSaga(begun().fingerprint).next().select(selectFingerprint).next(null).select(selectLocation).next(at(pathname));

  it.each(['', '/', PATHS.noticeDetailShare])('%j is a page that needs none', (pathname) => {
    on(pathname).take(locationChanged).next(locationChanged).select(selectFingerprint);
  });

  it('a page left in time has the whole time again on the next one', () => {
    const waiting = on('/todo');
    const race = effectAt(waiting);
    expect(branchesOf(race)).toEqual({ waited: delay(1_500), moved: take(locationChanged) });
    waiting.next({ moved: true }).select(selectFingerprint);
    on('/todo').next({ waited: true }).select(selectWayToLogin);
  });

  it('a public page is left for one and returned to, both without an entry in the history', () => {
    on('/resetPassword')
      .next(true)
      .next({ waited: true })
      .next('/login')
      .next(true)
      .next()
      .put(events.sessionCleared())
      .next()
      .put(navigationWanted({ to: '/login', replace: true }))
      .next()
      .select(selectFingerprint)
      .next(null)
      .next(at('/login'))
      .call(makeFingerprint)
      .next('device-1')
      .put(fingerprintMade('device-1'))
      .next()
      .put(navigationWanted({ to: '/resetPassword?from=letter', replace: true }))
      .next()
      .select(selectFingerprint)
      .next('device-1')
      .take(keyChanged)
      .next(keyChanged({ key: 'fingerprint', raw: null }))
      .select(selectFingerprint);
  });
});
