// Spec §2 "Routes", "Route guard": every navigation passes the guard; the store then holds the location.
import { PATHS } from '../constants/paths.ts';
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from '../effects/effects.ts';
import { selectConnectedApplication } from '../features/applications/applicationsSlice.ts';
import { guardDecision, withDeepLink } from '../features/routing/guard.ts';
import {
  hrefOf,
  locationChanged,
  type NavigationAction,
  navigationWanted,
  type PageLocation,
  partsOf,
  selectLocation,
} from '../features/routing/routingSlice.ts';
import { selectIsSignedIn } from '../features/session/sessionSlice.ts';
import { safePath } from '../lib/safePath.ts';
import { readLocation } from '../services/browser/history.ts';
import { newId } from '../services/browser/ids.ts';
import { popStateChannel } from './channels/browserChannels.ts';
import { withChannel } from './channels/withChannel.ts';
import { reopenSignIn } from './steps/leaveForLogin.ts';

/** More redirects in a row than any legitimate path needs. */
const REDIRECT_LIMIT = 8;

export function* routing(): SagaGenerator<void> {
  yield* takeEvery(navigationWanted, navigate);
  yield* fork(followHistory);
  yield* arrive(yield* call(readLocation), 'POP');
}

function* followHistory(): SagaGenerator<void> {
  yield* withChannel(popStateChannel, function* (channel) {
    while (true) yield* arrive(yield* take(channel), 'POP');
  });
}

function* navigate({ payload }: ReturnType<typeof navigationWanted>): SagaGenerator<void> {
  // A target outside this origin is refused (RTE-8).
  const href = withDeepLink(safePath(payload.to) ?? PATHS.notFound, yield* select(selectLocation));
  const { replace, frame } = payload;
  yield* arrive({ ...partsOf(href), key: yield* call(newId), ...(frame && { frame }) }, replace ? 'REPLACE' : 'PUSH');
}

/** Asks the guard until it allows a path, and goes there. A redirect on back or forward rewrites that entry. */
function* arrive(wanted: PageLocation, action: NavigationAction): SagaGenerator<void> {
  const signedIn = yield* select(selectIsSignedIn);
  const application = yield* select(selectConnectedApplication);
  let location = wanted;
  for (let redirects = 0; redirects < REDIRECT_LIMIT; redirects += 1) {
    const decision = guardDecision(hrefOf(location), signedIn, application);
    if (decision.kind === 'allow') {
      if (decision.endsSession) yield* reopenSignIn();
      break;
    }
    location = { ...partsOf(decision.to), key: location.key };
  }
  yield* put(locationChanged({ location, action }));
}
