import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A page that is come to begins at its top; going back or forward finds it where it was left.
 *
 * @param page - names what is shown: its address, without what lies over it.
 * @param isReturn - whether it was come to by going back or forward.
 */
export function useScrollPlace(areaRef: RefObject<HTMLElement | null>, page: string, isReturn: boolean): void {
  const places = useRef(new Map<string, number>());
  const at = useRef(0);
  // Only another page moves the area: what opens over this one comes with a navigation too.
  const placeOf = useEffectEvent((known: ReadonlyMap<string, number>) => (isReturn && known.get(page)) || 0);
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const { current: known } = places;
    const place = placeOf(known);
    // Written only where it differs: to write it lays the whole page out at once.
    if (place !== at.current) {
      area.scrollTop = place;
      at.current = place;
    }
    const remember = () => {
      at.current = area.scrollTop;
      known.set(page, at.current);
    };
    area.addEventListener('scroll', remember, { passive: true });
    // A scroll is told with the next frame; what is clicked before that may already lead away.
    area.addEventListener('click', remember, { capture: true });
    return () => {
      area.removeEventListener('scroll', remember);
      area.removeEventListener('click', remember, { capture: true });
    };
  }, [areaRef, page]);
}
