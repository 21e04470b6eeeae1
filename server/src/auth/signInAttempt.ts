import type { FastifyRequest } from 'fastify';
import { languageOf, type Text } from '../errors/text.ts';
import { type Device, deviceOf } from './device.ts';

/** Who tries to sign in, from where, in which language answers go. */
export interface SignInAttempt {
  readonly clientId: string;
  readonly device: Device;
  readonly say: (text: Text) => string;
}

/** The attempt of a request, for everything that signs somebody in. */
export function attemptOf(request: FastifyRequest, clientId: string): SignInAttempt {
  const language = languageOf(request.headers['accept-language']);
  return { clientId, device: deviceOf(request), say: (text: Text) => text[language] };
}
