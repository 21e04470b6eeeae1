// Token calls that few sign-ins need. Loaded on first use, because everybody waits for the entry chunk.
import type { TokenResponse } from '../../../contract/token.ts';
import { PATHS } from '../../constants/paths.ts';
import { call, race, type SagaGenerator } from '../../effects/effects.ts';
import type { FirstStep, SecondStepCode } from '../../features/login/loginTypes.ts';
import { passkeyChallenge, passkeyToken } from '../../services/api/passkeys.ts';
import { secondStepToken } from '../../services/api/secondStep.ts';
import type { Device, OAuthClient } from '../../services/api/token.ts';
import { askForPasskey } from '../../services/browser/passkeys.ts';
import { untilPageLeft } from '../waits/oncePageShown.ts';
import { type ApiResult, callApi } from './callApi.ts';

type TokenAnswer = ApiResult<TokenResponse>;

/** Gets the token of an account with its second step. */
export function* tokenBySecondStep(
  client: OAuthClient,
  device: Device,
  { claim, token }: FirstStep,
  given: SecondStepCode,
): SagaGenerator<TokenAnswer> {
  return yield* callApi(secondStepToken(client, claim, token, given, device));
}

/**
 * Gets a token by a passkey of this site. Null if the person cancelled or left the page, which closes the browser's
 * prompt; `impossible` if the browser could not ask.
 */
export function* tokenByPasskey(client: OAuthClient, device: Device): SagaGenerator<TokenAnswer | null | 'impossible'> {
  const challenge = yield* callApi(passkeyChallenge());
  if (!challenge.ok) return challenge;
  const { credential = null } = yield* race({
    left: call(untilPageLeft, PATHS.login),
    credential: call(askForPasskey, challenge.value),
  });
  if (credential === null || credential === 'impossible') return credential;
  return yield* callApi(passkeyToken(client, credential, device));
}
