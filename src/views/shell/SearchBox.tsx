import { Search } from 'lucide-react';
import { OUTSIDE_SCOPES, SEARCH_SCOPES, type SearchScope } from '../../constants/searchScopes.ts';
import { selectSearchTargets } from '../../features/brand/brandSlice.ts';
import { selectTenantId } from '../../features/session/sessionSlice.ts';
import { searchOpened, selectSearchScope } from '../../features/shell/shellSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useNarrow } from '../common/dom/useMediaQuery.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import styles from './searchBox.module.css';

/** The header's search box with its scopes (HDR-2); typed text goes into the palette. An icon if there is no room. */
export function SearchBox() {
  const t = useText();
  const dispatch = useAppDispatch();
  const narrow = useNarrow();
  const scopes = useSearchScopes();
  const scope = useSearchScope();
  const open = () => dispatch(searchOpened());
  if (narrow)
    return (
      <button
        type="button"
        className={styles.searchIcon}
        data-tour="search"
        aria-label={t('shell:search')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon of={Search} size={20} />
      </button>
    );
  return (
    <div className={styles.searchBox} data-tour="search" {...{ role: 'search' }}>
      <select
        aria-label={t('shell:searchIn')}
        value={scope}
        onChange={(event) => {
          const chosen = scopes.find((name) => name === event.target.value);
          if (chosen) dispatch(searchOpened(chosen));
        }}
      >
        {scopes.map((name) => (
          <option key={name} value={name}>
            {t(`shell:scope_${name}`)}
          </option>
        ))}
      </select>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        <span>{t('shell:searchPlaceholder')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
        <Icon of={Search} size={16} />
      </button>
    </div>
  );
}

/** The scopes that are usable here: members need a company, the outer ones need a target. */
export function useSearchScopes(): SearchScope[] {
  const targets = useAppSelector(selectSearchTargets);
  const hasCompany = useAppSelector(selectTenantId) !== null;
  return SEARCH_SCOPES.filter((scope) => {
    const outside = OUTSIDE_SCOPES.find((name) => name === scope);
    if (outside !== undefined) return targets[outside] !== undefined;
    return scope === 'all' || hasCompany;
  });
}

/** The scope in force, which another company may not have. */
export function useSearchScope(): SearchScope {
  const scope = useAppSelector(selectSearchScope);
  return useSearchScopes().includes(scope) ? scope : 'all';
}
