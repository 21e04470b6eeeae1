import type { Action, Store } from '@reduxjs/toolkit';

/**
 * The same store, except that its listeners are notified once at the end of a dispatch, rather than after each event
 * that flows have put by then: one click is one render, however many events it consists of. The state changes with each
 * event, as ever.
 */
export function toldOnce<S extends Store>(store: S): S {
  const listeners = new Set<{ readonly hear: () => void }>();
  let depth = 0;
  let isChanged = false;
  const tell = () => {
    isChanged = depth > 0;
    if (isChanged) return;
    for (const listener of [...listeners]) if (listeners.has(listener)) listener.hear();
  };
  store.subscribe(tell);
  const dispatch = (action: Action): Action => {
    depth += 1;
    try {
      return store.dispatch(action);
    } finally {
      depth -= 1;
      if (depth === 0 && isChanged) tell();
    }
  };
  const subscribe = (hear: () => void) => {
    const listener = { hear };
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { ...store, dispatch, subscribe };
}
