import { Link } from 'react-router-dom';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './filter.module.css';

type YearLinksProps = {
  /** Newest first; empty until they are known. */
  readonly years: readonly number[];
  readonly chosen: number | null;
  readonly hrefFor: (year: number | null) => string;
};

/** The years to choose from as links; a year in the address is shown before the others are known. */
export function YearLinks({ years, chosen, hrefFor }: YearLinksProps) {
  const t = useText();
  const offered = chosen === null || years.includes(chosen) ? years : [...years, chosen].sort((a, b) => b - a);
  return (
    <nav className={styles.years} aria-label={t('articleList:years')}>
      {[null, ...offered].map((year) => (
        <Link
          key={year}
          className={`${styles.year} ${looks.insetFocus}`}
          to={hrefFor(year)}
          aria-current={year === chosen ? 'true' : undefined}
        >
          {year ?? t('articleList:allYears')}
        </Link>
      ))}
    </nav>
  );
}
