import { LayoutDashboard, PanelLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { applicationOpened, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { settingsChanged } from '../../features/settings/settingsSlice.ts';
import { selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import { IconButton } from '../common/IconButton.tsx';
import looks from '../common/looks.module.css';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useText } from '../common/useText.ts';
import { DialogEntries } from './DialogEntries.tsx';
import styles from './sidebar.module.css';

type SidebarProps = {
  readonly collapsed: boolean;
  /** There is no room for the other width. */
  readonly fixed: boolean;
};

/** Pages and applications on the left, 250 px or 60 px wide; below them the edition of the company. */
export function Sidebar({ collapsed, fixed }: SidebarProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const pathname = useAppSelector(selectPathname);
  const applications = useAppSelector(selectPermittedApplications);
  return (
    <aside className={classes(styles.sidebar, collapsed && styles.sidebarCollapsed)}>
      <nav className={styles.sidebarEntries} aria-label={t('shell:menu')}>
        <Link
          className={styles.sidebarEntry}
          to={PATHS.workbench}
          aria-current={pathname === PATHS.workbench ? 'page' : undefined}
          title={collapsed ? t('shell:workbench') : undefined}
        >
          <Icon of={LayoutDashboard} />
          <span className={`${styles.sidebarWords} ${looks.ellipsis}`}>{t('shell:workbench')}</span>
        </Link>
        <DialogEntries collapsed={collapsed} />
        {applications.length > 0 && <h2 className={styles.sidebarGroup}>{t('shell:frequentApplications')}</h2>}
        {applications.map(({ module }) => (
          <button
            key={module}
            type="button"
            className={styles.sidebarEntry}
            title={collapsed ? t(`applications:${module}`) : undefined}
            onClick={() => dispatch(applicationOpened(module))}
          >
            <Icon of={APPLICATION_ICONS[module]} />
            <span className={`${styles.sidebarWords} ${looks.ellipsis}`}>{t(`applications:${module}`)}</span>
          </button>
        ))}
      </nav>
      {!fixed && (
        <div className={styles.sidebarFoot}>
          <Edition />
          <IconButton
            aria-label={collapsed ? t('shell:expandMenu') : t('shell:collapseMenu')}
            onClick={() => dispatch(settingsChanged({ collapsed: !collapsed }))}
          >
            <Icon of={PanelLeft} size={18} />
          </IconButton>
        </div>
      )}
    </aside>
  );
}

function Edition() {
  const t = useText();
  const { data: info } = useAppSelector(selectCompanyInfo);
  return (
    <div className={styles.sidebarEdition}>
      {info?.editionName && <div className={looks.ellipsis}>{info.editionName}</div>}
      {info?.expireDate && (
        <div className={`${looks.meta} ${looks.ellipsis}`}>
          {t('shell:validUntil', { date: info.expireDate.slice(0, 10) })}
        </div>
      )}
    </div>
  );
}
