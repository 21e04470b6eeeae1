import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { APPLICATIONS, type Application } from '../../constants/applications.ts';
import { POLICIES } from '../../constants/permissions.ts';
import { applicationOpened, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { selectIsGranted } from '../../features/permissions/permissionsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { Icon } from '../common/Icon.tsx';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useMissingReason } from '../common/useMissingReason.ts';
import { useText } from '../common/useText.ts';
import applicationsStyles from './applications.module.css';
import headerStyles from './header.module.css';
import { Popover } from './Popover.tsx';
import panelsStyles from './panels.module.css';

const GROUPS = {
  people: 'applications:groupPeople',
  product: 'applications:groupProduct',
  supply: 'applications:groupSupply',
  making: 'applications:groupMaking',
} as const satisfies Record<Application['group'], string>;
const GROUP_ORDER = [...new Set(APPLICATIONS.map(({ group }) => group))];

type ApplicationsPopoverProps = { readonly triggerClass: string | undefined; readonly trigger: ReactNode };

/** All permitted applications by group (HDR-3); each opens in a new tab. Shown with AbpExtend.AllApply. */
export function ApplicationsPopover({ triggerClass, trigger }: ApplicationsPopoverProps) {
  const t = useText();
  const permitted = useAppSelector(selectPermittedApplications);
  const granted = useAppSelector((state) => selectIsGranted(state, POLICIES.allApply));
  if (!granted) return null;
  return (
    <Popover
      names={['applications']}
      label={t('shell:allApplications')}
      triggerClass={triggerClass}
      trigger={trigger}
      panelClass={applicationsStyles.applicationsPanel}
      opensOnHover
    >
      {permitted.length === 0 && <p className={panelsStyles.panelSentence}>{t('shell:noApplications')}</p>}
      {GROUP_ORDER.map((group) => {
        const members = permitted.filter((application) => application.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group}>
            <h3>{t(GROUPS[group])}</h3>
            <ul>
              {members.map((application) => (
                <ApplicationEntry key={application.module} application={application} />
              ))}
            </ul>
          </section>
        );
      })}
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

function ApplicationEntry({ application: { module, short } }: { readonly application: Application }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const missing = useMissingReason()(module);
  return (
    <li className={applicationsStyles.applicationEntry}>
      <button
        type="button"
        className={looks.insetFocus}
        aria-describedby={`application-${module}`}
        aria-disabled={missing !== undefined || undefined}
        onClick={missing ? undefined : () => dispatch(applicationOpened(module))}
      >
        <ModuleTile icon={APPLICATION_ICONS[module]} />
        <span className={applicationsStyles.applicationEntryWords}>
          <span>{t(`applications:${module}`)}</span>
          <span className={looks.meta}>{missing ? t('shell:notConnected') : short}</span>
        </span>
      </button>
      <span className={applicationsStyles.tooltip} role="tooltip" id={`application-${module}`}>
        {missing ?? t(`applications:${module}Description`)}
      </span>
    </li>
  );
}
