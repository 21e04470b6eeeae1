import styles from './Coming.module.css';
import { Skeleton, SkeletonBar } from './Skeleton.tsx';
import { useText } from './useText.ts';

const ROWS = ['46%', '38%', '52%', '34%', '44%'] as const;

/** In place of a page or pane whose own code is on its way: a heading and rows, with which most of them begin. */
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
