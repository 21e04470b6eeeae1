import { APPLICATIONS, type Application } from '../../constants/applications.ts';
import { applicationOpened, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { useMissingReason } from '../common/useMissingReason.ts';
import { useText } from '../common/useText.ts';
import styles from './applications.module.css';
import panelsStyles from './panels.module.css';

const GROUPS = {
  people: 'applications:groupPeople',
  product: 'applications:groupProduct',
  supply: 'applications:groupSupply',
  making: 'applications:groupMaking',
} as const satisfies Record<Application['group'], string>;
const GROUP_ORDER = [...new Set(APPLICATIONS.map(({ group }) => group))];

/** The permitted applications by group (HDR-3). */
export function ApplicationsPanel() {
  const t = useText();
  const permitted = useAppSelector(selectPermittedApplications);
  return (
    <div className={styles.applicationGroups}>
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
    </div>
  );
}

function ApplicationEntry({ application: { module, short } }: { readonly application: Application }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const missing = useMissingReason()(module);
  return (
    <li className={styles.applicationEntry}>
      <button
        type="button"
        className={looks.insetFocus}
        aria-describedby={`application-${module}`}
        aria-disabled={missing !== undefined || undefined}
        onClick={missing ? undefined : () => dispatch(applicationOpened(module))}
      >
        <ModuleTile icon={APPLICATION_ICONS[module]} />
        <span className={styles.applicationEntryWords}>
          <span>{t(`applications:${module}`)}</span>
          <span className={looks.meta}>{missing ? t('shell:notConnected') : short}</span>
        </span>
      </button>
      <span className={styles.tooltip} role="tooltip" id={`application-${module}`}>
        {missing ?? t(`applications:${module}Description`)}
      </span>
    </li>
  );
}
