import type { Store } from '@reduxjs/toolkit';
import { hrefOf, type PageLocation, selectLocation, selectNavigationAction } from '../features/routing/routingSlice.ts';
import { pushLocation, readLocation, replaceLocation } from '../services/browser/history.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Makes the address bar follow the store (DEV-2): a pushed location becomes a new history entry when first seen;
 * anything else, a redirect or a jump in DevTools alike, rewrites the current entry. After back and forward the browser
 * is already there. Returns a function that stops it.
 */
export function syncLocation(store: Store<RootState>): () => void {
  const seen = new Set<string>();
  let shown: PageLocation | null = null;
  return store.subscribe(() => {
    const state = store.getState();
    const location = selectLocation(state);
    // Before the guard has answered there is no location to show.
    if (location === shown || location.pathname === '') return;
    shown = location;
    const isNew = selectNavigationAction(state) === 'PUSH' && !seen.has(location.key);
    seen.add(location.key);
    if (isSame(location, readLocation())) return;
    if (isNew) pushLocation(location);
    else replaceLocation(location);
  });
}

function isSame(a: PageLocation, b: PageLocation): boolean {
  return a.key === b.key && hrefOf(a) === hrefOf(b);
}
