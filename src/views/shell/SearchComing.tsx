import { useId } from 'react';
import { LIMITS } from '../../constants/limits.ts';
import {
  paletteClosed,
  searchTyped,
  selectPaletteShown,
  selectSearchKeyword,
} from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { isComposing } from '../common/dom/useDocumentKeys.ts';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import styles from './searchComing.module.css';

/** The field of the search while the rest of it is on its way (HDR-2): what is typed meanwhile is there when it has come. */
export function SearchComing() {
  const t = useText();
  const dispatch = useAppDispatch();
  const id = useId();
  const shown = useAppSelector(selectPaletteShown);
  const keyword = useAppSelector(selectSearchKeyword);
  if (shown !== 'search') return null;
  return (
    <ModalLayer className={styles.coming} labelledBy={id} busy>
      <input
        id={id}
        data-autofocus
        aria-label={t('shell:search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.personSearchMaxLength}
        placeholder={t('shell:searchPlaceholder')}
        value={keyword}
        onChange={(event) => dispatch(searchTyped(event.target.value))}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && dispatch(paletteClosed())}
      />
    </ModalLayer>
  );
}
