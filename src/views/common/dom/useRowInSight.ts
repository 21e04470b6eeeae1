import { type RefObject, useLayoutEffect, useRef } from 'react';

interface RowPlace {
  /** Place among all rows; -1 while the row is not among them. */
  readonly index: number;
  /** In px; the same for every row. */
  readonly rowHeight: number;
  /** Receives the current scroll offset of the list in px. */
  readonly scrolledTo: (top: number) => void;
}

/** Scrolls a list just far enough for one of its rows to be visible. */
export function scrollToRow(list: HTMLElement, { index, rowHeight, scrolledTo }: RowPlace): void {
  const top = index * rowHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight;
  scrolledTo(list.scrollTop);
}

/** Scrolls the row with this key into view once, as soon as it exists; another key is another row. */
export function useRowInSight(
  listRef: RefObject<HTMLElement | null>,
  key: string | undefined,
  { index, rowHeight, scrolledTo }: RowPlace,
): void {
  const seen = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (!listRef.current || index < 0 || seen.current === key) return;
    seen.current = key;
    scrollToRow(listRef.current, { index, rowHeight, scrolledTo });
  }, [listRef, key, index, rowHeight, scrolledTo]);
}
