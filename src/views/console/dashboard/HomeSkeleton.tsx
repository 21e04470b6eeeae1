import { SkeletonBar } from '../../common/Skeleton.tsx';
import styles from './home.module.css';

/** The sections of a home before its figures have loaded. */
export function HomeSkeleton() {
  return (
    <div className={styles.homeSkeleton}>
      {['44px', '44px', '40px', '40px', '160px'].map((height, index) => (
        <SkeletonBar key={`${height}${index}`} width="100%" height={Number.parseInt(height, 10) - 12} />
      ))}
    </div>
  );
}
