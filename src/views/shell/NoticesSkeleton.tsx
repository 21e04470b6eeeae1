import { classes } from '../common/classes.ts';
import { SkeletonBar } from '../common/Skeleton.tsx';
import styles from './rows.module.css';

const WIDTHS = ['64%', '44%', '68%', '50%', '42%', '58%', '47%', '61%'] as const;

/** Bars in place of up to eight notices. */
export function NoticesSkeleton({ rows, onPage = false }: { readonly rows: number; readonly onPage?: boolean }) {
  return (
    <ul className={classes(styles.noticeRows, onPage && styles.rowsOnPage)}>
      {WIDTHS.slice(0, rows).map((width) => (
        <li key={width}>
          <SkeletonBar width={width} />
          <SkeletonBar width={32} />
        </li>
      ))}
    </ul>
  );
}
