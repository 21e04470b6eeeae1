import { SkeletonBar } from '../common/Skeleton.tsx';
import { TasksSkeleton } from './TasksSkeleton.tsx';
import styles from './workbench.module.css';

/** Bars in place of the parts of the workbench, before anything is known (`DrawnShell`). */
export function DrawnWorkbench({ isPhone }: { readonly isPhone: boolean }) {
  const greeting = (
    <div className={styles.greeting} aria-hidden>
      <SkeletonBar width={124} height={18} />
      <SkeletonBar width={380} />
    </div>
  );
  // As in `Workbench`: on a phone one column of bands.
  return isPhone ? (
    <div className={styles.workbench}>
      {greeting}
      <div>
        <TasksSkeleton />
      </div>
    </div>
  ) : (
    <div className={styles.workbench}>
      <div className={styles.workbenchMain}>
        {greeting}
        <TasksSkeleton />
      </div>
      <div className={styles.workbenchRail} />
    </div>
  );
}
