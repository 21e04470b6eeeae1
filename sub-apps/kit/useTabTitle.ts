import { useEffect } from 'react';
import { bridge } from '../shared/portal.js';

/**
 * Names the portal's tab after the page. Every page does it, lists too: the tab would keep the name of the page before.
 *
 * @param title - undefined while it is loading.
 */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) bridge?.title(title);
  }, [title]);
}
