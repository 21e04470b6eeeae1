import { ChevronLeft, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Article } from '../../../contract/portal.ts';
import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';
import type { Load } from '../../lib/loading.ts';
import { classes } from '../common/classes.ts';
import { Icon } from '../common/Icon.tsx';
import { LoadedPart } from '../common/LoadedPart.tsx';
import looks from '../common/looks.module.css';
import { PlainButton } from '../common/PlainButton.tsx';
import { PlainState } from '../common/PlainState.tsx';
import { useText } from '../common/useText.ts';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import styles from './article.module.css';
import { wayBack } from './articleWays.ts';
import type { PortalLinks } from './portalLinks.ts';

type ArticlePageProps = {
  readonly kind: ArticleKind;
  readonly load: Load<Article> | undefined;
  readonly links: PortalLinks;
  readonly onRetry: () => void;
  /** Absent if the surrounding frame offers it. */
  readonly onShare?: () => void;
  /** Above the article, such as a note about its company. */
  readonly notice?: ReactNode;
  /** The article does not exist, or no longer does. */
  readonly missing?: boolean;
};

/** A notice, a story or a product (POR-1), inside the shell and public. Only the article is printed. */
export function ArticlePage(props: ArticlePageProps) {
  const { kind, load, links, onRetry, onShare, notice, missing = false } = props;
  const t = useText();
  const back = wayBack(kind, links);
  const isPublic = links.list(kind) === null;
  return (
    <article className={styles.article}>
      <div className={classes(styles.articlePage, isPublic && styles.articlePublic)}>
        <div className={styles.articleTop}>
          {notice}
          <div className={styles.articleBar}>
            <Link className={styles.articleBack} to={back.to}>
              <Icon of={ChevronLeft} size={16} />
              {t(back.words)}
            </Link>
            {onShare && load?.data && !missing && (
              <PlainButton aria-haspopup="dialog" onClick={onShare}>
                <Icon of={Share2} size={16} />
                {t('share:share')}
              </PlainButton>
            )}
          </div>
        </div>
        {!load?.data && !missing && <h1 className={looks.visuallyHidden}>{t(`articleDetail:${kind}`)}</h1>}
        {missing ? (
          <PlainState
            glyph="empty"
            title={t('articleDetail:missing')}
            sentence={t('articleDetail:missingSentence')}
            action={<Link to={back.to}>{t(back.words)}</Link>}
          />
        ) : (
          <LoadedPart
            load={load}
            skeleton={<ArticleSkeleton kind={kind} />}
            failedTitle={t('articleDetail:failed')}
            onRetry={onRetry}
          >
            {(article) => <ArticleContent kind={kind} article={article} links={links} />}
          </LoadedPart>
        )}
      </div>
    </article>
  );
}
