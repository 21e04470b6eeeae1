import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import type { Shown } from '../core/types.ts';
import { RecordLink } from './Facts.tsx';

/** Records that refer to this one, also those of other applications. */
export function Related({ resource, shown }: { readonly resource: Resource; readonly shown: Shown }) {
  const { language, words } = useKit();
  const found = shown.related.filter(({ totalCount }) => totalCount > 0);
  if (found.length === 0) return null;
  const labelOf = (kind: string, by: string) =>
    resource.related?.find((one) => one.resource === kind && one.by === by)?.label[language] ?? '';
  return (
    <section>
      <h2>
        {words.related} <span className="count">{found.reduce((sum, { totalCount }) => sum + totalCount, 0)}</span>
      </h2>
      <ul className="plain related">
        {found.flatMap(({ resource: kind, by, items }) =>
          items.map(({ id, number, title, statusLabel }) => (
            <li key={`${kind}/${id}`}>
              <span className="quiet">{labelOf(kind, by)}</span>
              <RecordLink kind={kind} id={id}>
                {number ?? title}
              </RecordLink>
              <span>{number === null ? '' : title}</span>
              <span className="quiet">{statusLabel?.[language]}</span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
