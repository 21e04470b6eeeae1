import {
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { scrollToRow, useRowInSight } from './dom/useRowInSight.ts';
import { nextIndex } from './listKeys.ts';
import looks from './looks.module.css';
import styles from './RowList.module.css';
import { useRowWindow } from './rowWindow.ts';

type RowListProps<Row> = {
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly role: 'tree' | 'listbox';
  readonly label: string;
  readonly multiple: boolean;
  /** The key of the row where the keyboard starts, scrolled into view; the first one by default. */
  readonly startAt?: string | undefined;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** In px; the same for every row. */
  readonly rowHeight: number;
  readonly ariaOf: (row: Row, index: number) => AriaAttributes;
  /** Clicked, or Space or Enter on the current row; `on` is the click target. */
  readonly onPick: (row: Row, on?: Element) => void;
  /** Any other key on the current row; returns whether it did something. */
  readonly onKey?: (row: Row, key: string) => boolean;
  /** ArrowRight (1) and ArrowLeft (-1) on the current row; returns where to go, if anywhere. */
  readonly onSideways?: (row: Row, index: number, step: 1 | -1) => number | undefined;
  readonly children: (row: Row) => ReactNode;
};

const isField = ({ target }: MouseEvent) => target instanceof HTMLInputElement;

/**
 * A long list of rows of equal height that renders only the visible ones. It is one tab stop; arrows, Home, End and the
 * page keys move the current row, Space and Enter pick it.
 */
export function RowList<Row>(props: RowListProps<Row>) {
  const {
    listRef,
    role,
    label,
    multiple,
    startAt,
    rows,
    keyOf,
    rowHeight,
    ariaOf,
    onPick,
    onKey,
    onSideways,
    children,
  } = props;
  const id = useId();
  const [currentKey, setCurrentKey] = useState<string | null>(startAt ?? null);
  const { first, last, onScroll, scrolledTo } = useRowWindow(rows.length, rowHeight);
  const [begunAt, setBegunAt] = useState(startAt);
  if (startAt !== begunAt) {
    setBegunAt(startAt);
    setCurrentKey(startAt ?? null);
  }
  const startIndex = rows.findIndex((row) => keyOf(row) === startAt);
  useRowInSight(listRef, startAt, { index: startIndex, rowHeight, scrolledTo });
  const current = Math.max(0, currentKey === null ? 0 : rows.findIndex((row) => keyOf(row) === currentKey));

  const moveTo = (index: number, list: HTMLElement) => {
    const row = rows[index];
    if (!row) return;
    setCurrentKey(keyOf(row));
    scrollToRow(list, { index, rowHeight, scrolledTo });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rows[current];
    // A field inside a row keeps its own keys.
    if (event.target !== event.currentTarget) return;
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1);
    const next = nextIndex(event.key, { current, count: rows.length, page });
    if (next !== undefined) moveTo(next, event.currentTarget);
    else if (event.key === ' ' || event.key === 'Enter') onPick(row);
    else if (onSideways && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      const target = onSideways(row, current, event.key === 'ArrowRight' ? 1 : -1);
      if (target !== undefined) moveTo(target, event.currentTarget);
    } else if (!onKey?.(row, event.key)) return;
    event.preventDefault();
  };
  const rowOf = ({ target }: MouseEvent) => {
    const index = target instanceof Element ? target.closest('[data-index]')?.getAttribute('data-index') : null;
    return index ? rows[Number(index)] : undefined;
  };
  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    const row = rowOf(event);
    if (!row || isField(event)) return;
    // The focus stays on the list; a row that scrolls out of view would lose it.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    setCurrentKey(keyOf(row));
  };
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row && !isField(event)) onPick(row, event.target instanceof Element ? event.target : undefined);
  };
  const currentRow = rows[current];
  return (
    <div
      ref={listRef}
      className={`${styles.rowList} ${looks.insetFocus}`}
      {...{
        role,
        tabIndex: 0,
        'aria-label': label,
        'aria-multiselectable': multiple,
        'aria-activedescendant': currentRow && `${id}${keyOf(currentRow)}`,
      }}
      {...{ onScroll, onKeyDown, onMouseDown, onClick }}
    >
      <div role="none" className={styles.rowListAll} style={{ height: rows.length * rowHeight }}>
        {rows.slice(first, last).map((row, offset) => (
          <div
            key={keyOf(row)}
            id={`${id}${keyOf(row)}`}
            data-index={first + offset}
            className={classes(styles.rowListRow, row === currentRow && styles.rowListCurrent)}
            style={{ top: (first + offset) * rowHeight, height: rowHeight }}
            {...{ role: role === 'tree' ? 'treeitem' : 'option', ...ariaOf(row, first + offset) }}
          >
            {children(row)}
          </div>
        ))}
      </div>
    </div>
  );
}
