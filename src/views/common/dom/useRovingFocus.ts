import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus on the one reachable cell (`tabindex="0"`) of an area: it follows when `current` changes while it is
 * inside, and comes back when the area appears where what had the focus has gone.
 */
export function useRovingFocus(areaRef: RefObject<HTMLElement | null>, current: string): void {
  useLayoutEffect(() => {
    const area = areaRef.current;
    const at = document.activeElement;
    if (area && (at === null || at === document.body || area.contains(at)))
      area.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [areaRef, current]);
}
