import { performer } from '../../lib/performer.ts';
import { sendOptions } from './send.ts';

/**
 * The absolute form of an address from a backend, which may be relative to its root; null if it is not a web address.
 */
export const wholeAddress = performer('wholeAddress', function wholeAddress(told: string): string | null {
  try {
    const { protocol, href } = new URL(told.startsWith('/') ? sendOptions().baseUrl + told : told, document.baseURI);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
});
