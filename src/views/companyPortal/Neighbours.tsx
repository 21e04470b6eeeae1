import { Link } from 'react-router-dom';
import type { Article } from '../../../contract/portal.ts';
import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';
import looks from '../common/looks.module.css';
import { useText } from '../common/useText.ts';
import linkStyles from './links.module.css';
import styles from './neighbours.module.css';
import type { PortalLinks } from './portalLinks.ts';

const SIDES = ['previous', 'next'] as const;

type NeighboursProps = {
  readonly kind: ArticleKind;
  readonly article: Pick<Article, (typeof SIDES)[number]>;
  readonly links: PortalLinks;
};

/** The previous and the next article; at either end there is only one. */
export function Neighbours({ kind, article, links }: NeighboursProps) {
  const t = useText();
  return (
    <nav className={styles.neighbours} aria-label={t('articleDetail:more')}>
      {SIDES.map((side) => {
        const neighbour = article[side];
        return (
          neighbour && (
            <Link
              key={side}
              className={`${linkStyles.articleLink} ${styles.neighbour}`}
              to={links.article(kind, neighbour.id)}
              rel={side === 'previous' ? 'prev' : 'next'}
            >
              <span className={looks.meta}>{t(`articleDetail:${side}`)}</span>
              <span className={linkStyles.linkTitle}>{neighbour.title}</span>
            </Link>
          )
        );
      })}
    </nav>
  );
}
