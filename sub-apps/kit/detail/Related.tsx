import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import { moneyText } from '../core/formats.ts';
import type { Shown } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { PlaceLink, RecordLink } from './Facts.tsx';

/** Records that refer to this one, also those of other applications, by what they are to it. */
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
      {found.map(({ resource: kind, by, totalCount, items }) => (
        <section key={`${kind}/${by}`} className="related" aria-label={labelOf(kind, by)}>
          <h3>
            {labelOf(kind, by)} <span className="count">{totalCount}</span>
            {/* A list is narrowed down by a field, not by a column of lines. */}
            {totalCount > items.length && !by.includes('.') && (
              <PlaceLink kind={kind} path={`?in.${by}=${encodeURIComponent(shown.record.id)}`}>
                {fill(words.showAll, { n: String(totalCount) })}
              </PlaceLink>
            )}
          </h3>
          <ul className="plain">
            {items.map(({ id, number, title, statusLabel, amount }) => (
              <li key={id}>
                <RecordLink kind={kind} id={id}>
                  {number ?? title}
                </RecordLink>
                <span>{number === null ? '' : title}</span>
                <span className="figure">{amount === null ? '' : moneyText(amount, language)}</span>
                <span className="quiet">{statusLabel?.[language]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
