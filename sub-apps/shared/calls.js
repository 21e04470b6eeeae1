import { bridge, currentLook, sayDirty } from './portal.js';

/**
 * A server's message about one or more fields.
 * @typedef {{ message: string, members?: string[] | null }} FieldProblem
 * @typedef {{ code?: string | null, message?: string | null, data?: Record<string, unknown> | null, validationErrors?: FieldProblem[] | null }} Envelope
 * @typedef {{
 *   method?: 'GET' | 'POST',
 *   query?: Record<string, string | number>,
 *   body?: unknown,
 *   tenant?: string,
 *   ifMatch?: string,
 *   key?: string,
 * }} How `tenant` makes the call anonymous; `key` is an idempotency key, so that something is created only once.
 */

/** `error.code` for something that the person may not do at all; other refusals are rules that state a reason. */
const NOT_GRANTED = 'Volo.Authorization:010001';

/** A failed call: its status, 0 if there was no response, and the server's message. */
export class CallFailure extends Error {
  /** @param {number} status @param {string} message @param {Envelope} [envelope] */
  constructor(status, message, envelope = {}) {
    super(message);
    this.status = status;
    this.code = envelope.code ?? '';
    /** Of the server's messages. */
    this.language = currentLook().lang;
    this.problems = envelope.validationErrors ?? [];
  }
}

/** @param {string | undefined} tenant @returns {Record<string, string>} */
export function headersOf(tenant) {
  // The portal keeps both on this origin and replaces them when it gets new ones, so they are read for each call.
  const token = localStorage.getItem('token');
  const device = localStorage.getItem('fingerprint');
  return {
    Accept: 'application/json',
    'Accept-Language': currentLook().lang === 'en' ? 'en' : 'zh-Hans',
    'X-Requested-With': 'XMLHttpRequest',
    // A public page makes anonymous calls, and may name the company whose page it is.
    ...(tenant === undefined ? token && { Authorization: token } : tenant && { __tenant: tenant }),
    ...(device && { deviceId: device }),
  };
}

/** Whether the portal has a new token now; it refreshes the token for everybody. */
export async function isRefreshed() {
  if (!bridge) return false;
  return bridge.request('auth.refresh').then(
    () => true,
    () => false,
  );
}

/** The failure that a response describes. @param {number} status @param {string} text */
export function failureOf(status, text) {
  /** @type {Envelope} */
  let envelope = {};
  try {
    envelope = JSON.parse(text)?.error ?? {};
  } catch {
    // A proxy's page, or an empty body: only the status is usable.
  }
  if (status === 403 && (envelope.code ?? NOT_GRANTED) === NOT_GRANTED)
    bridge?.request('permission.denied').catch(() => undefined);
  return new CallFailure(status, envelope.message ?? '', envelope);
}

/**
 * Calls the backend; retries once with a new token if the old one has expired.
 * @param {string} path
 * @param {How} [how]
 * @returns {Promise<Response>}
 */
export async function ask(path, { method = 'GET', query = {}, body, tenant, ifMatch, key } = {}) {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = parameters.size > 0 ? `${path}?${parameters}` : path;
  // A form sets its own content type.
  const isForm = body instanceof FormData;
  const once = () =>
    fetch(url, {
      method,
      credentials: 'omit',
      headers: {
        ...headersOf(tenant),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        // A stamp is sent as an entity tag (RFC 9110).
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
 * The backend's answer as data; null if it has no body. An answer that was cut off counts as none: what it said is
 * unknown.
 * @param {string} path
 * @param {How} [how]
 * @returns {Promise<any>}
 */
export async function call(path, how) {
  const answer = await ask(path, how);
  try {
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new CallFailure(0, '');
  }
}

/**
 * Until the answer to a change is there, leaving counts as losing it: nobody would know whether it has happened.
 * @template Answer
 * @param {() => Promise<Answer>} send
 * @returns {Promise<Answer>}
 */
export async function whileChanging(send) {
  const who = {};
  sayDirty(who, true);
  try {
    return await send();
  } finally {
    sayDirty(who, false);
  }
}

/**
 * A call that changes something on the server.
 * @param {string} path
 * @param {Omit<How, 'method'>} [how]
 * @returns {Promise<any>}
 */
export const change = (path, how) => whileChanging(() => call(path, { ...how, method: 'POST' }));
