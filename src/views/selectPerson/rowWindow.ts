import { type UIEvent, useState } from 'react';

/** More than any pane of the dialog is high, in px, so that nobody has to measure it. */
const LONGEST_PANE = 1_000;
/** Rows kept ready above and below what is seen. */
const SPARE_ROWS = 4;

/**
 * Which rows of a long list are drawn: those around the scroll position. All rows are `rowHeight` px high. The list
 * passes `onScroll` on and calls `scrolledTo` with px where it scrolls by itself.
 */
export function useRowWindow(count: number, rowHeight: number) {
  const [top, scrolledTo] = useState(0);
  // A list that has become shorter is scrolled up by the browser before it tells.
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count - 1) - SPARE_ROWS);
  const last = Math.min(count, Math.ceil((top + LONGEST_PANE) / rowHeight) + SPARE_ROWS);
  const onScroll = (event: UIEvent<HTMLElement>) => scrolledTo(event.currentTarget.scrollTop);
  return { first, last, onScroll, scrolledTo };
}
