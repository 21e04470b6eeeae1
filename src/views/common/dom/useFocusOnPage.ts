import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ancestorsOf } from './followFocus.ts';

/** Until the code of the next page has loaded, React only hides the previous page: its focus is lost a moment later. */
const isLost = (at: Element | null) =>
  at === null || at === document.body || ancestorsOf(at).some((each) => getComputedStyle(each).display === 'none');

/**
 * If the page changes and the focused element disappeared with the previous one, the page's area takes the focus: the
 * next Tab moves into the new content, not to the top of the frame.
 */
export function useFocusOnPage(areaRef: RefObject<HTMLElement | null>, page: string): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isLost(document.activeElement)) areaRef.current?.focus({ preventScroll: true });
  }, [areaRef, page]);
}
