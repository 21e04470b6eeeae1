// Spec §4 "Session", §8 rows 401, 409 and 423: idle → refreshing → refreshed (reload after 0.5 s) | expired (/login after
// 0.5 s, or after 1 s if another device has taken over) | idle (no answer: left to the network flow, NET-1; or a
// background call was refused, which causes no page reload). A new token that is refused as soon as the page has
// reloaded with it counts as expired: another reload would only begin a loop.
import { TIMING } from '../constants/timing.ts';
import { call, delay, put, race, type SagaGenerator, select, take } from '../effects/effects.ts';
import { pageReloadWanted } from '../features/reload/reloadSlice.ts';
import type { TokenPair } from '../features/session/sessionSlice.ts';
import {
  selectHostRefreshToken,
  selectHostToken,
  selectTenantRefreshToken,
  selectTenantToken,
  sessionCleared,
  sessionEndedByServer,
} from '../features/session/sessionSlice.ts';
import {
  deedTold,
  hostTokenRefreshed,
  leftForLogin,
  refreshedUnseen,
  refreshFailed,
  refreshSucceeded,
  refreshUnanswered,
  type SessionKind,
  selectDeedLost,
  selectRefreshStatus,
  tenantTokenRefreshed,
  unauthorisedReceived,
} from '../features/sessionRefresh/sessionRefreshSlice.ts';
import { refreshToken } from '../services/api/token.ts';
import { readDevice } from '../services/browser/device.ts';
import { type Turn, withLock } from '../services/browser/locks.ts';
import { mayReload } from '../services/browser/reloadGuard.ts';
import { readRuntimeConfiguration } from '../services/browser/runtimeConfig.ts';
import { hasOtherTabs } from '../services/browser/tabName.ts';
import { toApiError } from '../services/http/apiError.ts';
import { send } from '../services/http/send.ts';
import { readStoredText, storedTextLeft, writeStoredText } from '../services/storage/localStorage.ts';
import { errorMessage } from './calls/errorMessage.ts';
import { pairOf } from './calls/tokens.ts';
import { holdReload } from './steps/holdReload.ts';
import { leaveForLogin } from './steps/leaveForLogin.ts';
import { showToast } from './steps/showToast.ts';

/** Stored keys and selectors of the two sessions, which are refreshed separately. */
const SESSIONS = {
  host: { key: 'host_token', refreshKey: 'host_refresh_token', stored: hostTokenRefreshed },
  tenant: { key: 'token', refreshKey: 'refresh_token', stored: tenantTokenRefreshed },
} as const;

/** The token call got no answer: a lost network must not sign the person out. */
const UNANSWERED = 'unanswered';
/** The server refused it with 409 or 423: there is no session to refresh on this device any more. */
type SessionEnd = Parameters<typeof sessionEndedByServer>[0];
type Refreshed = TokenPair | null | typeof UNANSWERED | SessionEnd;

export function* sessionRefresh(): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(unauthorisedReceived);
    const { session, refusedToken } = payload;
    const current = yield* select(session === 'host' ? selectHostToken : selectTenantToken);
    const pair = yield* refresh(session, refusedToken, current);
    if (pair === UNANSWERED) {
      yield* put(refreshUnanswered());
      continue;
    }
    // Logged out in the meantime, here or in another tab: there is no session to refresh and nothing to report.
    const gone = !(yield* select(selectHostToken)) || (pair === null && (yield* endedInOtherTab()));
    if (gone || pair === null) {
      yield* expire(!gone);
      continue;
    }
    if ('reason' in pair) {
      yield* put(refreshFailed());
      yield* put(sessionEndedByServer(pair));
      yield* take(sessionCleared);
      yield* put(leftForLogin());
      continue;
    }
    // A pending call with the old token, or the other session's: the page is about to reload and has said so.
    const isTold = (yield* select(selectRefreshStatus)) === 'refreshed';
    yield* put(SESSIONS[session].stored(pair));
    if (isTold) continue;
    if (payload.unasked) {
      yield* put(refreshedUnseen());
      if (yield* select(selectDeedLost)) yield* tellOfLostDeed();
      continue;
    }
    yield* put(refreshSucceeded());
    if (yield* holdReload('sessionRefreshed')) {
      if (yield* select(selectDeedLost)) yield* tellOfLostDeed();
      continue;
    }
    const isNewest = current === refusedToken;
    if (isNewest && !(yield* call(mayReload, `sessionRefreshed-${session}`, TIMING.refusedAnewMs))) {
      yield* expire(true);
      continue;
    }
    yield* showToast('info', { key: 'errors:loginStatusUpdated' }, TIMING.messageMs);
    yield* put(pageReloadWanted({ reason: 'sessionRefreshed', delayMs: TIMING.sessionRefreshReloadMs }));
  }
}

