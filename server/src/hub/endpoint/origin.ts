import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { HubOptions, HubUser } from '../options.ts';

const METHODS = 'GET, POST, DELETE, OPTIONS';
const HEADERS = 'authorization, content-type, x-requested-with, x-signalr-user-agent';
const PREFLIGHT_SECONDS = '600';

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a browser page of this origin may call. A request without Origin does not come from a page. */
export function isOriginAllowed<User extends HubUser>(
  options: HubOptions<User>,
  headers: IncomingHttpHeaders,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || sameHost(origin, host)) return true;
  return (options.allowedOrigins ?? []).includes(origin) || (options.isOriginAllowed?.(origin) ?? false);
}

/** CORS headers: the client sends credentials, so exactly one allowed origin is echoed, never `*`. */
export function corsHeaders<User extends HubUser>(
  options: HubOptions<User>,
  headers: IncomingHttpHeaders,
): OutgoingHttpHeaders {
  const { origin } = headers;
  if (origin === undefined || !isOriginAllowed(options, headers)) return { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'Origin' };
}

/** Additional headers for an allowed preflight. */
export const PREFLIGHT_HEADERS: OutgoingHttpHeaders = {
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': HEADERS,
  'access-control-max-age': PREFLIGHT_SECONDS,
};
