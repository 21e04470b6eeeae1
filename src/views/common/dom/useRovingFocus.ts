import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus on the one reachable cell (`tabindex="0"`) of an area: it follows `current` while it is inside, and
 * is restored when the area appears after the focused element has gone, unless something else in the view `isClaimed`
 * it.
 */
export function useRovingFocus(areaRef: RefObject<HTMLElement | null>, current: string, isClaimed = false): void {
  useLayoutEffect(() => {
    const area = areaRef.current;
    const at = document.activeElement;
    const isLost = at === null || at === document.body;
    if (area && ((isLost && !isClaimed) || area.contains(at)))
      area.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [areaRef, current, isClaimed]);
}
