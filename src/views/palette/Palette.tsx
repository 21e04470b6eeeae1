import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useRef } from 'react';
import { paletteChosen, paletteRowReached } from '../../features/palette/paletteEvents.ts';
import { selectPalette } from '../../features/palette/paletteSlice.ts';
import { paletteClosed, searchScopeChosen } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useDismiss } from '../common/dom/useDismiss.ts';
import { isComposing } from '../common/dom/useDocumentKeys.ts';
import { usePhone } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { ModalLayer } from '../common/ModalLayer.tsx';
import { useText } from '../common/useText.ts';
import { useSearchScope, useSearchScopes } from '../shell/SearchBox.tsx';
import { SearchInput } from '../shell/SearchInput.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteResults } from './PaletteResults.tsx';
import styles from './palette.module.css';
import type { PaletteEntry } from './paletteEntry.ts';
import { usePaletteGroups } from './usePaletteGroups.tsx';

/** One place to find everything (HDR-2): the focus stays in the field, and the arrow keys move through the results. */
export function Palette() {
  const t = useText();
  const dispatch = useAppDispatch();
  const id = useId();
  const areaRef = useRef<HTMLDivElement>(null);
  const { rowId } = useAppSelector(selectPalette);
  const phone = usePhone();
  const scope = useSearchScope();
  const scopes = useSearchScopes();
  const groups = usePaletteGroups();
  const rows = groups.flatMap((group) => group.rows);
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === rowId),
  );
  const reached = rows[at] ?? null;
  useDismiss(
    areaRef,
    true,
    useCallback(() => dispatch(paletteClosed()), [dispatch]),
  );

  const choose = (entry: PaletteEntry, inNewTab: boolean) => {
    if (entry.act) dispatch(paletteChosen({ id: entry.id, act: entry.act, inNewTab }));
  };
  const reach = (row: PaletteEntry | undefined) => row && dispatch(paletteRowReached(row.id));
  const move = (step: number) => reach(rows[(at + step + rows.length) % rows.length]);
  const moveScope = (step: number) => {
    const next = scopes[(scopes.indexOf(scope) + step + scopes.length) % scopes.length];
    if (next) dispatch(searchScopeChosen(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, all of these belong to the input method.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Home' || event.key === 'End') reach(rows.at(event.key === 'Home' ? 0 : -1));
    else if (event.key === 'Tab') moveScope(event.shiftKey ? -1 : 1);
    else if (event.key === 'Enter' && reached) choose(reached, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ModalLayer className={styles.palette} labelledBy={`${id}title`}>
      <div ref={areaRef} className={styles.paletteFrame} role="none">
        <h2 id={`${id}title`} className={looks.visuallyHidden}>
          {t('palette:title')}
        </h2>
        <div className={styles.paletteHead}>
          <Icon of={Search} size={20} />
          <SearchInput
            role="combobox"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={reached ? `${id}${reached.id}` : undefined}
            aria-autocomplete="list"
            aria-label={t('palette:label')}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={phone ? t('common:close') : `${t('common:close')} Esc`}
            onClick={() => dispatch(paletteClosed())}
          >
            {phone ? <Icon of={X} size={20} /> : <kbd>Esc</kbd>}
          </button>
        </div>
        <div className={styles.scopes} role="tablist" aria-label={t('palette:scopes')}>
          {scopes.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              tabIndex={-1}
              aria-selected={name === scope}
              onClick={() => dispatch(searchScopeChosen(name))}
            >
              {t(`shell:scope_${name}`)}
            </button>
          ))}
          {scopes.length > 1 && (
            <span className={styles.scopeHint}>
              <kbd>Tab</kbd> {t('palette:nextScope')}
            </span>
          )}
        </div>
        <PaletteResults idPrefix={id} groups={groups} scope={scope} reachedId={reached?.id ?? null} onChoose={choose} />
        <PaletteFoot
          count={groups.reduce((sum, { rows: shown, total }) => sum + (total ?? shown.length), 0)}
          scope={scope}
        />
      </div>
    </ModalLayer>
  );
}
