import { SkeletonBar } from '../common/Skeleton.tsx';

const WIDTHS = ['64%', '44%', '68%', '50%', '42%', '58%', '47%', '61%'] as const;

/** Bars where up to eight notices will be. */
export function NoticesSkeleton({ rows }: { readonly rows: number }) {
  return (
    <ul className="notice-rows">
      {WIDTHS.slice(0, rows).map((width) => (
        <li key={width}>
          <SkeletonBar width={width} />
          <SkeletonBar width={32} />
        </li>
      ))}
    </ul>
  );
}
