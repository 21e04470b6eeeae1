import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { isComposing } from './dom/useDocumentKeys.ts';
import { Icon } from './Icon.tsx';
import styles from './keywordField.module.css';
import looks from './looks.module.css';
import { useText } from './useText.ts';

/** The maximum length that the contract accepts. */
const LONGEST = 100;

type KeywordFieldProps = {
  /** Says what is searched. */
  readonly label: string;
  readonly keyword: string;
  readonly onKeyword: (text: string) => void;
};

/** Searches as the person types; Escape and the cross clear it. */
export function KeywordField({ label, keyword, onKeyword }: KeywordFieldProps) {
  const t = useText();
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onKeyword('');
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Escape belongs to the input method.
    if (event.key === 'Escape' && !isComposing(event.nativeEvent) && keyword !== '') {
      event.preventDefault();
      clear();
    }
  };
  return (
    <div className={styles.keyword}>
      <label htmlFor={id} className={looks.visuallyHidden}>
        {label}
      </label>
      <Icon of={Search} size={16} />
      <input
        ref={fieldRef}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST}
        placeholder={label}
        value={keyword}
        onChange={(event) => onKeyword(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {keyword !== '' && (
        <button type="button" aria-label={t('common:clearSearch')} onClick={clear}>
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
}
