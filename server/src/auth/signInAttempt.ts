import type { FastifyRequest } from 'fastify';
import { languageOf, type Text } from '../errors/text.ts';
import { type Device, deviceOf } from './device.ts';

/** Who is trying to sign in, from where, and the language of the answers. */
export interface SignInAttempt {
  readonly clientId: string;
  readonly device: Device;
  readonly say: (text: Text) => string;
}

/** The attempt behind a request, for every way of signing in. */
export function attemptOf(request: FastifyRequest, clientId: string): SignInAttempt {
  const language = languageOf(request.headers['accept-language']);
  return { clientId, device: deviceOf(request), say: (text: Text) => text[language] };
}
