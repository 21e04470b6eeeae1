import { Link } from 'react-router-dom';
import type { ArticleSummary } from '../../../contract/portal.ts';
import type { Load } from '../../lib/loading.ts';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { useText } from '../common/useText.ts';
import { CoverBox, CoverPicture } from './CoverPicture.tsx';
import linkStyles from './links.module.css';
import { PortalSection } from './PortalSection.tsx';
import type { PortalLinks } from './portalLinks.ts';
import styles from './products.module.css';

const SHOWN = 4;
const SKELETON = ['44%', '52%', '40%', '48%'] as const;

type ProductsSectionProps = {
  readonly load: Load<ArticleSummary[]>;
  readonly links: PortalLinks;
  readonly onRetry: () => void;
};

/** The first products, each with its picture. */
export function ProductsSection({ load, links, onRetry }: ProductsSectionProps) {
  const t = useText();
  return (
    <PortalSection
      id="products"
      className={styles.products}
      title={t('homePortal:products')}
      more={{ to: links.list('product'), words: t('homePortal:allProducts') }}
      load={load}
      skeleton={<ProductsSkeleton />}
      failedTitle={t('homePortal:productsFailed')}
      onRetry={onRetry}
      empty={{ title: t('homePortal:noProducts'), sentence: t('homePortal:noProductsSentence') }}
    >
      {(products) => (
        <ul className={styles.productCards}>
          {products.slice(0, SHOWN).map((product) => (
            <li key={product.id}>
              <Link
                to={links.article('product', product.id)}
                className={`${linkStyles.articleLink} ${styles.productCard}`}
              >
                <CoverPicture of="product" cover={product.cover} />
                <span className={styles.productWords}>
                  <span className={`${linkStyles.linkTitle} ${styles.productName}`}>{product.title}</span>
                  <span className={looks.meta}>{product.summary}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PortalSection>
  );
}

function ProductsSkeleton() {
  return (
    <ul className={styles.productCards}>
      {SKELETON.map((width) => (
        <li key={width}>
          <div className={styles.productCard}>
            <CoverBox of="product" />
            <span className={styles.productWords}>
              <span className={styles.productName}>
                <SkeletonBar width={width} />
              </span>
              <span className={looks.meta}>
                <SkeletonBar width="76%" />
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
