import { type UIEvent, useState } from 'react';

/** In px, more than the height of any pane of the dialog, so that none needs measuring. */
const LONGEST_PANE = 1_000;
/** Rows kept ready above and below the visible part. */
const SPARE_ROWS = 4;

/**
 * Which rows of a long list to render: those around the scroll position. All rows are `rowHeight` px high. The list
 * forwards `onScroll`, and calls `scrolledTo` with px when it scrolls itself.
 */
export function useRowWindow(count: number, rowHeight: number) {
  const [top, scrolledTo] = useState(0);
  // When a list has become shorter, the browser scrolls it up before it fires the event.
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count - 1) - SPARE_ROWS);
  const last = Math.min(count, Math.ceil((top + LONGEST_PANE) / rowHeight) + SPARE_ROWS);
  const onScroll = (event: UIEvent<HTMLElement>) => scrolledTo(event.currentTarget.scrollTop);
  return { first, last, onScroll, scrolledTo };
}
