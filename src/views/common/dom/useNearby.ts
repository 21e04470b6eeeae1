import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type Nearness, watchNearby } from './nearby.ts';

/**
 * Whether an element is near the visible part of its scroller, and its height in px when last rendered (null before
 * that).
 */
export function useNearby(
  ref: RefObject<Element | null>,
  initially: boolean,
): { readonly isNear: boolean; readonly height: number | null } {
  const [shown, setShown] = useState<{ isNear: boolean; height: number | null }>({ isNear: initially, height: null });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return watchNearby(element, 'ahead', (isNear, height) =>
      // An element that is not rendered has only the height assigned to it.
      setShown((former) => (former.isNear === isNear ? former : { isNear, height: isNear ? former.height : height })),
    );
  }, [ref]);
  return shown;
}

/**
 * Calls `onNear` when the element comes near while `active`, and when it becomes active while near. Its position is
 * measured again then: a render in between may have moved it away.
 */
export function useOnNear(
  ref: RefObject<Element | null>,
  active: boolean,
  onNear: () => void,
  nearness: Nearness = 'ahead',
): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return undefined;
    return watchNearby(element, nearness, (isNear) => {
      if (isNear) onNear();
    });
  }, [ref, active, onNear, nearness]);
}
