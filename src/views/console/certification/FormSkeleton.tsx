import { SkeletonBar } from '../../common/Skeleton.tsx';
import styles from './certification.module.css';

/** Bars in the shape of a form with this many fields. */
export function FormSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.fields}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.fieldSkeleton}>
          <SkeletonBar width={96} />
          <SkeletonBar width="100%" height={28} radius={6} />
        </div>
      ))}
    </div>
  );
}
