import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { POLICIES } from '../../constants/permissions.ts';
import { selectIsGranted } from '../../features/permissions/permissionsSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import headerStyles from './header.module.css';
import { Popover } from './Popover.tsx';
import panelsStyles from './panels.module.css';

const ApplicationsPanel = lazyScreen(() => import('./ApplicationsPanel.tsx'), 'ApplicationsPanel');

type ApplicationsPopoverProps = { readonly triggerClass: string | undefined; readonly trigger: ReactNode };

/** All permitted applications by group (HDR-3); each opens in a new tab. Shown with AbpExtend.AllApply. */
export function ApplicationsPopover({ triggerClass, trigger }: ApplicationsPopoverProps) {
  const t = useText();
  const granted = useAppSelector((state) => selectIsGranted(state, POLICIES.allApply));
  if (!granted) return null;
  return (
    <Popover
      names={['applications']}
      label={t('shell:allApplications')}
      triggerClass={triggerClass}
      trigger={trigger}
      panelClass={panelsStyles.applicationsPanel}
      opensOnHover
    >
      <ApplicationsPanel />
    </Popover>
  );
}

/** The words of the trigger in the header. */
export function ApplicationsTrigger() {
  const t = useText();
  return (
    <>
      <Icon of={LayoutGrid} />
      <span className={headerStyles.headerApplicationsWords}>{t('shell:allApplications')}</span>
    </>
  );
}
