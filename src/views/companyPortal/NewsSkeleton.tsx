import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { CoverBox } from './CoverPicture.tsx';
import styles from './news.module.css';

const WIDTHS = ['62%', '56%', '48%', '52%', '44%'] as const;

/** Bars in place of a lead story and up to five more. */
export function NewsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.newsColumns}>
      <div className={styles.leadStory}>
        <CoverBox of="lead" />
        <div className={styles.leadTitle}>
          <SkeletonBar width="78%" height={16} />
        </div>
        <div className={styles.leadSummary}>
          <SkeletonBar width="100%" />
          <SkeletonBar width="72%" />
        </div>
        <span className={looks.meta}>
          <SkeletonBar width={112} />
        </span>
      </div>
      <ul>
        {WIDTHS.slice(0, rows).map((width) => (
          <li key={width} className={styles.newsItem}>
            <div className={styles.newsRow}>
              <span className={styles.newsTitle}>
                <SkeletonBar width={width} />
              </span>
              <span className={looks.meta}>
                <SkeletonBar width={104} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
