import { useId } from 'react';
import { applicationOpened, selectPermittedApplications } from '../../features/applications/applicationsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import looks from '../common/looks.module.css';
import { ModuleTile } from '../common/ModuleTile.tsx';
import { APPLICATION_ICONS } from '../common/moduleIcons.ts';
import { SectionHead } from '../common/SectionHead.tsx';
import { useMissingReason } from '../common/useMissingReason.ts';
import { useText } from '../common/useText.ts';
import styles from './workbench.module.css';

/** The permitted applications, each in a new tab (POR-2, HDR-3), if no sidebar lists them. */
export function AppSection() {
  const t = useText();
  const dispatch = useAppDispatch();
  const applications = useAppSelector(selectPermittedApplications);
  const missingReason = useMissingReason();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('shell:frequentApplications')} />
      <div className={styles.sectionBody}>
        {applications.length === 0 ? (
          <p className={styles.sectionSentence}>{t('shell:noApplications')}</p>
        ) : (
          <ul className={styles.appGrid}>
            {applications.map(({ module }) => {
              const missing = missingReason(module);
              return (
                <li key={module}>
                  <button
                    type="button"
                    className={`${styles.appButton} ${looks.insetFocus}`}
                    title={missing ?? t(`applications:${module}Description`)}
                    aria-disabled={missing !== undefined || undefined}
                    onClick={missing ? undefined : () => dispatch(applicationOpened(module))}
                  >
                    <ModuleTile icon={APPLICATION_ICONS[module]} size={36} />
                    {t(`applications:${module}`)}
                    {missing && <span>{t('shell:notConnected')}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
