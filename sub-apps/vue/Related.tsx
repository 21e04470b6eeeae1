import type { FunctionalComponent } from 'vue';
import type { Resource } from '../../contract/businessDescription.ts';
import { moneyText } from '../kit/core/formats.ts';
import type { Shown } from '../kit/core/types.ts';
import { fill } from '../kit/core/words.ts';
import { said } from './look.ts';
import { placeLink } from './views.tsx';

/** Records that refer to this one, also those of other applications, by what they are to it. */
export const Related: FunctionalComponent<{ resource: Resource; shown: Shown }> = ({ resource, shown }) => {
  const { language, words } = said.value;
  const found = shown.related.filter(({ totalCount }) => totalCount > 0);
  if (found.length === 0) return null;
  const labelOf = (kind: string, by: string) =>
    resource.related?.find((one) => one.resource === kind && one.by === by)?.label[language] ?? '';
  return (
    <section>
      <h2>
        {words.related} <span class="count">{found.reduce((sum, { totalCount }) => sum + totalCount, 0)}</span>
      </h2>
      {found.map(({ resource: kind, by, totalCount, items }) => (
        <section key={`${kind}/${by}`} class="related" aria-label={labelOf(kind, by)}>
          <h3>
            {labelOf(kind, by)} <span class="count">{totalCount}</span>
            {totalCount > items.length && !by.includes('.')
              ? placeLink(
                  kind,
                  `?in.${by}=${encodeURIComponent(shown.record.id)}`,
                  fill(words.showAll, { n: String(totalCount) }),
                )
              : null}
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
