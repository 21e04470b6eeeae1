import { bridge, currentLook } from './portal.js';

/**
 * What a server says about one field or several.
 * @typedef {{ message: string, members?: string[] | null }} FieldProblem
 * @typedef {{ code?: string | null, message?: string | null, data?: Record<string, unknown> | null, validationErrors?: FieldProblem[] | null }} Envelope
 * @typedef {{
 *   method?: 'GET' | 'POST',
 *   query?: Record<string, string | number>,
 *   body?: unknown,
 *   tenant?: string,
 *   ifMatch?: string,
 *   key?: string,
 * }} How `tenant` makes the call in nobody's name; `key` makes what it creates be created once.
 */

/** `error.code` of what the person may not do at all; other refusals are rules that say why. */
const NOT_GRANTED = 'Volo.Authorization:010001';

/** What went wrong with a call: its status, 0 where nobody answered, and what the server says about it. */
export class CallFailure extends Error {
  /** @param {number} status @param {string} message @param {Envelope} [envelope] */
  constructor(status, message, envelope = {}) {
    super(message);
    this.status = status;
    this.code = envelope.code ?? '';
    this.problems = envelope.validationErrors ?? [];
  }
}

/** @param {string | undefined} tenant @returns {Record<string, string>} */
export function headersOf(tenant) {
  // Both are kept by the portal, on this origin, and change when it has a new one: they are read anew for each call.
  const token = localStorage.getItem('token');
  const device = localStorage.getItem('fingerprint');
  return {
    Accept: 'application/json',
    'Accept-Language': currentLook().lang === 'en' ? 'en' : 'zh-Hans',
    'X-Requested-With': 'XMLHttpRequest',
    // A public page asks in nobody's name, and may say whose page it is.
    ...(tenant === undefined ? token && { Authorization: token } : tenant && { __tenant: tenant }),
    ...(device && { deviceId: device }),
  };
}

/** Whether the portal has a new token now; it fetches one for everybody. */
export async function isRefreshed() {
  if (!bridge) return false;
  return bridge.request('auth.refresh').then(
    () => true,
    () => false,
  );
}

/** The failure that an answer tells of. @param {number} status @param {string} text */
export function failureOf(status, text) {
  /** @type {Envelope} */
  let envelope = {};
  try {
    envelope = JSON.parse(text)?.error ?? {};
  } catch {
    // A proxy's page, or nothing at all: the status has to do.
  }
  if (status === 403 && (envelope.code ?? NOT_GRANTED) === NOT_GRANTED)
    bridge?.request('permission.denied').catch(() => undefined);
  return new CallFailure(status, envelope.message ?? '', envelope);
}

/**
 * Asks the backend, once more with a new token if the old one has expired.
 * @param {string} path
 * @param {How} [how]
 * @returns {Promise<Response>}
 */
export async function ask(path, { method = 'GET', query = {}, body, tenant, ifMatch, key } = {}) {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = parameters.size > 0 ? `${path}?${parameters}` : path;
  // A form says itself what it is.
  const isForm = body instanceof FormData;
  const once = () =>
    fetch(url, {
      method,
      credentials: 'omit',
      headers: {
        ...headersOf(tenant),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        // A stamp is told as a tag (RFC 9110).
        ...(ifMatch && { 'If-Match': `"${ifMatch}"` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    }).catch(() => {
      throw new CallFailure(0, '');
    });
  let answer = await once();
  if (answer.status === 401 && tenant === undefined && (await isRefreshed())) answer = await once();
  if (answer.ok) return answer;
  throw failureOf(answer.status, await answer.text().catch(() => ''));
}

/**
 * What the backend answers, as data; null for an answer without any.
 * @param {string} path
 * @param {How} [how]
 * @returns {Promise<any>}
 */
export const call = async (path, how) =>
  ask(path, how)
    .then((answer) => answer.json())
    .catch((error) => {
      if (error instanceof CallFailure) throw error;
      return null;
    });
