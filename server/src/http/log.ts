import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';

const MASK = '***';
/** Fields that never reach the log unmasked, wherever in a logged object they are (two levels deep). */
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

/** An error without the data that a database or a parser may quote: details, parameters, positions. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: error.message, stack: error.stack, ...(code && { sqlState: code }) };
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

/** What a log line contains of a request: its route, not its address, which may carry a code or a token. */
export function describeRequest(request: FastifyRequest): { method: string; route: string } {
  return { method: request.method, route: request.routeOptions.url ?? '(none)' };
}
