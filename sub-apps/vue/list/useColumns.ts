import { onBeforeUnmount, type Ref, shallowRef } from 'vue';
import type { Resource } from '../../../contract/businessDescription.ts';
import { callsOf } from '../../kit/core/business.ts';
import { columnsView, keptColumns } from '../../kit/core/columns.ts';

/** Takes other columns; they are kept on the server, for each person, unless said otherwise. */
export type Choose = (names: readonly string[], isKept?: boolean) => void;

/** The columns that are shown of a resource, and how to choose others. */
export function useColumns(resource: Resource): { readonly columns: Readonly<Ref<readonly string[]>>; choose: Choose } {
  const columns = shallowRef<readonly string[]>(resource.list.columns);
  const calls = callsOf(resource.name);
  let isCurrent = true;
  calls.views().then(
    ({ items }) => {
      const known = keptColumns(resource, items);
      if (isCurrent && known.length > 0) columns.value = known;
    },
    // Without the choice the list is as everybody begins with it.
    () => undefined,
  );
  onBeforeUnmount(() => {
    isCurrent = false;
  });
  const choose: Choose = (names, isKept = true) => {
    // What has been chosen here is newer than what is still on its way.
    isCurrent = false;
    columns.value = names;
    // A choice that cannot be kept holds for this visit.
    if (isKept) calls.saveView(columnsView(names)).catch(() => undefined);
  };
  return { columns, choose };
}
