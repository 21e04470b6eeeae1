import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A newly opened page starts at its top; going back or forward restores its scroll position.
 *
 * @param page - names what is shown: its address, without anything above it.
 * @param isReturn - whether the page was reached by going back or forward.
 */
export function useScrollPlace(areaRef: RefObject<HTMLElement | null>, page: string, isReturn: boolean): void {
  const places = useRef(new Map<string, number>());
  const at = useRef(0);
  // Only a different page scrolls the area: opening something above this one is a navigation too.
  const placeOf = useEffectEvent((known: ReadonlyMap<string, number>) => (isReturn && known.get(page)) || 0);
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const { current: known } = places;
    const place = placeOf(known);
    // Written only if it differs: writing it forces a layout of the whole page.
    if (place !== at.current) {
      area.scrollTop = place;
      at.current = place;
    }
    const remember = () => {
      at.current = area.scrollTop;
      known.set(page, at.current);
    };
    area.addEventListener('scroll', remember, { passive: true });
    // The scroll event fires with the next frame; a click before that may already navigate away.
    area.addEventListener('click', remember, { capture: true });
    return () => {
      area.removeEventListener('scroll', remember);
      area.removeEventListener('click', remember, { capture: true });
    };
  }, [areaRef, page]);
}
