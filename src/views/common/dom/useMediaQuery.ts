import { useCallback, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the person has set their system to reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the window is as narrow as a phone: one thing at a time, the dialog over the whole screen. */
export const usePhone = () => useMediaQuery('(max-width: 767px)');

/** Whether the window is too narrow for the words of the sidebar. */
export const useNarrow = () => useMediaQuery('(max-width: 1199px)');
