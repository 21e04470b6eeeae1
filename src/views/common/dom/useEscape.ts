import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeEscape } from './takeEscape.ts';

/** While `active`, Escape anywhere calls `onEscape`, unless something above the element takes it. */
export function useEscape(elementRef: RefObject<Element | null>, active: boolean, onEscape: () => void): void {
  const newest = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const element = elementRef.current;
    return active && element ? takeEscape(element, () => newest()) : undefined;
  }, [elementRef, active]);
}
