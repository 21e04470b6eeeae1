import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '../../constants/paths.ts';
import { POLICIES } from '../../constants/permissions.ts';
import { selectIsGranted } from '../../features/permissions/permissionsSlice.ts';
import { childPage, middlePageOf } from '../../features/routing/pages.ts';
import { isUnder } from '../../lib/safePath.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useText } from '../common/useText.ts';
import styles from './header.module.css';

/** The portals to switch to (HDR-4), each only with its permission. The backstage is the office application. */
export function GatewaySwitcher() {
  const t = useText();
  const { pathname } = useLocation();
  const company = useAppSelector((state) => selectIsGranted(state, POLICIES.companyPortal));
  const workbench = useAppSelector((state) => selectIsGranted(state, POLICIES.workBench));
  const backstage = useAppSelector((state) => selectIsGranted(state, POLICIES.manageBackstage));
  if (!company && !workbench && !backstage) return null;
  return (
    <nav className={styles.gateways} aria-label={t('shell:gateways')}>
      {company && (
        <Link to={PATHS.company} aria-current={isUnder(pathname, PATHS.company) ? 'page' : undefined}>
          {t('shell:companyPortal')}
        </Link>
      )}
      {workbench && (
        <Link to={PATHS.workbench} aria-current={pathname === PATHS.workbench ? 'page' : undefined}>
          {t('shell:workbench')}
        </Link>
      )}
      {backstage && (
        <Link to={middlePageOf('oa')} aria-current={childPage(pathname)?.module === 'oa' ? 'page' : undefined}>
          {t('shell:managementBackstage')}
        </Link>
      )}
    </nav>
  );
}
