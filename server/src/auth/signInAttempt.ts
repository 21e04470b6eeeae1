import type { FastifyRequest } from 'fastify';
import { languageOf, type Text } from '../errors/text.ts';
import { type Device, deviceOf } from './device.ts';

/** The second-step fields of a sign-in call, all unchecked. */
export interface SecondStepGiven {
  /** Replaces the first step, which an earlier call has passed. */
  readonly token?: string | undefined;
  readonly provider?: string | undefined;
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** Who is trying to sign in, from where, and the language of the answers. */
export interface SignInAttempt {
  readonly clientId: string;
  readonly device: Device;
  readonly secondStep: SecondStepGiven;
  readonly say: (text: Text) => string;
}

/** Reads them from a JSON body (contract/twoFactor.ts). */
export const secondStepOf = (body: {
  readonly twoFactorToken?: string | undefined;
  readonly twoFactorProvider?: string | undefined;
  readonly twoFactorCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}): SecondStepGiven => ({
  token: body.twoFactorToken,
  provider: body.twoFactorProvider,
  code: body.twoFactorCode,
  recoveryCode: body.recoveryCode,
});

/** The attempt behind a request, for every way of signing in. */
export function attemptOf(request: FastifyRequest, clientId: string, secondStep: SecondStepGiven = {}): SignInAttempt {
  const language = languageOf(request.headers['accept-language']);
  return { clientId, device: deviceOf(request), secondStep, say: (text: Text) => text[language] };
}
