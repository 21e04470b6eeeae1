import { Link } from 'react-router-dom';
import type { Notice } from '../../../contract/notices.ts';
import { LIMITS } from '../../constants/limits.ts';
import type { Load } from '../../lib/loading.ts';
import { classes } from '../common/classes.ts';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { ArticleDay } from './ArticleMeta.tsx';
import linkStyles from './links.module.css';
import styles from './notices.module.css';
import { PortalSection } from './PortalSection.tsx';
import type { PortalLinks } from './portalLinks.ts';

const SKELETON = ['66%', '46%', '62%', '54%', '44%', '50%', '58%', '42%'] as const;

type NoticesSectionProps = {
  readonly load: Load<Notice[]>;
  readonly links: PortalLinks;
  readonly onRetry: () => void;
};

/** The latest notices, as many as in the header; those that the account has not opened are marked. */
export function NoticesSection({ load, links, onRetry }: NoticesSectionProps) {
  const t = useText();
  return (
    <PortalSection
      id="notices"
      className={styles.notices}
      title={t('homePortal:notices')}
      more={{ to: links.list('notice'), words: t('homePortal:allNotices') }}
      load={load}
      skeleton={<NoticesSkeleton />}
      failedTitle={t('homePortal:noticesFailed')}
      onRetry={onRetry}
      empty={{ title: t('homePortal:noNotices'), sentence: t('homePortal:noNoticesSentence') }}
    >
      {(notices) => (
        <ul className={styles.noticeColumns}>
          {notices.slice(0, LIMITS.headerNotices).map((notice) => (
            <li key={notice.id} className={styles.noticeItem}>
              <NoticeRow notice={notice} to={links.article('notice', notice.id)} />
            </li>
          ))}
        </ul>
      )}
    </PortalSection>
  );
}

function NoticeRow({ notice, to }: { readonly notice: Notice; readonly to: string }) {
  const t = useText();
  const unread = notice.isRead === false;
  return (
    <Link
      to={to}
      className={classes(linkStyles.articleLink, styles.noticeRow, looks.insetFocus, unread && styles.noticeUnread)}
    >
      <span className={`${linkStyles.linkTitle} ${styles.noticeTitle}`} title={notice.title}>
        {unread && <span className={looks.visuallyHidden}>{t('homePortal:unread')} </span>}
        {notice.title}
      </span>
      <span className={looks.meta}>
        <ArticleDay publishDate={notice.publishDate} />
      </span>
    </Link>
  );
}

function NoticesSkeleton() {
  return (
    <ul className={styles.noticeColumns}>
      {SKELETON.map((width) => (
        <li key={width} className={styles.noticeItem}>
          <div className={styles.noticeRow}>
            <span className={styles.noticeTitle}>
              <SkeletonBar width={width} />
            </span>
            <span className={looks.meta}>
              <SkeletonBar width={64} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
