import type { FunctionalComponent } from 'vue';
import { pageNumbers } from '../../../contract/rules/pageNumbers.ts';
import { numberText } from '../../kit/core/formats.ts';
import { lastPage } from '../../kit/core/pages.ts';
import type { Place } from '../../kit/core/place.ts';
import type { Listed } from '../../kit/core/types.ts';
import { fill } from '../../kit/core/words.ts';
import { Icon } from '../Icon.tsx';
import { said } from '../look.ts';
import type { Go } from './Filters.tsx';

interface Props {
  listed: Listed;
  place: Place;
  size: number;
  go: Go;
}

/** The number of records, and the pages around this one. */
export const Paging: FunctionalComponent<Props> = ({ listed: { totalCount, isCapped }, place, size, go }) => {
  const { language, words } = said.value;
  const last = lastPage(totalCount, size);
  const page = Math.min(place.page, last);
  const to = (one: number) => () => go({ page: one }, true);
  return (
    <footer class="paging">
      <span class="quiet" aria-live="polite">
        {fill(isCapped ? words.totalCapped : words.total, { n: numberText(totalCount, language) })}
      </span>
      {last > 1 && (
        <nav aria-label={words.pages}>
          <button type="button" aria-label={words.previous} disabled={page <= 1} onClick={to(page - 1)}>
            <Icon of="left" />
          </button>
          {pageNumbers(page, last).map((one, index) =>
            one === null ? (
              <span key={`gap${index}`} class="quiet">
                …
              </span>
            ) : (
              <button
                key={one}
                type="button"
                aria-label={fill(words.page, { n: one })}
                aria-current={one === page ? 'page' : undefined}
                onClick={to(one)}
              >
                {one}
              </button>
            ),
          )}
          <button type="button" aria-label={words.next} disabled={page >= last} onClick={to(page + 1)}>
            <Icon of="right" />
          </button>
        </nav>
      )}
    </footer>
  );
};
Paging.props = ['listed', 'place', 'size', 'go'];
