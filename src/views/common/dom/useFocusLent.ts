import { type RefObject, useEffect } from 'react';
import { followFocus } from './followFocus.ts';

/**
 * An area whose parts come and go, such as that of the messages, takes its focus from elsewhere: when the focused part
 * disappears, the focus returns there, or to the first element of `selector` if nothing had it.
 */
export function useFocusLent(areaRef: RefObject<HTMLElement | null>, selector = 'main'): void {
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    let lender: Element | null = null;
    let part: Element | null = null;
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof Element && relatedTarget !== document.body ? relatedTarget : null;
      // From a part that has just disappeared, the next one has taken it over.
      const stays = from === null ? part?.isConnected === false : area.contains(from);
      if (!stays) lender = from ?? document.querySelector(selector);
      part = target instanceof Element ? target : null;
      followFocus(part, lender);
    };
    area.addEventListener('focusin', onFocusIn);
    return () => area.removeEventListener('focusin', onFocusIn);
  }, [areaRef, selector]);
}
