import {
  getBusiness,
  getCompanyProfile,
  getCulture,
  getNews,
  getNotice,
  listBusiness,
  listInfo,
  listNews,
  listProcess,
} from '../../../contract/portal.ts';
import { toEndpoint } from '../http/endpoint.ts';

interface Cut {
  readonly keyword?: string;
  readonly year?: number;
  readonly skipCount: number;
  readonly maxResultCount: number;
}

// Calls of the home portal carry the company in the header `__tenant` (§7) and need no token.
export const profileOf = (tenantHeader: string) => toEndpoint(getCompanyProfile, { tenantHeader });
export const culture = (tenantHeader: string) => toEndpoint(getCulture, { tenantHeader });
export const facts = (tenantHeader: string) => toEndpoint(listInfo, { tenantHeader });
export const history = (tenantHeader: string) => toEndpoint(listProcess, { tenantHeader });
export const news = (tenantHeader: string, query: Cut) => toEndpoint(listNews, { tenantHeader, query });
export const products = (tenantHeader: string, query: Cut) => toEndpoint(listBusiness, { tenantHeader, query });

const ARTICLES = { notice: getNotice, news: getNews, product: getBusiness } as const;
/** One article of a company, for anybody. */
export const article = (kind: keyof typeof ARTICLES, tenantHeader: string, id: string) =>
  toEndpoint(ARTICLES[kind], { tenantHeader, params: { id } });

/**
 * A notice of the current company, for its staff: they also get its neighbours, which a visitor with a link to one
 * notice does not.
 */
export const ownNotice = (tenantHeader: string, id: string) =>
  ({ ...article('notice', tenantHeader, id), auth: 'tenant' }) as const;
