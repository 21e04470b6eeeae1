import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessRecord } from '../../../contract/businessCalls.ts';
import type { Resource } from '../../../contract/businessDescription.ts';
import { Cell } from '../common/Cell.tsx';
import { useKit } from '../context.tsx';
import { columnOf, nextSorting, partOf, sortingOf } from '../core/columns.ts';
import { headOf, isFigure } from '../core/formats.ts';
import type { Place } from '../core/place.ts';
import type { Listed } from '../core/types.ts';
import { walk } from '../core/walk.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly resource: Resource;
  readonly listed: Pick<Listed, 'items' | 'names'>;
  readonly columns: readonly string[];
  readonly place: Place;
  readonly go: (patch: Partial<Place>) => void;
  readonly isStale: boolean;
  /** What a press on a row opens; by default its page. */
  readonly open?: (record: BusinessRecord) => void;
  readonly openId?: string | undefined;
}

export function Table({ resource, listed, columns, place, go, isStale, open, openId }: Props) {
  const { language, words } = useKit();
  const navigate = useNavigate();
  const fields = columns.flatMap((name) => columnOf(resource, name) ?? []);
  const sorting = place.sorting || resource.list.sorting || '-updated';
  const pressed = (record: BusinessRecord) => (event: MouseEvent) => {
    // Leave links and buttons in a row alone, and allow text selection.
    if ((event.target as Element).closest('a, button') || window.getSelection()?.toString()) return;
    if (open) open(record);
    else void navigate(`/${resource.name}/${encodeURIComponent(record.id)}`);
  };
  return (
    <section className="scroll" aria-label={resource.label[language]}>
      <table className="list" data-stale={isStale} onKeyDown={(event) => walk(event, event.currentTarget)}>
        <thead>
          <tr>
            {fields.map((field) => {
              const key = sortingOf(resource, field.name);
              const direction = sorting === key ? 'ascending' : sorting === `-${key}` ? 'descending' : 'none';
              const label = headOf(field, language);
              return (
                <th
                  key={field.name}
                  scope="col"
                  className={isFigure(field) ? 'figure' : ''}
                  {...(key && { 'aria-sort': direction })}
                >
                  {key ? (
                    <button
                      type="button"
                      className="sort"
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
            })}
          </tr>
        </thead>
        <tbody>
          {listed.items.map((record) => (
            <tr key={record.id} aria-selected={record.id === openId} onClick={pressed(record)}>
              {fields.map((field, index) => {
                const cell = <Cell resource={resource} field={field} record={record} names={listed.names} />;
                return (
                  <td
                    key={field.name}
                    className={isFigure(field) ? 'figure' : ''}
                    data-label={field.label[language]}
                    data-part={partOf(resource, field.name)}
                  >
                    {index > 0 && cell}
                    {index === 0 && open && (
                      <button type="button" className="row-link" onClick={() => open(record)}>
                        {cell}
                      </button>
                    )}
                    {index === 0 && !open && (
                      <Link className="row-link" to={`/${resource.name}/${encodeURIComponent(record.id)}`}>
                        {cell}
                      </Link>
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
}
