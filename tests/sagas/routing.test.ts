import { testSaga } from 'redux-saga-test-plan';
import { selectConnectedApplication } from '../../src/features/applications/applicationsSlice.ts';
import {
  locationChanged,
  type NavigationAction,
  navigationWanted,
  type PageLocation,
  selectLocation,
} from '../../src/features/routing/routingSlice.ts';
import { selectIsSignedIn, sessionCleared, signInReopened } from '../../src/features/session/sessionSlice.ts';
import { routing } from '../../src/sagas/routing.ts';
import { readLocation } from '../../src/services/browser/history.ts';
import { newId } from '../../src/services/browser/ids.ts';
import { effectAt, sagaOf } from './support/branches.ts';

const at = (pathname: string, key = 'k', search = ''): PageLocation => ({ pathname, search, hash: '', key });
const arrived = (location: PageLocation, action: NavigationAction) => locationChanged({ location, action });

/** The flow's answer to a request to go somewhere, by somebody who is signed in. */
const navigating = (request: Parameters<typeof navigationWanted>[0], from = at('/portal')) =>
  testSaga(effectAt(testSaga(routing).next()).payload.args[1], navigationWanted(request))
    .next()
    .select(selectLocation)
    .next(from)
    .call(newId)
    .next('new-key')
    .select(selectIsSignedIn)
    .next(true)
    .select(selectConnectedApplication)
    .next('crm');

it.each([
  [{ to: '/portal?day=1' }, 'PUSH'],
  [{ to: '/portal?day=1', replace: true }, 'REPLACE'],
] as const)('%j makes an entry of the history: %s', (request, action) => {
  navigating(request)
    .put(arrived(at('/portal', 'new-key', '?day=1'), action))
    .next()
    .isDone();
});

it('an entry of an application keeps what its router has stored', () => {
  const frame = { instance: 'first', state: { step: 2 } };
  navigating({ to: '/child/crm/list', frame })
    .put(arrived({ ...at('/child/crm/list', 'new-key'), frame }, 'PUSH'))
    .next()
    .isDone();
});

it('a redirect keeps its entry and may be followed by another; the application stored last is known', () => {
  navigating({ to: '/redirect/loading-page' })
    .put(arrived(at('/child/crm/middlePage', 'new-key'), 'PUSH'))
    .next()
    .isDone();
});

it('a page that ends the session does so before it is shown', () => {
  navigating({ to: '/login' })
    .put(signInReopened())
    .next()
    .put(sessionCleared())
    .next()
    .put(arrived(at('/login', 'new-key'), 'PUSH'));
});

it('back and forward stay in their entry', () => {
  const channel = { take: () => {}, flush: () => {}, close: () => {} };
  const follow = sagaOf(effectAt(testSaga(routing).next().next()));
  testSaga(follow)
    .next()
    .next(channel)
    .take(channel)
    .next(at('/', 'former-key'))
    .select(selectIsSignedIn)
    .next(true)
    .select(selectConnectedApplication)
    .next(null)
    .put(arrived(at('/portal', 'former-key'), 'POP'))
    .next()
    .take(channel);
});

it('a page that is loaded stays in its entry too', () => {
  testSaga(routing)
    .next()
    .next()
    .next()
    .call(readLocation)
    .next(at('/', 'first-key'))
    .select(selectIsSignedIn)
    .next(true)
    .select(selectConnectedApplication)
    .next(null)
    .put(arrived(at('/portal', 'first-key'), 'POP'));
});
