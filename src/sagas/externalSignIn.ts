// Decision 0032: the way to this installation's provider and back, a part of `login`. Loaded on first use, because
// everybody waits for the entry chunk.
import type { TokenResponse } from '../../contract/token.ts';
import { EXTERNAL_FAILURES, RETURNED } from '../constants/externalSignIn.ts';
import { VERIFIER_KEY } from '../constants/storageKeys.ts';
import { call, put, type SagaGenerator, select, take } from '../effects/effects.ts';
import { selectExternalSignIn } from '../features/brand/brandSlice.ts';
import { externalSignInFailed, externalSignInReturned } from '../features/login/loginSlice.ts';
import { RETURN_PARAMETER } from '../features/routing/guard.ts';
import { locationChanged, navigationWanted, selectLocation } from '../features/routing/routingSlice.ts';
import { externalSignInAddress, externalToken } from '../services/api/externalSignIn.ts';
import type { Device, OAuthClient } from '../services/api/token.ts';
import { newSecret } from '../services/browser/ids.ts';
import { leavePage } from '../services/browser/page.ts';
import { readRuntimeConfiguration } from '../services/browser/runtimeConfig.ts';
import { keepTabText, readTabText } from '../services/storage/tabStorage.ts';
import { type ApiResult, callApi } from './calls/callApi.ts';

/** Goes to this installation's provider, which returns to this page with a ticket. */
export function* leaveForProvider(): SagaGenerator<void> {
  const { apiBase } = yield* call(readRuntimeConfiguration);
  const { search } = yield* select(selectLocation);
  const verifier = yield* call(newSecret);
  yield* call(keepTabText, VERIFIER_KEY, verifier);
  const redirect = new URLSearchParams(search).get(RETURN_PARAMETER);
  yield* call(leavePage, externalSignInAddress(apiBase, verifier, redirect));
}

/** Handles the return: the fragment is removed from the address before anything is done with it. */
export function* comeBack(): SagaGenerator<void> {
  const { pathname, search, hash } = yield* select(selectLocation);
  const said = new URLSearchParams(hash.slice(1));
  const ticket = said.get(RETURNED.ticket);
  const failure = said.get(RETURNED.failure);
  if (ticket === null && failure === null) return;
  yield* put(navigationWanted({ to: pathname + search, replace: true }));
  while ((yield* select(selectLocation)).hash === hash) yield* take(locationChanged);
  if (ticket !== null) yield* put(externalSignInReturned({ ticket }));
  else {
    const reason = EXTERNAL_FAILURES.find((one) => one === failure) ?? 'failed';
    const name = (yield* select(selectExternalSignIn)) ?? '';
    yield* put(externalSignInFailed({ key: `login:external_${reason}`, params: { name } }));
  }
}

/**
 * Gets the token of the person whom the provider named. A ticket started in another tab, or by somebody else, is
 * refused.
 */
export function* tokenByExternal(
  client: OAuthClient,
  device: Device,
  ticket: string,
): SagaGenerator<ApiResult<TokenResponse>> {
  const verifier = yield* call(readTabText, VERIFIER_KEY);
  yield* call(keepTabText, VERIFIER_KEY, null);
  return yield* callApi(externalToken(client, ticket, verifier ?? '', device));
}
