import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an area has been scrolled by more than `height`, until it is back at its top. Always false unless `enabled`.
 */
export function useScrolledAway(areaRef: RefObject<HTMLElement | null>, height: number, enabled: boolean): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const area = areaRef.current;
    if (!enabled || !area) return;
    // More than the height that is hidden, so that the space gained never brings it back.
    const follow = () => setAway((before) => area.scrollTop > (before ? 0 : height));
    area.addEventListener('scroll', follow, { passive: true });
    return () => area.removeEventListener('scroll', follow);
  }, [areaRef, height, enabled]);
  return enabled && away;
}
