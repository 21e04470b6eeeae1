import { CODE } from './modules.js';

const PARAMETER = 'previousRouteFullPath';
const MAX_LENGTH = 2048;

/**
 * The target of the middle page: the portal path in its address, without `/child/{module}`; null if there is none, or
 * if it is not this application's own. The address is decoded once, by reading the parameter.
 * @param {string} query
 */
export function returnPath(query) {
  const wanted = new URLSearchParams(query).get(PARAMETER) ?? '';
  if (!/^\/(?!\/)/.test(wanted) || wanted.length > MAX_LENGTH || hasOddCharacter(wanted)) return null;
  const { pathname, search, hash } = new URL(wanted, 'http://portal');
  const home = `/child/${CODE}`;
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return null;
  const inside = pathname.slice(home.length).replace(/\/$/, '');
  if (inside === '' || inside === '/middlePage') return null;
  return inside + search + hash;
}

/** @param {string} text */
function hasOddCharacter(text) {
  return [...text].some((character) => character === '\\' || character < ' ' || character === '\u007f');
}
