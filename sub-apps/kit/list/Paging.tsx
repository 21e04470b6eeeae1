import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageNumbers } from '../../../contract/rules/pageNumbers.ts';
import { useKit } from '../context.tsx';
import { numberText } from '../core/formats.ts';
import { lastPage } from '../core/pages.ts';
import type { Place } from '../core/place.ts';
import type { Listed } from '../core/types.ts';
import { fill } from '../core/words.ts';

interface Props {
  readonly listed: Pick<Listed, 'totalCount' | 'isCapped'>;
  readonly place: Place;
  readonly size: number;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
}

/** The number of records, and the pages around this one. */
export function Paging({ listed: { totalCount, isCapped }, place, size, go }: Props) {
  const { language, words } = useKit();
  const last = lastPage(totalCount, size);
  const page = Math.min(place.page, last);
  const count = fill(isCapped ? words.totalCapped : words.total, { n: numberText(totalCount, language) });
  return (
    <footer className="paging">
      <span className="quiet" aria-live="polite">
        {count}
      </span>
      {last > 1 && (
        <nav aria-label={words.pages}>
          <button
            type="button"
            aria-label={words.previous}
            disabled={page <= 1}
            onClick={() => go({ page: page - 1 }, true)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          {pageNumbers(page, last).map((one, index) =>
            one === null ? (
              <span key={`gap${index}`} className="quiet">
                …
              </span>
            ) : (
              <button
                key={one}
                type="button"
                aria-label={fill(words.page, { n: one })}
                {...(one === page && { 'aria-current': 'page' })}
                onClick={() => go({ page: one }, true)}
              >
                {one}
              </button>
            ),
          )}
          <button
            type="button"
            aria-label={words.next}
            disabled={page >= last}
            onClick={() => go({ page: page + 1 }, true)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </nav>
      )}
    </footer>
  );
}
