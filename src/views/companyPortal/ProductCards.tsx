import { Link } from 'react-router-dom';
import looks from '../common/looks.module.css';
import { SkeletonBar } from '../common/Skeleton.tsx';
import { CoverBox, CoverPicture } from './CoverPicture.tsx';
import linkStyles from './links.module.css';
import type { PortalLinks } from './portalLinks.ts';
import styles from './products.module.css';

const SKELETON = ['44%', '52%', '40%', '48%'] as const;

interface Product {
  readonly id: string;
  readonly title: string;
  readonly summary?: string | null | undefined;
  readonly cover?: string | null | undefined;
}

/** Products in a row, each with its picture. */
export function ProductCards({
  products,
  links,
}: {
  readonly products: readonly Product[];
  readonly links: PortalLinks;
}) {
  return (
    <ul className={styles.productCards}>
      {products.map((product) => (
        <li key={product.id}>
          <Link to={links.article('product', product.id)} className={`${linkStyles.articleLink} ${styles.productCard}`}>
            <CoverPicture of="product" cover={product.cover} />
            <span className={styles.productWords}>
              <span className={`${linkStyles.linkTitle} ${styles.productName}`}>{product.title}</span>
              <span className={looks.meta}>{product.summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One row of cards while they load. */
export function ProductsSkeleton() {
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