function* expire(isTold: boolean): SagaGenerator<void> {
  yield* put(refreshFailed());
  if (isTold) {
    yield* showToast('error', { key: 'errors:authenticationExpired' }, TIMING.errorMessageMs);
    yield* delay(TIMING.sessionExpiredRedirectMs);
  }
  yield* leaveForLogin();
  yield* put(leftForLogin());
}

/** The page stays, so the person is told at once what the next page would otherwise report (sagas/resume.ts). */
function* tellOfLostDeed(): SagaGenerator<void> {
  yield* put(deedTold());
  yield* showToast('warning', { key: 'errors:notCarriedOut' }, TIMING.errorMessageMs);
}

/**
 * The new pair, null if the session is over, how the server has ended it, or `UNANSWERED`. A refresh by another tab
 * counts as ours (ACC-10).
 */
function* refresh(session: SessionKind, refused: string | null, current: string | null): SagaGenerator<Refreshed> {
  const refreshable = yield* select(session === 'host' ? selectHostRefreshToken : selectTenantRefreshToken);
  // The store may already hold a newer token than the refused one: another tab was faster.
  if (current !== null && refused !== null && current !== refused) return { token: current, refreshToken: refreshable };
  return yield* call(
    withLock<Refreshed>,
    `atrium-refresh-${session}`,
    ({ waited }: Turn) => refreshInTurn(session, refused, refreshable, waited),
    // Until this page reloads: a tab that gets its 401 later must learn that it is not the first.
    TIMING.sessionRefreshReloadMs,
  );
}

/**
 * Runs while no other tab refreshes: takes the token that another tab has stored in the meantime, else asks the server.
 */
async function refreshInTurn(
  session: SessionKind,
  refused: string | null,
  known: string | null,
  waited: boolean,
): Promise<Refreshed> {
  const { key, refreshKey } = SESSIONS[session];
  // The lock is faster than the storage: the previous tab's write may still be on its way.
  if (waited && refused !== null) await storedTextLeft(key, refused, TIMING.refreshHandOverMs);
  const stored = readStoredText(key);
  const refreshable = readStoredText(refreshKey) ?? known;
  if (stored !== null && refused !== null && stored !== refused) return { token: stored, refreshToken: refreshable };
  if (refreshable === null) return null;
  try {
    const pair = pairOf(await send(refreshToken(readRuntimeConfiguration(), refreshable, readDevice())));
    // Another tab has logged out or entered another company in the meantime: this answer is obsolete.
    const now = readStoredText(key);
    if (now !== stored) return now === null ? null : { token: now, refreshToken: readStoredText(refreshKey) };
    // Written before the lock is released, so that the next tab finds it; the token last, so that a tab that sees the
    // new one also has its refresh token.
    if (pair.refreshToken) writeStoredText(refreshKey, pair.refreshToken);
    writeStoredText(key, pair.token);
    return pair;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'otherDevice') return { reason: 'otherDevice', message: { key: 'errors:otherDevice' } };
    if (error.kind === 'locked') return { reason: 'locked', message: errorMessage(error) };
    if (error.kind === 'network') return UNANSWERED;
    return stored === null ? null : await leftByAnotherTab(session, stored);
  }
}

/**
 * Whether another tab has signed out: the storage shows it before its event arrives, which gives the reason
 * (crossTab.ts).
 */
function* endedInOtherTab(): SagaGenerator<boolean> {
  if ((yield* call(readStoredText, SESSIONS.host.key)) !== null || !(yield* call(hasOtherTabs))) return false;
  // The event may have arrived while the tabs were being queried.
  if (yield* select(selectHostToken))
    yield* race({ told: take(sessionCleared), waited: delay(TIMING.refreshHandOverMs) });
  return !(yield* select(selectHostToken));
}

/**
 * What another open tab has stored in place of a session that the server refuses; null if nothing. A log-out there
 * reached the server at once, and its refusal may arrive before the storage shows why.
 */
async function leftByAnotherTab(session: SessionKind, former: string): Promise<TokenPair | null> {
  const { key, refreshKey } = SESSIONS[session];
  const account = readStoredText(SESSIONS.host.key);
  if (await hasOtherTabs()) await storedTextLeft(key, former, TIMING.refreshHandOverMs);
  const token = readStoredText(key);
  // Keys arrive separately, and the account's shows whether anybody is still signed in.
  if (token === null && account !== null) await storedTextLeft(SESSIONS.host.key, account, TIMING.refreshHandOverMs);
  return token === null || token === former ? null : { token, refreshToken: readStoredText(refreshKey) };
}
