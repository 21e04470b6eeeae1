import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';
import { classes } from '../common/classes.ts';
import { SkeletonBar } from '../common/Skeleton.tsx';
import styles from './article.module.css';
import { CoverBox } from './CoverPicture.tsx';
import neighbours from './neighbours.module.css';

const LINES = ['96%', '100%', '92%', '98%', '64%'] as const;
const MORE = ['72%', '58%'] as const;

/** The article while it loads, in its final shape. */
export function ArticleSkeleton({ kind }: { readonly kind: ArticleKind }) {
  const isProduct = kind === 'product';
  return (
    <>
      <div className={classes(styles.articleHead, isProduct && styles.productHead)}>
        {isProduct && (
          <div className={styles.articleCover}>
            <CoverBox of="product" />
          </div>
        )}
        <div className={styles.articleTitle}>
          <p className={styles.articleKind}>
            <SkeletonBar width={64} />
          </p>
          <p className={styles.titleBar}>
            <SkeletonBar width="70%" height={24} />
          </p>
          <p className={styles.articleMeta}>
            <SkeletonBar width={160} />
          </p>
          <p className={styles.articleSummary}>
            <SkeletonBar width="90%" height={12} />
          </p>
        </div>
      </div>
      <div className={classes(styles.articleColumns, isProduct && styles.productColumns)}>
        <div className={styles.articleBody}>
          {LINES.map((width) => (
            <p key={width} className={styles.bodyBar}>
              <SkeletonBar width={width} />
            </p>
          ))}
        </div>
        <div className={neighbours.neighbours}>
          {MORE.map((width) => (
            <span key={width} className={neighbours.neighbour}>
              <SkeletonBar width={48} height={8} />
              <SkeletonBar width={width} />
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
