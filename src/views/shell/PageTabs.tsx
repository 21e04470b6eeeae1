import { House, LayoutDashboard, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectPageTabs, tabClosed } from '../../features/pageTabs/pageTabsSlice.ts';
import { tabPath } from '../../features/pageTabs/tabPath.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './shell.module.css';

/** The visited pages (HDR-10). The current one is part of the sheet below; the last one cannot be closed. */
export function PageTabs() {
  const t = useText();
  const dispatch = useAppDispatch();
  const tabs = useAppSelector(selectPageTabs);
  const current = tabPath(useAppSelector(selectPathname));
  return (
    <nav className={styles.pageTabs} aria-label={t('shell:pages')}>
      {tabs.map(({ path, titleKey }) => (
        <span key={path} className={styles.pageTab} data-current={path === current || undefined}>
          <Link className={looks.insetFocus} to={path} aria-current={path === current ? 'page' : undefined}>
            <Icon of={path === PATHS.workbench ? LayoutDashboard : House} size={14} />
            {t({ key: titleKey })}
          </Link>
          {tabs.length > 1 && (
            <button
              type="button"
              aria-label={t('shell:closeTab', { name: t({ key: titleKey }) })}
              onClick={() => dispatch(tabClosed(path))}
            >
              <Icon of={X} size={14} />
            </button>
          )}
        </span>
      ))}
    </nav>
  );
}
