import { useEffect, useState } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Calls } from '../core/business.ts';
import { columnOf } from '../core/columns.ts';

/** The view under which somebody's choice of columns is kept; it is not offered by its name. */
export const COLUMNS_VIEW = '.columns';

/** The columns that are shown, and how to choose others. The choice is kept on the server, for each person. */
export function useColumns(
  resource: Resource,
  calls: Calls,
): [readonly string[], (names: readonly string[], isKept?: boolean) => void] {
  const [columns, setColumns] = useState<readonly string[]>(resource.list.columns);
  useEffect(() => {
    let isCurrent = true;
    calls.views().then(
      ({ items }) => {
        const kept = items.find(({ name }) => name === COLUMNS_VIEW)?.columns ?? [];
        const known = kept.filter((name) => columnOf(resource, name));
        if (isCurrent && known.length > 0) setColumns(known);
      },
      // Without the choice the list is as everybody begins with it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [resource, calls]);
  const choose = (names: readonly string[], isKept = true) => {
    setColumns(names);
    if (!isKept) return;
    // A choice that cannot be kept holds for this visit.
    calls.saveView({ name: COLUMNS_VIEW, question: {}, columns: [...names] }).catch(() => undefined);
  };
  return [columns, choose];
}
