import type { SharePage } from '../../../../contract/sharePage.ts';
import { portalPage } from '../../../features/homePortal/portalPage.ts';
import type { Load } from '../../../lib/loading.ts';
import { ArticlePage } from '../ArticlePage.tsx';
import { PortalHome } from '../PortalHome.tsx';
import { shareLinks } from '../portalLinks.ts';

const nothing = () => undefined;
const loaded = <T,>(data: T): Load<T> => ({ status: 'loaded', data, error: null });

/** Home or article of a shared page, from data that is there. */
export function SharedContent({ page, href }: { readonly page: SharePage; readonly href: string }) {
  const links = shareLinks(page.company.tenantId);
  if (page.home) {
    const { culture, facts, news, products, history } = page.home;
    const parts = {
      culture: loaded(culture),
      facts: loaded(facts),
      news: loaded(news),
      products: loaded(products),
      history: loaded(history),
    };
    return <PortalHome parts={parts} links={links} onRetry={nothing} />;
  }
  const [pathname = '', search = ''] = href.split('?');
  const shown = portalPage({ pathname, search });
  if (shown?.screen !== 'article') return null;
  const { article = null } = page;
  return (
    <ArticlePage
      kind={shown.kind}
      load={{ status: article ? 'loaded' : 'failed', data: article, error: null }}
      missing={article === null}
      links={links}
      onRetry={nothing}
      onShare={nothing}
    />
  );
}
