import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pageNumbers } from '../../../contract/rules/pageNumbers.ts';
import { Icon } from './Icon.tsx';
import styles from './pagination.module.css';
import { useText } from './useText.ts';

type PaginationProps = {
  readonly current: number;
  readonly last: number;
  readonly hrefFor: (page: number) => string;
};

/** The pages of a list as links. */
export function Pagination({ current, last, hrefFor }: PaginationProps) {
  const t = useText();
  const step = (to: number, icon: LucideIcon, label: string) =>
    to >= 1 &&
    to <= last && (
      <Link className={styles.page} to={hrefFor(to)} aria-label={label}>
        <Icon of={icon} size={16} />
      </Link>
    );
  return (
    <nav className={styles.pagination} aria-label={t('common:pages')}>
      {step(current - 1, ChevronLeft, t('common:previousPage'))}
      {pageNumbers(current, last).map((page, index) =>
        page === null ? (
          <span key={`gap${index}`} className={styles.pageGap} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={page}
            className={styles.page}
            to={hrefFor(page)}
            aria-label={t('common:page', { page })}
            aria-current={page === current ? 'page' : undefined}
            data-beside={Math.abs(page - current) === 1 && page !== 1 && page !== last ? '' : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {step(current + 1, ChevronRight, t('common:nextPage'))}
    </nav>
  );
}
