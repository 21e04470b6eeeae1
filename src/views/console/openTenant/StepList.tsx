import { Check } from 'lucide-react';
import { type OpenStep, STEPS } from '../../../features/openTenant/openTenantMachine.ts';
import { selectOpenStatus, stepReopened } from '../../../features/openTenant/openTenantSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { TextButton } from '../../common/TextButton.tsx';
import { useText } from '../../common/useText.ts';
import styles from './stepList.module.css';

/** The steps: completed ones can be changed, later ones cannot be jumped to. */
export function StepList({ current }: { readonly current: OpenStep }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const isOpening = useAppSelector(selectOpenStatus) === 'opening';
  const now = STEPS.indexOf(current);
  return (
    <nav className={styles.steps} aria-label={t('openTenant:steps')}>
      <h1>{t('openTenant:title')}</h1>
      <p>{t('openTenant:note')}</p>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} data-done={index < now || undefined} aria-current={step === current ? 'step' : undefined}>
            <span className={styles.stepMark} aria-hidden>
              {index < now ? <Icon of={Check} size={12} strokeWidth={2.6} /> : index + 1}
            </span>
            <span className={styles.stepWords}>
              <span>{t(`openTenant:${step}`)}</span>
              <span>{t(`openTenant:${step}Note`)}</span>
            </span>
            {index < now && !isOpening && (
              <TextButton
                aria-label={t('openTenant:changeStep', { step: t(`openTenant:${step}`) })}
                onClick={() => dispatch(stepReopened(step))}
              >
                {t('openTenant:change')}
              </TextButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
