import { createContext, type RefObject, useContext, useLayoutEffect } from 'react';

/** How far lists were scrolled: by what kind of list, which one of it and how far. It outlives the lists. */
export type ScrollPlaces = Map<string, { readonly name: string; readonly top: number }>;
export const ScrollPlacesContext = createContext<ScrollPlaces>(new Map());

/**
 * Keeps how far the list `name` is scrolled; when its rows appear again after another view, they stand where they stood.
 * Of each `kind` one list is known: another one begins at its beginning.
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
