import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useDismiss } from './useDismiss.ts';

/** Free space between a menu and the edges of the window. */
const MARGIN_PX = 8;

/**
 * For a menu that opens below the element at `selector`: positions it there, focuses its first entry, and dismisses it
 * on any press or focus outside. `leave` does so too; after Escape or `leave` the link or button in that element gets
 * the focus.
 */
export function useMenuUnder(
  selector: string,
  onClose: () => void,
): { menuRef: RefObject<HTMLDivElement | null>; leave: () => void } {
  const menuRef = useRef<HTMLDivElement>(null);
  const dismiss = useCallback(
    (toAnchor: boolean) => {
      if (toAnchor) document.querySelector<HTMLElement>(`${selector} :is(a, button)`)?.focus();
      onClose();
    },
    [selector, onClose],
  );
  useDismiss(menuRef, true, dismiss);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    const anchor = document.querySelector(selector);
    if (!menu || !anchor) return;
    const { left, bottom } = anchor.getBoundingClientRect();
    const most = window.innerWidth - menu.offsetWidth - MARGIN_PX;
    menu.style.left = `${Math.max(MARGIN_PX, Math.min(left, most))}px`;
    menu.style.top = `${bottom}px`;
    menu.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
  }, [selector]);
  return { menuRef, leave: useCallback(() => dismiss(true), [dismiss]) };
}
