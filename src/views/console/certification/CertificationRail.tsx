import { Check, X } from 'lucide-react';
import type { Certification } from '../../../../contract/certification.ts';
import type { selectCertificationStatus } from '../../../features/certification/certificationSlice.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { SectionHead } from '../../common/SectionHead.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import { LicenseDrawing } from './LicenseDrawing.tsx';
import styles from './rail.module.css';

type CertificationRailProps = {
  readonly data: Certification;
  readonly status: ReturnType<typeof selectCertificationStatus>;
};
type Mark = 'done' | 'now' | 'failed' | 'later';

/** Next to the form: its progress, how to photograph the licence, and what has happened. */
export function CertificationRail({ data, status }: CertificationRailProps) {
  const t = useText();
  const now = useAppSelector(selectNow);
  const sent = status === 'pending' || status === 'verified' || status === 'refused';
  // There is nothing to photograph while nothing can be sent.
  const isSettled = sent && status !== 'refused';
  const when = (at: string | null | undefined): string => (at ? t(timeText(at, now)) : '');
  return (
    <div className={styles.rail}>
      <section>
        <SectionHead title={t('certification:progress')} />
        <ol className={styles.steps}>
          <Step
            mark={sent ? 'done' : 'now'}
            title={t('certification:stepFill')}
            when={sent ? when(data.submittedTime) : ''}
          />
          <Step
            mark={status === 'verified' ? 'done' : status === 'refused' ? 'failed' : sent ? 'now' : 'later'}
            title={t('certification:stepReview')}
            when={when(status === 'none' ? null : data.reviewedTime)}
            hint={
              status === 'refused'
                ? t('certification:stepRefused', { count: data.reasons.length ?? 0 })
                : sent && status !== 'verified'
                  ? t('certification:stepReviewing')
                  : undefined
            }
          />
          <Step
            mark={status === 'verified' ? 'done' : 'later'}
            title={t('certification:stepDone')}
            when=""
            hint={t('certification:stepDoneHint')}
          />
        </ol>
      </section>
      {!isSettled && (
        <section>
          <SectionHead title={t('certification:photoRules')} />
          <div className={styles.photos}>
            <figure>
              <LicenseDrawing />
              <figcaption>
                <Icon of={Check} size={14} className={styles.good} strokeWidth={2.4} />
                {t('certification:photoGood')}
              </figcaption>
            </figure>
            <figure>
              <LicenseDrawing glare />
              <figcaption>
                <Icon of={X} size={14} className={styles.bad} strokeWidth={2.4} />
                {t('certification:photoBad')}
              </figcaption>
            </figure>
          </div>
          <ul className={styles.rules}>
            <li>{t('certification:photoRule1')}</li>
            <li>{t('certification:photoRule2')}</li>
            <li>{t('certification:photoRule3')}</li>
          </ul>
        </section>
      )}
      <section>
        <SectionHead title={t('certification:history')} />
        {data.history.length ? (
          <ul className={styles.history}>
            {data.history.map(({ id, kind, attempt, actorName, creationTime }) => (
              <li key={id}>
                <span>{when(creationTime)}</span>
                <span>{t({ key: `certification:event_${kind}`, params: { attempt } })}</span>
                <span>{actorName ?? t('certification:platform')}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{t('certification:historyNone')}</p>
        )}
      </section>
    </div>
  );
}

type StepProps = {
  readonly mark: Mark;
  readonly title: string;
  readonly when: string;
  readonly hint?: string | undefined;
};

function Step({ mark, title, when, hint }: StepProps) {
  return (
    <li data-mark={mark} aria-current={mark === 'now' || mark === 'failed' ? 'step' : undefined}>
      <span className={styles.mark}>
        {mark === 'done' && <Icon of={Check} size={12} strokeWidth={3} />}
        {mark === 'failed' && <Icon of={X} size={12} strokeWidth={3} />}
      </span>
      <span className={styles.stepTitle}>{title}</span>
      <span className={styles.stepWhen}>{when}</span>
      {hint !== undefined && <span className={styles.stepHint}>{hint}</span>}
    </li>
  );
}
