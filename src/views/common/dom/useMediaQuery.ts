import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** As narrow as a phone. */
export const PHONE = '(max-width: 767px)';
/** Too narrow for the words of the sidebar. */
export const NARROW = '(max-width: 1199px)';
/** Too narrow for an account page to fit next to its picture. */
export const ONE_COLUMN = '(max-width: 899px)';

/** The assumed window size if there is no window: while the backend's first answer is rendered. */
export const DrawnWindow = createContext<(query: string) => boolean>(() => false);

/** Whether a media query matches, kept current. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  const drawn = useContext(DrawnWindow);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => drawn(query),
  );
}

/** Whether the person's system asks for reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the window is as narrow as a phone: one thing at a time, the dialog over the whole screen. */
export const usePhone = () => useMediaQuery(PHONE);

/** Whether the window is too narrow for the words of the sidebar. */
export const useNarrow = () => useMediaQuery(NARROW);
