import { onBeforeUnmount, type Ref, shallowRef } from 'vue';
import type { Resource } from '../../../contract/businessDescription.ts';
import { callsOf } from '../../kit/core/business.ts';
import { columnsView, keptColumns } from '../../kit/core/columns.ts';

/** Chooses other columns; saved on the server, per person, unless `isKept` is false. */
export type Choose = (names: readonly string[], isKept?: boolean) => void;

/** The visible columns of a resource, and how to choose others. */
export function useColumns(resource: Resource): { readonly columns: Readonly<Ref<readonly string[]>>; choose: Choose } {
  const columns = shallowRef<readonly string[]>(resource.list.columns);
  const calls = callsOf(resource.name);
  let isCurrent = true;
  calls.views().then(
    ({ items }) => {
      const known = keptColumns(resource, items);
      if (isCurrent && known.length > 0) columns.value = known;
    },
    // Without a saved choice the list shows its default columns.
    () => undefined,
  );
  onBeforeUnmount(() => {
    isCurrent = false;
  });
  const choose: Choose = (names, isKept = true) => {
    // A choice made here is newer than a response that is still on its way.
    isCurrent = false;
    columns.value = names;
    // A choice that cannot be saved applies to this visit.
    if (isKept) calls.saveView(columnsView(names)).catch(() => undefined);
  };
  return { columns, choose };
}
