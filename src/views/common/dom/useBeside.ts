import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Free space around the target, and to the edges of the window. */
const GAP_PX = 8;

/**
 * For a panel that points at the first visible element of `selector`: `markRef` covers that element, or the control it
 * is part of, and `panelRef` sits next to it, below if there is room, otherwise above; both follow the window's size.
 */
export function useBeside(selector: string): {
  markRef: RefObject<HTMLDivElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
} {
  const markRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const mark = markRef.current;
      const panel = panelRef.current;
      const part = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
      const target = part?.closest('button') ?? part;
      if (!mark || !panel) return;
      mark.hidden = !target;
      const { left, top, bottom, width, height } = target?.getBoundingClientRect() ?? new DOMRect(0, 0);
      Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      const most = window.innerWidth - panel.offsetWidth - GAP_PX;
      const isBelow = bottom + GAP_PX + panel.offsetHeight < window.innerHeight;
      panel.style.left = `${Math.max(GAP_PX, Math.min(left, most))}px`;
      panel.style.top = `${isBelow ? bottom + GAP_PX : Math.max(GAP_PX, top - GAP_PX - panel.offsetHeight)}px`;
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [selector]);
  return { markRef, panelRef };
}
