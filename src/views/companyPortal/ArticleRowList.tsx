import { Link } from 'react-router-dom';
import type { ArticleKind, ArticleRows } from '../../features/homePortal/portalTypes.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { ArticleDay } from './ArticleMeta.tsx';
import linkStyles from './links.module.css';
import type { PortalLinks } from './portalLinks.ts';
import styles from './rowList.module.css';

const SKELETON = ['46%', '58%', '40%', '52%', '44%', '62%', '48%', '54%'] as const;

type ArticleRowListProps = {
  readonly kind: ArticleKind;
  readonly items: ArticleRows['items'];
  readonly links: PortalLinks;
};

/** Notices or stories, one row each; notices that the account has not opened are marked. */
export function ArticleRowList({ kind, items, links }: ArticleRowListProps) {
  const t = useText();
  return (
    <ul>
      {items.map(({ id, title, summary, category, publishDate, isRead }) => (
        <li key={id} className={styles.rowItem}>
          <Link
            to={links.article(kind, id)}
            className={classes(
              linkStyles.articleLink,
              styles.row,
              looks.insetFocus,
              isRead === false && styles.rowUnread,
            )}
          >
            <span className={styles.rowWords}>
              <span className={`${linkStyles.linkTitle} ${styles.rowTitle}`}>
                {isRead === false && <span className={looks.visuallyHidden}>{t('articleList:unread')} </span>}
                {title}
              </span>
              {summary && <span className={`${looks.meta} ${styles.rowSummary}`}>{summary}</span>}
            </span>
            {category && <span className={`${looks.meta} ${styles.rowCategory}`}>{category}</span>}
            <span className={looks.meta}>
              <ArticleDay publishDate={publishDate} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for the first rows while they load: notices have one line, stories two. */
export function RowListSkeleton({ kind }: { readonly kind: ArticleKind }) {
  return (
    <ul>
      {SKELETON.map((width) => (
        <li key={width} className={styles.rowItem}>
          <div className={styles.row}>
            <span className={styles.rowWords}>
              <span className={styles.rowTitle}>
                <SkeletonBar width={width} />
              </span>
              {kind === 'news' && (
                <span className={looks.meta}>
                  <SkeletonBar width="72%" height={8} />
                </span>
              )}
            </span>
            <span className={looks.meta}>
              <SkeletonBar width={64} height={8} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
