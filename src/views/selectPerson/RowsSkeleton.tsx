import { Skeleton, SkeletonBar } from '../common/Skeleton.tsx';
import styles from './selectPerson.module.css';

const WIDTHS = [96, 72, 112, 84, 120, 76, 104, 88];

/** Bars in place of rows of `height` px. */
export function RowsSkeleton({ height, label }: { readonly height: number; readonly label: string }) {
  return (
    <Skeleton label={label}>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.treeLine} style={{ height }}>
          <SkeletonBar width={22} height={22} radius={6} />
          <SkeletonBar width={width} height={12} />
        </div>
      ))}
    </Skeleton>
  );
}
