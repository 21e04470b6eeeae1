import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus in an area whose parts come and go: if it was inside (`had`) and its element has just disappeared,
 * the first remaining button takes it.
 */
export function useFocusKept(areaRef: RefObject<HTMLElement | null>, had: boolean, parts: readonly unknown[]): void {
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (had && (at === null || at === document.body)) areaRef.current?.querySelector('button')?.focus();
  }, [areaRef, had, parts]);
}
