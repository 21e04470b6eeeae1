import { BASE } from '../../shared/modules.js';

/**
 * The target of a press that opens a page of this application in this window: its path in the application. Null for any
 * other press: links to other places belong to the portal, which asks by itself.
 */
export function pathPressed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const home = location.origin + BASE;
  if (!link?.href.startsWith(home) || link.target || event.ctrlKey || event.metaKey || event.button !== 0) return null;
  return link.href.slice(home.length - 1);
}
