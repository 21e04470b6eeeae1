import type { Article } from '../../../contract/portal.ts';
import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';
import { classes } from '../common/classes.ts';
import { RichText } from '../common/RichText.tsx';
import { useText } from '../common/useText.ts';
import { ArticleDay } from './ArticleMeta.tsx';
import styles from './article.module.css';
import { CoverPicture } from './CoverPicture.tsx';
import { Neighbours } from './Neighbours.tsx';
import type { PortalLinks } from './portalLinks.ts';
import prose from './prose.module.css';

type ArticleContentProps = {
  readonly kind: ArticleKind;
  readonly article: Article;
  readonly links: PortalLinks;
};

/** The article itself, with links to the previous and next ones. A product starts with its picture. */
export function ArticleContent({ kind, article, links }: ArticleContentProps) {
  const isProduct = kind === 'product';
  const isAlone = !article.previous && !article.next;
  return (
    <>
      <div className={classes(styles.articleHead, isProduct && styles.productHead)}>
        {isProduct && (
          <div className={styles.articleCover}>
            <CoverPicture of="product" cover={article.cover} first />
          </div>
        )}
        <ArticleTitle kind={kind} article={article} />
      </div>
      <div
        className={classes(styles.articleColumns, isProduct && styles.productColumns, isAlone && styles.articleAlone)}
      >
        <div className={styles.articleBody}>
          <RichText className={prose.prose} html={article.body} pictures />
        </div>
        {!isAlone && <Neighbours kind={kind} article={article} links={links} />}
      </div>
    </>
  );
}

function ArticleTitle({ kind, article }: Omit<ArticleContentProps, 'links'>) {
  const t = useText();
  const { category, title, summary, authorName, publishDate } = article;
  return (
    <header className={styles.articleTitle}>
      <p className={styles.articleKind}>{category || t(`articleDetail:${kind}`)}</p>
      <h1>{title}</h1>
      <p className={styles.articleMeta}>
        <ArticleDay publishDate={publishDate} />
        {authorName && <span>{t('articleDetail:author', { name: authorName })}</span>}
      </p>
      {summary && <p className={styles.articleSummary}>{summary}</p>}
    </header>
  );
}
