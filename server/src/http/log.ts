import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const MASK = '***';
/** Fields that are always masked in the log, anywhere in a logged object (two levels deep). */
const SECRETS = [
  'authorization',
  'cookie',
  'access_token',
  'refresh_token',
  'client_secret',
  'password',
  'currentPassword',
  'newPassword',
  'resetToken',
  'code',
  'token',
  'ticket',
  'twoFactorToken',
  'TwoFactorToken',
  'twoFactorCode',
  'TwoFactorCode',
  'recoveryCode',
  'RecoveryCode',
  'recoveryCodes',
  'secret',
  'uri',
  'credential',
  'challenge',
  'phone',
  'phoneNumber',
];

/** Of many that failed together: one cause makes most of them fail. */
const MOST_ERRORS = 10;

/** An error without the data that a database or parser may quote: details, parameters, positions. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code && { sqlState: code }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, MOST_ERRORS).map(describeError) }),
  };
}

/** JSON lines on standard output; secrets are masked, request bodies and query strings are never written. */
export function createLogger(level: string, destination: DestinationStream = process.stdout): Logger {
  const options = {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: MASK },
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/** The part of a request that is logged: its route, not its address, which may contain a code or a token. */
export function describeRequest(request: FastifyRequest): { method: string; route: string } {
  return { method: request.method, route: request.routeOptions.url ?? '(none)' };
}

/** Short, and made of characters that can break neither a log line nor a header. */
const CORRELATION = /^[A-Za-z0-9._-]{1,64}$/;

/** The id of a request in log, security log and answer: the sender's `X-Correlation-Id` if valid, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-correlation-id'];
  return typeof given === 'string' && CORRELATION.test(given) ? given : randomUUID();
}
