import { Check, CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { SkeletonBar } from './Skeleton.tsx';
import styles from './StatusChip.module.css';
import { useText } from './useText.ts';

/** myExecutorStatus of specification §4. */
export type TaskStatus = 0 | 1 | 2;
/** A wire status as one of the three; the contract allows no other numbers. */
export const taskStatusOf = (status: number): TaskStatus => ([0, 1, 2] as const).find((one) => one === status) ?? 0;

const LOOK = [
  { tone: styles.orange, key: 'task:inProgress' },
  { tone: styles.blue, key: 'task:completed' },
  { tone: styles.red, key: 'task:overdue' },
] as const;

/** Task status as shape, word and colour, in that order. */
export function StatusChip({ status }: { readonly status: TaskStatus }) {
  const t = useText();
  const { tone, key } = LOOK[status];
  return (
    <span className={`${styles.chip} ${tone}`}>
      {status === 0 && (
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
          <path d="M6 6V1.4A4.6 4.6 0 0 1 6 10.6z" fill="currentColor" />
        </svg>
      )}
      {status === 1 && <Icon of={Check} size={12} strokeWidth={2.6} />}
      {status === 2 && <Icon of={CircleAlert} size={12} strokeWidth={2.2} />}
      {t(key)}
    </span>
  );
}

/** A bar in place of the status. */
export function ChipSkeleton() {
  return (
    <span className={styles.chip}>
      <SkeletonBar width={64} height={20} />
    </span>
  );
}
