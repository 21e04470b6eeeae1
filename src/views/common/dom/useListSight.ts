import { type RefObject, useEffect } from 'react';

/** Rows. */
const LEAP = 3;

/**
 * Scrolls a list of rows of equal height so that one of them and its neighbours are visible.
 *
 * @param position - of the row, from 0; -1 for none.
 * @param rowHeight - in px.
 */
export function useListSight(ref: RefObject<HTMLElement | null>, position: number, rowHeight: number): void {
  useEffect(() => {
    const list = ref.current;
    if (!list || position < 0) return;
    const top = position * rowHeight;
    const room = list.clientHeight - 2 * rowHeight;
    const above = list.scrollTop - (top - rowHeight);
    const below = top - (list.scrollTop + room);
    // A step scrolls by a step; after a jump, rows are visible on both sides.
    if (Math.max(above, below) > LEAP * rowHeight) list.scrollTop = top - list.clientHeight / 2;
    else if (above > 0) list.scrollTop -= above;
    else if (below > 0) list.scrollTop += below;
  }, [ref, position, rowHeight]);
}
