import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part of the page that the address names after `#`, each time a link leads there. Its heading takes the
 * focus if it can: if there was nothing to scroll, only that shows what the link was about.
 *
 * @param isThere - whether everything above it has its final height.
 */
export function useHashInSight(isThere: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '' || !isThere) return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    // `key`: the same link pressed again leads there again.
  }, [hash, key, isThere]);
}
