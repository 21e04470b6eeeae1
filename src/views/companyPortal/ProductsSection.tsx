import type { ArticleSummary } from '../../../contract/portal.ts';
import type { Load } from '../../lib/loading.ts';
import { useText } from '../common/useText.ts';
import { PortalSection } from './PortalSection.tsx';
import { ProductCards, ProductsSkeleton } from './ProductCards.tsx';
import type { PortalLinks } from './portalLinks.ts';
import styles from './products.module.css';

const SHOWN = 4;

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
      {(products) => <ProductCards products={products.slice(0, SHOWN)} links={links} />}
    </PortalSection>
  );
}
