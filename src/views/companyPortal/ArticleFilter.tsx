import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './filter.module.css';

/** As many letters as the contract takes. */
const LONGEST = 100;

type KeywordFieldProps = { readonly keyword: string; readonly onKeyword: (text: string) => void };

/** Searches while one types; Escape and the cross clear it. */
export function KeywordField({ keyword, onKeyword }: KeywordFieldProps) {
  const t = useText();
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onKeyword('');
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && keyword !== '') {
      event.preventDefault();
      clear();
    }
  };
  return (
    <div className={styles.keyword}>
      <label htmlFor={id} className={looks.visuallyHidden}>
        {t('articleList:search')}
      </label>
      <Icon of={Search} size={16} />
      <input
        ref={fieldRef}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST}
        placeholder={t('articleList:search')}
        value={keyword}
        onChange={(event) => onKeyword(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {keyword !== '' && (
        <button type="button" aria-label={t('articleList:clearSearch')} onClick={clear}>
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
}

type YearLinksProps = {
  /** Newest first; empty until they are known. */
  readonly years: readonly number[];
  readonly chosen: number | null;
  readonly hrefFor: (year: number | null) => string;
};

/** The years to choose from as links; one in the address is shown before the others are known. */
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
