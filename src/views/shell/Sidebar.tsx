import { LayoutDashboard, PanelLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { applicationOpened, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { settingsChanged } from '../../features/settings/settingsSlice.ts';
import { selectCompanyInfo } from '../../features/workbench/workbenchSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useText } from '../common/useText.ts';
import { DialogEntries } from './DialogEntries.tsx';

type SidebarProps = {
  readonly collapsed: boolean;
  /** There is no room for the other width. */
  readonly fixed: boolean;
};

/** Pages and applications at the left, 250 px or 60 px wide; below them the edition of the company. */
export function Sidebar({ collapsed, fixed }: SidebarProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const pathname = useAppSelector(selectPathname);
  const applications = useAppSelector(selectPermittedApplications);
  return (
    <aside className="sidebar">
      <nav className="sidebar-entries" aria-label={t('shell:menu')}>
        <Link
          className="sidebar-entry"
          to={PATHS.workbench}
          aria-current={pathname === PATHS.workbench ? 'page' : undefined}
          title={collapsed ? t('shell:workbench') : undefined}
        >
          <Icon of={LayoutDashboard} />
          <span className="sidebar-words ellipsis">{t('shell:workbench')}</span>
        </Link>
        <DialogEntries collapsed={collapsed} />
        {applications.length > 0 && <h2 className="sidebar-group">{t('shell:frequentApplications')}</h2>}
        {applications.map(({ module }) => (
          <button
            key={module}
            type="button"
            className="sidebar-entry"
            title={collapsed ? t(`applications:${module}`) : undefined}
            onClick={() => dispatch(applicationOpened(module))}
          >
            <Icon of={APPLICATION_ICONS[module]} />
            <span className="sidebar-words ellipsis">{t(`applications:${module}`)}</span>
          </button>
        ))}
      </nav>
      {!fixed && (
        <div className="sidebar-foot">
          <Edition />
          <button
            type="button"
            className="icon-button"
            aria-label={collapsed ? t('shell:expandMenu') : t('shell:collapseMenu')}
            onClick={() => dispatch(settingsChanged({ collapsed: !collapsed }))}
          >
            <Icon of={PanelLeft} size={18} />
          </button>
        </div>
      )}
    </aside>
  );
}

function Edition() {
  const t = useText();
  const { data: info } = useAppSelector(selectCompanyInfo);
  return (
    <div className="sidebar-edition">
      {info?.editionName && <div className="ellipsis">{info.editionName}</div>}
      {info?.expireDate && (
        <div className="meta ellipsis">{t('shell:validUntil', { date: info.expireDate.slice(0, 10) })}</div>
      )}
    </div>
  );
}
