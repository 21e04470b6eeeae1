import { type RefObject, useEffect } from 'react';
import { followFocus } from './followFocus.ts';

/**
 * An area whose parts come and go, such as that of the messages, takes its focus from elsewhere: when the focused part
 * disappears, the focus returns there, or to the page if nothing had it.
 */
export function useFocusLent(areaRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    let lender: Element | null = null;
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const from = relatedTarget instanceof Element && relatedTarget !== document.body ? relatedTarget : null;
      if (!area.contains(from)) lender = from ?? document.querySelector('main');
      if (target instanceof Element) followFocus(target, lender);
    };
    area.addEventListener('focusin', onFocusIn);
    return () => area.removeEventListener('focusin', onFocusIn);
  }, [areaRef]);
}
