import type { CallAuth } from '../../../contract/call.ts';
import { HEADERS } from '../../constants/headers.ts';
import { dropEmpty } from '../../lib/dropEmpty.ts';
import type { Endpoint } from './endpoint.ts';

/** Who is calling, according to the store at this moment. Tokens are full header values. */
export interface Credentials {
  readonly token: string | null;
  readonly hostToken: string | null;
  /** Device fingerprint, sent as device id. */
  readonly fingerprint: string | null;
  /** Language tag of the interface, `zh-CN` or `en-US`. */
  readonly language: string;
}

/** ABP identifies Chinese by script, not by country. */
const CULTURES: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'en-US': 'en' };

/** The address of a call: base, path, and the query without its empty fields. */
export function urlOf(baseUrl: string, { path, query }: Endpoint<unknown>): string {
  const parameters = searchParams(query ?? {}).toString();
  return baseUrl + path + (parameters && `?${parameters}`);
}

/**
 * Method, headers and body of a call. Empty strings are omitted from bodies (§5), null is sent in JSON; cookies are
 * never sent, since cookies beside a bearer token trigger the server's anti-forgery check. A company call by somebody
 * working without a company carries the host token.
 */
export function requestOf(endpoint: Endpoint<unknown>, credentials: Credentials): RequestInit {
  const headers: Record<string, string> = {
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': CULTURES[credentials.language] ?? credentials.language,
    // Both this and Accept make the server answer errors in its envelope.
    'X-Requested-With': 'XMLHttpRequest',
  };
  const { token } = bearerOf(endpoint, credentials);
  if (token) headers['Authorization'] = token;
  if (credentials.fingerprint) headers[HEADERS.deviceId] = credentials.fingerprint;
  if (endpoint.tenantHeader) headers[HEADERS.tenant] = endpoint.tenantHeader;
  const body = bodyOf(endpoint);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  Object.assign(headers, endpoint.headers);
  return {
    method: endpoint.method,
    headers,
    credentials: 'omit',
    ...(body !== undefined && { body }),
  };
}

/** The token a call actually carries: the account's own if the call needs a company's and there is none. */
export interface Bearer {
  readonly auth: CallAuth;
  /** Full header value. */
  readonly token: string | null;
}
export function bearerOf({ auth }: Endpoint<unknown>, { token, hostToken }: Credentials): Bearer {
  if (auth === 'none') return { auth, token: null };
  return auth === 'tenant' && token !== null ? { auth, token } : { auth: 'host', token: hostToken };
}

function bodyOf({ body, encoding }: Endpoint<unknown>): string | URLSearchParams | FormData | undefined {
  if (body === undefined) return undefined;
  if (encoding === 'form') return searchParams(body);
  if (encoding === 'json') return JSON.stringify(dropEmpty(body));
  const form = new FormData();
  for (const [name, value] of namedValues(body)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** For encodings without null, where it would arrive as a word. */
const namedValues = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(dropEmpty(fields)).filter(([, value]) => value !== null);

function searchParams(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of namedValues(fields)) parameters.append(name, String(value));
  return parameters;
}
