import type { FunctionalComponent } from 'vue';
import type { Resource } from '../../contract/businessDescription.ts';
import { moneyText } from '../kit/core/formats.ts';
import { relatedTo } from '../kit/core/related.ts';
import type { Shown } from '../kit/core/types.ts';
import { fill } from '../kit/core/words.ts';
import { said } from './look.ts';
import { placeLink } from './views.tsx';

/** Records that refer to this one, including those of other applications, grouped by role. */
export const Related: FunctionalComponent<{ resource: Resource; shown: Shown }> = ({ resource, shown }) => {
  const { language, words } = said.value;
  const { lists, count } = relatedTo(resource, shown, language);
  if (count === 0) return null;
  return (
    <section>
      <h2>
        {words.related} <span class="count">{count}</span>
      </h2>
      {lists.map(({ key, kind, label, totalCount, items, allAt }) => (
        <section key={key} class="related" aria-label={label}>
          <h3>
            {label} <span class="count">{totalCount}</span>
            {allAt === null ? null : placeLink(kind, allAt, fill(words.showAll, { n: String(totalCount) }))}
          </h3>
          <ul class="plain">
            {items.map(({ id, number, title, statusLabel, amount }) => (
              <li key={id}>
                {placeLink(kind, `/${encodeURIComponent(id)}`, number ?? title)}
                <span>{number === null ? '' : title}</span>
                <span class="figure">{amount === null ? '' : moneyText(amount, language)}</span>
                <span class="quiet">{statusLabel?.[language]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
Related.props = ['resource', 'shown'];
