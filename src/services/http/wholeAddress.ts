import { performer } from '../../lib/performer.ts';
import { sendOptions } from './send.ts';

/** An address that a backend told, also from its own root, as others can use it; null for one that is none of the web. */
export const wholeAddress = performer('wholeAddress', function wholeAddress(told: string): string | null {
  try {
    const { protocol, href } = new URL(told.startsWith('/') ? sendOptions().baseUrl + told : told, document.baseURI);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
});
