import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * If the page changes and the focused element disappeared with the previous one, the page's area takes the focus: the
 * next Tab moves into the new content, not to the top of the frame.
 */
export function useFocusOnPage(areaRef: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const at = document.activeElement;
    if (at === null || at === document.body) areaRef.current?.focus({ preventScroll: true });
  }, [areaRef, page]);
}
