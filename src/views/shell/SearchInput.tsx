import type { ComponentProps } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { searchTyped, selectSearchKeyword } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import styles from './searchInput.module.css';

/** The search field (HDR-2), both while the rest of the search loads and afterwards. */
export function SearchInput(rest: Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'>) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <input
      {...rest}
      className={styles.searchInput}
      data-autofocus
      autoComplete="off"
      spellCheck={false}
      maxLength={LIMITS.personSearchMaxLength}
      placeholder={t('shell:searchPlaceholder')}
      value={useAppSelector(selectSearchKeyword)}
      onChange={(event) => dispatch(searchTyped(event.target.value))}
    />
  );
}
