import { useSyncExternalStore } from 'react';

const EVENT = 'fullscreenchange';

function subscribe(changed: () => void): () => void {
  document.addEventListener(EVENT, changed);
  return () => document.removeEventListener(EVENT, changed);
}

/** Enters or leaves full screen. A browser that refuses stays as it is, and the switch with it. */
export function setFullScreen(on: boolean): void {
  const done = on ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  done.catch(() => {});
}

/** Whether the page fills the screen; null where the browser cannot do that (phones). */
export function useFullScreen(): boolean | null {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return document.fullscreenEnabled ? on : null;
}
