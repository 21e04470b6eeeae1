import { useId } from 'react';
import { paletteClosed, selectPaletteShown } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import { SearchInput } from './SearchInput.tsx';
import styles from './searchComing.module.css';

/** The search field while the rest of the search loads (HDR-2): text typed before then carries over. */
export function SearchComing() {
  const t = useText();
  const dispatch = useAppDispatch();
  const id = useId();
  const shown = useAppSelector(selectPaletteShown);
  if (shown !== 'search') return null;
  return (
    <ModalLayer className={styles.coming} labelledBy={id} busy onEscape={() => dispatch(paletteClosed())}>
      <SearchInput id={id} aria-label={t('shell:search')} />
    </ModalLayer>
  );
}
