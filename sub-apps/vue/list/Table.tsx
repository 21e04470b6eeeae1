import type { FunctionalComponent } from 'vue';
import { RouterLink, useRouter } from 'vue-router';
import type { BusinessRecord, Names } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Field } from '../../../contract/businessFields.ts';
import { columnOf, nextSorting, partOf, sortingOf } from '../../kit/core/columns.ts';
import { headOf, isFigure } from '../../kit/core/formats.ts';
import type { Place } from '../../kit/core/place.ts';
import type { Listed } from '../../kit/core/types.ts';
import { walk } from '../../kit/core/walk.ts';
import { fill } from '../../kit/core/words.ts';
import { said } from '../look.ts';
import { shownValue, statusParts } from '../views.tsx';
import type { Go } from './Filters.tsx';

interface Props {
  resource: Resource;
  listed: Pick<Listed, 'items' | 'names'>;
  columns: readonly string[];
  place: Place;
  isStale: boolean;
  go: Go;
}

const addressOf = ({ name }: Resource, { id }: BusinessRecord): string => `/${name}/${encodeURIComponent(id)}`;

function cellOf(resource: Resource, field: Field, record: BusinessRecord, names: Names) {
  const { name } = field;
  if (name === 'number') return record.number ?? '—';
  if (name === 'status') return statusParts(resource, record);
  const value = name === 'created' ? record.creationTime : name === 'updated' ? record.updateTime : record.values[name];
  return shownValue(field, value, names);
}

function headCell({ resource, place, go }: Props, field: Field) {
  const { language, words } = said.value;
  const key = sortingOf(resource, field.name);
  const sorting = place.sorting || resource.list.sorting || '-updated';
  const direction = sorting === key ? 'ascending' : sorting === `-${key}` ? 'descending' : 'none';
  const label = headOf(field, language);
  return (
    <th key={field.name} scope="col" class={isFigure(field) ? 'figure' : ''} aria-sort={key ? direction : undefined}>
      {key ? (
        <button
          type="button"
          class="sort"
          title={fill(words.sortBy, { name: label })}
          onClick={() => go({ sorting: nextSorting(key, place.sorting) })}
        >
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** The records on one page of the list. */
export const Table: FunctionalComponent<Props> = (props) => {
  const { resource, listed, columns } = props;
  const router = useRouter();
  const fields = columns.flatMap((name) => columnOf(resource, name) ?? []);
  const pressed = ({ target }: Event, record: BusinessRecord) => {
    // Leave links and buttons in a row alone, and allow text selection.
    if ((target instanceof Element && target.closest('a, button')) || window.getSelection()?.toString()) return;
    void router.push(addressOf(resource, record));
  };
  return (
    <section class="scroll" aria-label={resource.label[said.value.language]}>
      <table
        class="list"
        data-stale={props.isStale}
        onKeydown={(event: KeyboardEvent) => walk(event, event.currentTarget)}
      >
        <thead>
          <tr>{fields.map((field) => headCell(props, field))}</tr>
        </thead>
        <tbody>
          {listed.items.map((record) => (
            <tr key={record.id} onClick={(event: MouseEvent) => pressed(event, record)}>
              {fields.map((field, index) => {
                const cell = cellOf(resource, field, record, listed.names);
                return (
                  <td
                    key={field.name}
                    class={isFigure(field) ? 'figure' : ''}
                    data-label={field.label[said.value.language]}
                    data-part={partOf(resource, field.name)}
                  >
                    {index === 0 ? (
                      <RouterLink class="row-link" to={addressOf(resource, record)}>
                        {{ default: () => cell }}
                      </RouterLink>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
Table.props = ['resource', 'listed', 'columns', 'place', 'isStale', 'go'];
