import type { Notice } from '../../../contract/notices.ts';
import type { PortalPart, PortalParts } from '../../features/homePortal/portalTypes.ts';
import type { Load } from '../../lib/loading.ts';
import { classes } from '../common/classes.ts';
import { CultureSection } from './CultureSection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import styles from './home.module.css';
import { NewsSection } from './NewsSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { ProductsSection } from './ProductsSection.tsx';
import type { PortalLinks } from './portalLinks.ts';

type PortalHomeProps = {
  /** The public page has no notices: they are internal. */
  readonly parts: Omit<PortalParts, 'notices'> & { readonly notices?: Load<Notice[]> };
  readonly links: PortalLinks;
  readonly onRetry: (part: PortalPart) => void;
};

/** The home of a company's portal (POR-1). Each part is independent: one that fails does not affect the others. */
export function PortalHome({ parts, links, onRetry }: PortalHomeProps) {
  const { culture, facts, news, notices, products, history } = parts;
  return (
    <div className={styles.home}>
      <div className={classes(styles.homeParts, notices === undefined && styles.homePublic)}>
        <CultureSection load={culture} onRetry={() => onRetry('culture')} />
        <FactsSection load={facts} onRetry={() => onRetry('facts')} />
        <NewsSection load={news} links={links} alone={notices === undefined} onRetry={() => onRetry('news')} />
        {notices && <NoticesSection load={notices} links={links} onRetry={() => onRetry('notices')} />}
        <ProductsSection load={products} links={links} onRetry={() => onRetry('products')} />
        <HistorySection load={history} onRetry={() => onRetry('history')} />
      </div>
    </div>
  );
}
