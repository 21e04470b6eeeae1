import { bridge, currentLook } from './portal.js';

/** What went wrong with a call: its status, 0 where nobody answered, and what the server says about it. */
export class CallFailure extends Error {
  /** @param {number} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @param {string | undefined} tenant @returns {Record<string, string>} */
function headers(tenant) {
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

/**
 * Asks the backend, once more with a new token if the old one has expired; the portal fetches one for everybody.
 * @param {string} path
 * @param {{ method?: 'GET' | 'POST', query?: Record<string, string | number>, body?: unknown, tenant?: string }} [how]
 * @returns {Promise<any>}
 */
export async function call(path, { method = 'GET', query = {}, body, tenant } = {}) {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = parameters.size > 0 ? `${path}?${parameters}` : path;
  const ask = () =>
    fetch(url, {
      method,
      credentials: 'omit',
      headers: { ...headers(tenant), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CallFailure(0, '');
    });
  let answer = await ask();
  if (answer.status === 401 && tenant === undefined && bridge) {
    const isRefreshed = await bridge.request('auth.refresh').then(
      () => true,
      () => false,
    );
    if (isRefreshed) answer = await ask();
  }
  const said = await answer.json().catch(() => null);
  if (answer.ok) return said;
  if (answer.status === 403) bridge?.request('permission.denied').catch(() => undefined);
  throw new CallFailure(answer.status, said?.error?.message ?? '');
}
