import { useSyncExternalStore } from 'react';

const EVENT = 'fullscreenchange';

function subscribe(changed: () => void): () => void {
  document.addEventListener(EVENT, changed);
  return () => document.removeEventListener(EVENT, changed);
}

/** Enters or leaves full screen. If the browser refuses, nothing changes, nor does the switch. */
export function setFullScreen(on: boolean): void {
  const done = on ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  done.catch(() => {});
}

/** Whether the page fills the screen; null if the browser cannot do that (phones). */
export function useFullScreen(): boolean | null {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return document.fullscreenEnabled ? on : null;
}
