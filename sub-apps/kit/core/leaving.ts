import { BASE } from '../../shared/modules.js';

/**
 * Where a press leads to that opens a page of this application in this window: its path in the application. Null for every
 * other press: links to elsewhere are the portal's, which asks by itself.
 */
export function pathPressed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const home = location.origin + BASE;
  if (!link?.href.startsWith(home) || link.target || event.ctrlKey || event.metaKey || event.button !== 0) return null;
  return link.href.slice(home.length - 1);
}
