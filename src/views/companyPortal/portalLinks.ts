import { PATHS } from '../../constants/paths.ts';
import type { ArticleKind } from '../../features/homePortal/portalTypes.ts';

/** Where the pages of a company's portal are: inside the shell, or public. The views know no other difference. */
export interface PortalLinks {
  article(kind: ArticleKind, id: string): string;
  /** Null if there are no lists. */
  list(kind: ArticleKind): string | null;
  home: string;
}

const OWN_ARTICLE: Readonly<Record<ArticleKind, string>> = {
  notice: PATHS.noticeDetail,
  news: PATHS.newsDetail,
  product: PATHS.productDetail,
};
const OWN_LIST: Readonly<Record<ArticleKind, string>> = {
  notice: PATHS.noticeList,
  news: PATHS.newsList,
  product: PATHS.productList,
};
const SHARED_ARTICLE: Readonly<Record<ArticleKind, string>> = {
  notice: PATHS.noticeDetailShare,
  news: PATHS.newsDetailShare,
  product: PATHS.productDetailShare,
};

/** Pages of the portal inside the shell. */
export function ownLinks(tenantId: string): PortalLinks {
  return {
    article: (kind, id) => withQuery(OWN_ARTICLE[kind], { tenantId, id }),
    list: (kind) => OWN_LIST[kind],
    home: PATHS.company,
  };
}

/** The public pages, which have no lists. */
export function shareLinks(tenantId: string): PortalLinks {
  return {
    article: (kind, id) => withQuery(SHARED_ARTICLE[kind], { tenantId, id }),
    list: () => null,
    home: withQuery(PATHS.companyShare, { tenantId }),
  };
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
