import { LayoutDashboard } from 'lucide-react';
import { PATHS } from '../../constants/paths.ts';
import { applicationOpened, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { selectPathname } from '../../features/routing/routingSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useText } from '../common/useText.ts';
import { DialogEntries } from './DialogEntries.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import styles from './sidebar.module.css';

/** The sidebar of the workbench: the page, the dialog's parts, and the applications. */
export function WorkbenchEntries({ collapsed }: { readonly collapsed: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const pathname = useAppSelector(selectPathname);
  const applications = useAppSelector(selectPermittedApplications);
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
    </>
  );
}
