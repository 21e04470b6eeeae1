import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When another page is shown and what had the focus went with the former one, the area of the page takes it: the next
 * Tab leads into what is new, and not to the top of the frame.
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
