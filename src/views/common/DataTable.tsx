import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './DataTable.module.css';
import looks from './looks.module.css';
import { useText } from './useText.ts';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** px, or any CSS width; the other columns share the remaining space. */
  readonly width?: number | string;
  /** Figures are right-aligned in their column. */
  readonly end?: boolean;
  /** Omitted if space is short: the row's own page or dialog has it. */
  readonly wide?: boolean;
  /** Omitted before those, if a container around the table is narrow. */
  readonly spare?: boolean;
  /** The head is for screen readers only. */
  readonly silentHead?: boolean;
}

/** Which rows are selected, for bulk actions. */
export interface Choice<Row> {
  readonly ids: readonly string[];
  readonly nameOf: (row: Row) => string;
  readonly onChoose: (ids: readonly string[]) => void;
}

type DataTableProps<Row> = {
  /** What the table contains, read out before it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly choice?: Choice<Row>;
};

/** Rows of one kind in columns. The parent handles empty, loading and failed (`LoadedPart`, `EmptyState`). */
export function DataTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
  choice,
}: DataTableProps<Row>) {
  const t = useText();
  const shown = rows.map(({ id }) => id);
  const all = choice !== undefined && shown.length > 0 && shown.every((id) => choice.ids.includes(id));
  const some = choice?.ids.some((id) => shown.includes(id)) === true;
  return (
    <table className={styles.table}>
      <caption className={looks.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {choice && (
            <th scope="col" className={styles.choice}>
              <input
                type="checkbox"
                aria-label={t('common:chooseAll')}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = some && !all;
                }}
                onChange={() =>
                  choice.onChoose(
                    all
                      ? choice.ids.filter((id) => !shown.includes(id))
                      : [...choice.ids, ...shown.filter((id) => !choice.ids.includes(id))],
                  )
                }
              />
            </th>
          )}
          {columns.map(({ key, head, width, end, wide, spare, silentHead }) => (
            <th
              key={key}
              scope="col"
              style={{ width }}
              className={classes(end && styles.end, wide && styles.wide, spare && styles.spare)}
            >
              {silentHead ? <span className={looks.visuallyHidden}>{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id} data-chosen={choice?.ids.includes(row.id) || undefined}>
            {choice && (
              <td className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={t('common:chooseRow', { name: choice.nameOf(row) })}
                  checked={choice.ids.includes(row.id)}
                  onChange={() =>
                    choice.onChoose(
                      choice.ids.includes(row.id) ? choice.ids.filter((id) => id !== row.id) : [...choice.ids, row.id],
                    )
                  }
                />
              </td>
            )}
            {columns.map(({ key, cell, end, wide, spare }) => (
              <td
                key={key}
                className={classes(end && `${styles.end} ${looks.num}`, wide && styles.wide, spare && styles.spare)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
