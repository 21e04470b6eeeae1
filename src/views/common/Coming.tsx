import styles from './Coming.module.css';
import { Skeleton, SkeletonBar } from './Skeleton.tsx';
import { useText } from './useText.ts';

const ROWS = ['46%', '38%', '52%', '34%', '44%'] as const;

/** A placeholder while the code of a page or pane loads: a heading and rows, as most of them begin. */
export function Coming() {
  const t = useText();
  return (
    <Skeleton label={t('common:loading')}>
      <div className={styles.coming}>
        <SkeletonBar width={160} height={18} />
        {ROWS.map((width) => (
          <div key={width} className={styles.comingRow}>
            <SkeletonBar width={width} />
            <SkeletonBar width={72} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
