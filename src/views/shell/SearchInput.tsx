import type { ComponentProps } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { searchTyped, selectSearchKeyword } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import styles from './searchInput.module.css';

/** The field of the search (HDR-2), while the rest of it is on its way and once it has come. */
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
