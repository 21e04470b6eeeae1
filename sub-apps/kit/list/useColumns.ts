import { useEffect, useState } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Calls } from '../core/business.ts';
import { columnsView, keptColumns } from '../core/columns.ts';

/** The visible columns, and how to choose others. The choice is saved on the server, per person. */
export function useColumns(
  resource: Resource,
  calls: Calls,
): [readonly string[], (names: readonly string[], isKept?: boolean) => void] {
  const [columns, setColumns] = useState<readonly string[]>(resource.list.columns);
  useEffect(() => {
    let isCurrent = true;
    calls.views().then(
      ({ items }) => {
        const known = keptColumns(resource, items);
        if (isCurrent && known.length > 0) setColumns(known);
      },
      // Without a saved choice the list shows its default columns.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [resource, calls]);
  const choose = (names: readonly string[], isKept = true) => {
    setColumns(names);
    if (!isKept) return;
    // A choice that cannot be saved applies to this visit.
    calls.saveView(columnsView(names)).catch(() => undefined);
  };
  return [columns, choose];
}
