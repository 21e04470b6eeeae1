import { LIMITS } from '../../constants/limits.ts';
import styles from './Count.module.css';
import looks from './looks.module.css';

/** A count as text: '99+' above 99. */
export const countText = (value: number): string => (value > LIMITS.badge ? `${LIMITS.badge}+` : String(value));

const LOOK = { unread: styles.unread, quiet: styles.quiet };

type CountProps = {
  readonly value: number;
  /** Red is reserved for unread notifications; every other count is grey. */
  readonly kind?: 'unread' | 'quiet';
  /** What is counted, for assistive technology, for example "23 unread". */
  readonly label: string;
};

/** A small number, '99+' above 99. Nothing at 0. */
export function Count({ value, kind = 'quiet', label }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={`${styles.count} ${LOOK[kind]}`}>
      <span aria-hidden>{countText(value)}</span>
      <span className={looks.visuallyHidden}>{label}</span>
    </span>
  );
}
