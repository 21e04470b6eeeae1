import { SkeletonBar } from '../common/Skeleton.tsx';

const WIDTHS = ['48%', '40%', '36%', '42%', '38%', '44%'] as const;

/** Six rows of bars in the columns of the to-do list. */
export function TasksSkeleton() {
  return (
    <ul>
      {WIDTHS.map((width) => (
        <li key={width} className="task-row">
          <SkeletonBar width={14} height={14} radius={3} />
          <span className="task-title">
            <SkeletonBar width={width} />
          </span>
          <span className="task-source">
            <SkeletonBar width={56} />
          </span>
          <span className="task-person">
            <SkeletonBar width={22} height={22} radius={11} />
            <SkeletonBar width={44} />
          </span>
          <span className="task-time">
            <SkeletonBar width={78} />
          </span>
          <span className="task-state">
            <SkeletonBar width={48} />
          </span>
        </li>
      ))}
    </ul>
  );
}
