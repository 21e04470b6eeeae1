import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A page that is come to begins at its top; going back or forward finds it where it was left.
 *
 * @param entry - names the entry of the session history that is shown.
 * @param isReturn - whether it was come to by going back or forward.
 */
export function useScrollPlace(areaRef: RefObject<HTMLElement | null>, entry: string, isReturn: boolean): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    const { current: known } = places;
    area.scrollTop = (isReturn && known.get(entry)) || 0;
    const remember = () => void known.set(entry, area.scrollTop);
    area.addEventListener('scroll', remember, { passive: true });
    // A scroll is told with the next frame; what is clicked before that may already lead away.
    area.addEventListener('click', remember, { capture: true });
    return () => {
      area.removeEventListener('scroll', remember);
      area.removeEventListener('click', remember, { capture: true });
    };
  }, [areaRef, entry, isReturn]);
}
