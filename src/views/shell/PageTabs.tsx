import { House } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { selectPageTabs } from '../../features/pageTabs/pageTabsSlice.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import styles from './shell.module.css';

/** The visited pages (HDR-10). The current one is part of the sheet below. */
export function PageTabs() {
  const t = useText();
  const tabs = useAppSelector(selectPageTabs);
  const pathname = useAppSelector(selectPathname);
  return (
    <nav className={styles.pageTabs} aria-label={t('shell:pages')}>
      {tabs.map(({ path, titleKey }) => (
        <Link
          key={path}
          className={`${styles.pageTab} ${looks.insetFocus}`}
          to={path}
          aria-current={path === pathname ? 'page' : undefined}
        >
          {path === PATHS.workbench && <Icon of={House} size={14} />}
          {t({ key: titleKey })}
        </Link>
      ))}
    </nav>
  );
}
