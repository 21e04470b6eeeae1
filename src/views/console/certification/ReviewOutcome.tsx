import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { ReviewReason } from '../../../../contract/review.ts';
import { selectNow } from '../../../features/clock/clockSlice.ts';
import type { Message } from '../../../lib/message.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../common/Icon.tsx';
import { timeText } from '../../common/timeText.ts';
import { useText } from '../../common/useText.ts';
import styles from './outcome.module.css';

type RefusalProps = {
  /** The texts of the form. */
  readonly texts: 'certification' | 'realNameAuthentication';
  readonly data: { readonly reviewedTime: string | null; readonly reasons: readonly ReviewReason[] };
  /** The name of a field; null for one that the form does not have. */
  readonly labelOf: (field: string) => string | null;
};

/**
 * Why it was refused: numbered reasons, each with a link to its field. It sits inside the form whose fields it names.
 */
export function Refusal({ texts, data, labelOf }: RefusalProps) {
  const t = useText();
  const now = useAppSelector(selectNow);
  const { reviewedTime, reasons } = data;
  const goTo = (field: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const control = event.currentTarget.form?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <section className={styles.refusal} role="alert">
      <Icon of={CircleAlert} size={20} />
      <div>
        <p className={styles.outcomeTitle}>
          <strong>{t(`${texts}:refusedTitle`, { count: reasons.length })}</strong>
          {reviewedTime !== null && (
            <span>{t('certification:reviewedAt', { time: t(timeText(reviewedTime, now)) })}</span>
          )}
        </p>
        <ol>
          {reasons.map(({ field, reason }) => {
            const label = labelOf(field);
            return (
              <li key={field}>
                {label !== null && (
                  <button type="button" className={styles.toField} onClick={goTo(field)}>
                    {label}
                  </button>
                )}
                {label === null ? reason : t('certification:reasonLine', { field: '', reason })}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** Nothing to do here: it is under review. */
export function Pending({
  titleRef,
  title,
  sentence,
  children,
}: {
  /** It takes the focus from the form that it replaces. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly sentence: Message | string;
  readonly children?: ReactNode;
}) {
  const t = useText();
  return (
    <section className={styles.pending} role="status">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M10 10V2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
      <div>
        <h2 ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <p>{typeof sentence === 'string' ? sentence : t(sentence)}</p>
      </div>
      {children}
    </section>
  );
}
