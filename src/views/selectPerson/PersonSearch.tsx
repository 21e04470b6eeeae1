import { Input } from 'antd';
import { CircleX, Search } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import { personToggled, queryTyped } from '../../features/selectPerson/selectPersonEvents.ts';
import { selectSelectPerson } from '../../features/selectPerson/selectPersonSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isComposing } from '../common/dom/useDocumentKeys.ts';
import { useMediaQuery } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './selectPerson.module.css';

/**
 * The search box. ArrowDown moves into the list below; Enter chooses the first person found and selects the text, so
 * that the next name can be typed; Escape clears it.
 */
export function PersonSearch({ listRef }: { readonly listRef: RefObject<HTMLDivElement | null> }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { query, found } = useAppSelector(selectSelectPerson);
  // On a phone the keyboard would immediately cover the tree.
  const phone = useMediaQuery('(max-width: 767px)');
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and the arrows belong to the input method during composition.
    if (isComposing(event.nativeEvent)) return;
    const best = found.status === 'loaded' ? found.data?.people[0] : undefined;
    if (event.key === 'ArrowDown') listRef.current?.focus();
    else if (event.key === 'Enter' && best) {
      dispatch(personToggled({ userId: best.id, userName: best.name }));
      event.currentTarget.select();
    } else if (event.key === 'Escape' && query !== '') dispatch(queryTyped(''));
    else return;
    event.preventDefault();
  };
  return (
    <Input
      type="search"
      className={styles.personSearch}
      prefix={<Icon of={Search} size={16} />}
      allowClear={{ clearIcon: <Icon of={CircleX} size={16} label={t('selectPerson:clear')} /> }}
      autoComplete="off"
      value={query}
      maxLength={LIMITS.personSearchMaxLength}
      placeholder={t('selectPerson:placeholder')}
      aria-label={t('selectPerson:placeholder')}
      onChange={(event) => dispatch(queryTyped(event.target.value))}
      onKeyDown={onKeyDown}
      {...(!phone && { 'data-autofocus': true })}
    />
  );
}
