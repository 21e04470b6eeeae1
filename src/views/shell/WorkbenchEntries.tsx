import { LayoutDashboard, LayoutGrid } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { applicationHovered, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { childPage, middlePageOf } from '../../features/routing/pages.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useMissingReason } from '../common/useMissingReason.ts';
import { useText } from '../common/useText.ts';
import { DialogEntries } from './DialogEntries.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import styles from './sidebar.module.css';

/** The menu of the workbench: the page, the dialog's parts, and the applications. */
export function WorkbenchEntries({ collapsed }: { readonly collapsed: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const applications = useAppSelector(selectPermittedApplications);
  const missingReason = useMissingReason();
  const isOnTop = useAppSelector(selectSettings).menuLayout === 'top';
  const group = t('shell:frequentApplications');
  const entries = applications.map(({ module }) => (
    <SidebarLink
      key={module}
      to={middlePageOf(module)}
      icon={APPLICATION_ICONS[module]}
      words={t(`applications:${module}`)}
      current={childPage(pathname)?.module === module}
      collapsed={collapsed}
      missing={missingReason(module)}
      onHover={(isOver) => dispatch(applicationHovered(isOver ? module : null))}
    />
  ));
  return (
    <>
      <SidebarLink
        to={PATHS.workbench}
        icon={LayoutDashboard}
        words={t('shell:workbench')}
        current={pathname === PATHS.workbench}
        collapsed={collapsed}
      />
      <DialogEntries collapsed={collapsed} />
      {applications.length > 0 &&
        (isOnTop ? (
          <SidebarMenu name="applications" icon={LayoutGrid} words={group} holdsPage={childPage(pathname) !== null}>
            {entries}
          </SidebarMenu>
        ) : (
          <>
            <h2 className={styles.sidebarGroup}>{group}</h2>
            {entries}
          </>
        ))}
    </>
  );
}
