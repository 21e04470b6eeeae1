import { Link } from 'react-router-dom';
import type { ArticleSummary } from '../../../contract/portal.ts';
import type { Load } from '../../lib/loading.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import linkStyles from './links.module.css';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import styles from './news.module.css';
import { PortalSection } from './PortalSection.tsx';
import type { PortalLinks } from './portalLinks.ts';

/** Stories next to the lead. */
const ROWS = 5;

type NewsSectionProps = {
  readonly load: Load<ArticleSummary[]>;
  readonly links: PortalLinks;
  /** Nothing is next to it. */
  readonly alone: boolean;
  readonly onRetry: () => void;
};

/** The newest story with its picture, and the ones before it. */
export function NewsSection({ load, links, alone, onRetry }: NewsSectionProps) {
  const t = useText();
  return (
    <PortalSection
      id="news"
      className={alone ? styles.newsAlone : styles.news}
      title={t('homePortal:news')}
      more={{ to: links.list('news'), words: t('homePortal:allNews') }}
      load={load}
      skeleton={<NewsSkeleton rows={ROWS} />}
      failedTitle={t('homePortal:newsFailed')}
      onRetry={onRetry}
      empty={{ title: t('homePortal:noNews'), sentence: t('homePortal:noNewsSentence') }}
    >
      {([lead, ...rest]) => (
        <div className={styles.newsColumns}>
          {lead && <LeadStory story={lead} to={links.article('news', lead.id)} />}
          <ul>
            {rest.slice(0, ROWS).map((story) => (
              <li key={story.id} className={styles.newsItem}>
                <Link
                  to={links.article('news', story.id)}
                  className={`${linkStyles.articleLink} ${styles.newsRow} ${looks.insetFocus}`}
                >
                  <span className={`${linkStyles.linkTitle} ${styles.newsTitle}`}>{story.title}</span>
                  <ArticleMeta category={story.category} publishDate={story.publishDate} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PortalSection>
  );
}

function LeadStory({ story, to }: { readonly story: ArticleSummary; readonly to: string }) {
  return (
    <Link to={to} className={`${linkStyles.articleLink} ${styles.leadStory}`}>
      <CoverPicture of="lead" cover={story.cover} first />
      <h3 className={`${linkStyles.linkTitle} ${styles.leadTitle}`}>{story.title}</h3>
      {story.summary && <p className={styles.leadSummary}>{story.summary}</p>}
      <ArticleMeta category={story.category} publishDate={story.publishDate} />
    </Link>
  );
}
