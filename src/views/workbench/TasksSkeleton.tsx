import { SkeletonBar } from '../common/Skeleton.tsx';
import styles from './todos.module.css';

const WIDTHS = ['48%', '40%', '36%', '42%', '38%', '44%'] as const;

/** Six rows of bars in the columns of the to-do list. */
export function TasksSkeleton() {
  return (
    <ul>
      {WIDTHS.map((width) => (
        <li key={width} className={styles.taskRow}>
          <SkeletonBar width={14} height={14} radius={3} />
          <span className={styles.taskTitle}>
            <SkeletonBar width={width} />
          </span>
          <span className={styles.taskSource}>
            <SkeletonBar width={56} />
          </span>
          <span className={styles.taskPerson}>
            <SkeletonBar width={22} height={22} radius={11} />
            <SkeletonBar width={44} />
          </span>
          <span className={styles.taskTime}>
            <SkeletonBar width={78} />
          </span>
          <span className={styles.taskState}>
            <SkeletonBar width={48} />
          </span>
        </li>
      ))}
    </ul>
  );
}
