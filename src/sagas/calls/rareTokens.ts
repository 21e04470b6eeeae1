// Calls for a token that few sign-ins need. Loaded with the first of them: everybody waits for the entry.
import { call, type SagaGenerator } from 'typed-redux-saga';
import type { TokenResponse } from '../../../contract/token.ts';
import type { FirstStep, SecondStep } from '../../features/login/loginTypes.ts';
import { passkeyChallenge, passkeyToken } from '../../services/api/passkeys.ts';
import { secondStepToken } from '../../services/api/secondStep.ts';
import type { Device, OAuthClient } from '../../services/api/token.ts';
import { usePasskey as askForPasskey } from '../../services/browser/passkeys.ts';
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
