import { type RefObject, useLayoutEffect } from 'react';

/** While `on`, only this element of the page is reachable, whatever its siblings or those of its ancestors are. */
export function useInertAround(elementRef: RefObject<HTMLElement | null>, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined;
    const silenced: HTMLElement[] = [];
    const root = document.getElementById('root');
    for (let inner = elementRef.current; inner && inner !== root; inner = inner.parentElement) {
      for (const beside of inner.parentElement?.children ?? []) {
        if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue;
        beside.inert = true;
        silenced.push(beside);
      }
    }
    return () => {
      for (const element of silenced) element.inert = false;
    };
  }, [elementRef, on]);
}
