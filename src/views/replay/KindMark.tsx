import type { RowKind } from '../../features/replayDesk/replayDeskReading.ts';
import styles from './timeline.module.css';

/** The mark of a line, centred on 0, 0: distinguished by its shape. */
export function KindMark({ kind, isPale = false }: { readonly kind: RowKind; readonly isPale?: boolean }) {
  const filled = isPale ? styles.hollow : styles.filled;
  if (kind === 'a') return <path className={filled} d="M0-5.5 5.5 0 0 5.5-5.5 0z" />;
  if (kind === 'p') return <circle className={filled} r={4.2} />;
  if (kind === 'c') return <circle className={styles.hollow} r={3.8} />;
  if (kind === 'r') return <path className={styles.hollow} d="M-4.5-3.5h9L0 4.5z" />;
  return <path className={styles.hollow} d="M-5-2 5-2M-5 2 5 2" />;
}
