import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import { moneyText } from '../core/formats.ts';
import { relatedTo } from '../core/related.ts';
import type { Shown } from '../core/types.ts';
import { fill } from '../core/words.ts';
import { PlaceLink, RecordLink } from './Facts.tsx';

/** Records that refer to this one, including those of other applications, grouped by role. */
export function Related({ resource, shown }: { readonly resource: Resource; readonly shown: Shown }) {
  const { language, words } = useKit();
  const { lists, count } = relatedTo(resource, shown, language);
  if (count === 0) return null;
  return (
    <section>
      <h2>
        {words.related} <span className="count">{count}</span>
      </h2>
      {lists.map(({ key, kind, label, totalCount, items, allAt }) => (
        <section key={key} className="related" aria-label={label}>
          <h3>
            {label} <span className="count">{totalCount}</span>
            {allAt !== null && (
              <PlaceLink kind={kind} path={allAt}>
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
