/**
 * Waits to become the one tab of this origin that holds `name`; then calls `onLeading` once and keeps the lock. A tab
 * that is closed or calls the returned function hands it to the next one at once (RT-4). Browsers offer Web Locks to
 * secure origins only; without them, or if they are refused, every tab is its own leader.
 */
export function claimLeadership(name: string, onLeading: () => void): () => void {
  if (!navigator.locks) {
    queueMicrotask(onLeading);
    return () => {};
  }
  const waiting = new AbortController();
  let release = () => {};
  let granted = false;
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      granted = true;
      onLeading();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    })
    .catch((error: unknown) => {
      // The caller's own failure: the next tab has the lock now.
      if (granted) throw error;
      // If given up before its turn, nothing is held. If the browser refuses, behave as without locks.
      if (!waiting.signal.aborted) onLeading();
    });
  return () => {
    waiting.abort();
    release();
  };
}
