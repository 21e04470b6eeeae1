import { type RefObject, useLayoutEffect } from 'react';

/** How far a list was scrolled, by the name of the list. */
export interface ScrollPlace {
  name: string;
  top: number;
}

/**
 * Keeps in `placeRef`, which outlives the scroller, how far the list `name` is scrolled; when its rows appear again after
 * another view, they stand where they stood.
 */
export function useScrollKept(
  scrollerRef: RefObject<HTMLElement | null>,
  placeRef: RefObject<ScrollPlace | null>,
  name: string,
): void {
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    if (placeRef.current?.name === name) scroller.scrollTop = placeRef.current.top;
    const keep = () => {
      placeRef.current = { name, top: scroller.scrollTop };
    };
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [scrollerRef, placeRef, name]);
}
