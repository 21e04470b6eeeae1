import { LayoutDashboard, LayoutGrid, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { ApplicationsPopover } from './ApplicationsPopover.tsx';
import { TodoBottomEntry } from './DialogEntries.tsx';
import styles from './sidebar.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The phone's navigation: pages, applications, the user menu. */
export function BottomBar() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav className={styles.bottomBar} data-bottom-bar aria-label={t('shell:menu')}>
      <Link
        className={`${styles.bottomEntry} ${looks.insetFocus}`}
        to={PATHS.workbench}
        aria-current={pathname === PATHS.workbench ? 'page' : undefined}
      >
        <Icon of={LayoutDashboard} size={20} />
        {t('shell:workbench')}
      </Link>
      <TodoBottomEntry />
      <ApplicationsPopover
        triggerClass={`${styles.bottomEntry} ${looks.insetFocus}`}
        trigger={
          <>
            <Icon of={LayoutGrid} size={20} />
            {t('shell:applicationsShort')}
          </>
        }
      />
      <UserMenu
        triggerClass={`${styles.bottomEntry} ${looks.insetFocus}`}
        trigger={
          <>
            <Icon of={UserRound} size={20} />
            <span data-tour="person">{t('shell:mine')}</span>
          </>
        }
      />
    </nav>
  );
}
