// Calls for a token that few sign-ins need. Loaded with the first of them: everybody waits for the entry.
import { call, type SagaGenerator, select } from 'typed-redux-saga';
import type { TokenResponse } from '../../../contract/token.ts';
import { VERIFIER_KEY } from '../../constants/storageKeys.ts';
import type { FirstStep, SecondStep } from '../../features/login/loginTypes.ts';
import { RETURN_PARAMETER } from '../../features/routing/guard.ts';
import { selectLocation } from '../../features/routing/routingSlice.ts';
import { externalSignInAddress, externalToken } from '../../services/api/externalSignIn.ts';
import { passkeyChallenge, passkeyToken } from '../../services/api/passkeys.ts';
import { secondStepToken } from '../../services/api/secondStep.ts';
import type { Device, OAuthClient } from '../../services/api/token.ts';
import { newSecret } from '../../services/browser/ids.ts';
import { leavePage } from '../../services/browser/page.ts';
import { usePasskey as askForPasskey } from '../../services/browser/passkeys.ts';
import { readRuntimeConfiguration } from '../../services/browser/runtimeConfig.ts';
import { keepTabText, readTabText } from '../../services/storage/tabStorage.ts';
import { type ApiResult, callApi } from './callApi.ts';

type TokenAnswer = ApiResult<TokenResponse>;

/** The token of an account whose second step is given as well. */
export function* tokenBySecondStep(
  client: OAuthClient,
  device: Device,
  { claim, token }: FirstStep,
  given: SecondStep,
): SagaGenerator<TokenAnswer> {
  return yield* callApi(secondStepToken(client, claim, token, given, device));
}

/** The token of whoever unlocks a passkey of this site. Null if they cancelled, `impossible` if the browser could not ask. */
export function* tokenByPasskey(client: OAuthClient, device: Device): SagaGenerator<TokenAnswer | null | 'impossible'> {
  const challenge = yield* callApi(passkeyChallenge());
  if (!challenge.ok) return challenge;
  const credential = yield* call(askForPasskey, challenge.value);
  if (credential === null || credential === 'impossible') return credential;
  return yield* callApi(passkeyToken(client, credential, device));
}

/** Leaves for the provider of this installation, which leads back to this page with a ticket. */
export function* leaveForProvider(): SagaGenerator<void> {
  const { apiBase } = yield* call(readRuntimeConfiguration);
  const { search } = yield* select(selectLocation);
  const verifier = yield* call(newSecret);
  yield* call(keepTabText, VERIFIER_KEY, verifier);
  const redirect = new URLSearchParams(search).get(RETURN_PARAMETER);
  yield* call(leavePage, externalSignInAddress(apiBase, verifier, redirect));
}

/** The token of whom the provider has named. A ticket that another tab, or somebody else, has begun is refused. */
export function* tokenByExternal(client: OAuthClient, device: Device, ticket: string): SagaGenerator<TokenAnswer> {
  const verifier = yield* call(readTabText, VERIFIER_KEY);
  yield* call(keepTabText, VERIFIER_KEY, null);
  return yield* callApi(externalToken(client, ticket, verifier ?? '', device));
}
