import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';

/** Scroll offsets of lists: the kind of list, which one of that kind, and the offset. They outlive the lists. */
export type ScrollPlaces = Map<string, { readonly name: string; readonly top: number }>;
export const ScrollPlacesContext = createContext<ScrollPlaces>(new Map());

/**
 * Remembers the scroll offset of the list `name`; when its rows reappear after another view, they are where they were.
 * It remembers one list per `kind`: another one starts at the top.
 */
export function useScrollKept(scrollerRef: RefObject<HTMLElement | null>, kind: string, name: string): void {
  const places = useContext(ScrollPlacesContext);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    const place = places.get(kind);
    if (place?.name === name) scroller.scrollTop = place.top;
    const keep = () => places.set(kind, { name, top: scroller.scrollTop });
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [scrollerRef, places, kind, name]);
}
