import { createSelector } from '@reduxjs/toolkit';
import { PATHS, SHARE_PATHS } from '../../constants/paths.ts';
import { POLICIES } from '../../constants/permissions.ts';
import type { PageLocation } from '../routing/routingSlice.ts';
import type { ArticleKind, ArticleListQuery } from './portalTypes.ts';

/** A page of the company portal, as the address names it (specification §2). */
export type PortalPage = { readonly shared: boolean } & (
  | { readonly screen: 'home'; readonly tenantId: string | null }
  | { readonly screen: 'article'; readonly kind: ArticleKind; readonly tenantId: string | null; readonly id: string }
  | { readonly screen: 'list'; readonly kind: ArticleKind; readonly query: ArticleListQuery }
);

const ARTICLES: Readonly<Record<string, ArticleKind>> = {
  [PATHS.noticeDetail]: 'notice',
  [PATHS.newsDetail]: 'news',
  [PATHS.productDetail]: 'product',
  [PATHS.noticeDetailShare]: 'notice',
  [PATHS.newsDetailShare]: 'news',
  [PATHS.productDetailShare]: 'product',
};
const LISTS: Readonly<Record<string, ArticleKind>> = {
  [PATHS.noticeList]: 'notice',
  [PATHS.newsList]: 'news',
  [PATHS.productList]: 'product',
};

/** The company portal's page at a location; null elsewhere. */
export function portalPage({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): PortalPage | null {
  const shared = SHARE_PATHS.includes(pathname);
  const query = new URLSearchParams(search);
  const tenantId = query.get('tenantId') || null;
  if (pathname === PATHS.company) return { screen: 'home', shared, tenantId: null };
  if (pathname === PATHS.companyShare) return { screen: 'home', shared, tenantId };
  const article = ARTICLES[pathname];
  if (article) return { screen: 'article', shared, kind: article, tenantId, id: query.get('id') ?? '' };
  const list = LISTS[pathname];
  return list ? { screen: 'list', shared, kind: list, query: listQuery(query) } : null;
}

/** A value in the address that is not understood counts as absent. */
function listQuery(query: URLSearchParams): ArticleListQuery {
  const whole = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const year = whole('year');
  return {
    keyword: (query.get('keyword') ?? '').slice(0, 100),
    year: year !== null && year >= 1900 && year <= 9999 ? year : null,
    page: Math.max(1, whole('page') ?? 1),
  };
}

/** The address of a list with these filters; defaults are left out. */
export function listHref(kind: ArticleKind, { keyword, year, page }: ArticleListQuery): string {
  const query = new URLSearchParams();
  if (keyword !== '') query.set('keyword', keyword);
  if (year !== null) query.set('year', String(year));
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return PATHS[`${kind}List`] + (search && `?${search}`);
}

/** The slices that determine what the address shows, and to whom. */
export interface PortalPageState {
  routing: { location: PageLocation };
  permissions: { authorization: string[] };
  session: { tenantId: string | null };
}

const locationOf = (state: Pick<PortalPageState, 'routing'>) => state.routing.location;
/** The page that the address shows; null outside the company portal. */
export const selectPortalPage = createSelector([locationOf], portalPage);

/**
 * Whether the person may see the page: shared ones are public, the header offers notices to everybody (HDR-5), and the
 * others need their policy (§6).
 */
export const selectPortalOpen = (state: PortalPageState): boolean => {
  const page = selectPortalPage(state);
  if (page === null) return false;
  const isNotice = page.screen !== 'home' && page.kind === 'notice';
  return page.shared || isNotice || state.permissions.authorization.includes(POLICIES.companyPortal);
};

/**
 * The company whose page is shown: the one in the link, else the person's own. Null if there is none, and in the portal
 * until the person has entered a company.
 */
export const selectShownTenant = (state: PortalPageState): string | null => {
  const page = selectPortalPage(state);
  if (page === null || !selectPortalOpen(state)) return null;
  const own = state.session.tenantId;
  if (!page.shared && own === null) return null;
  const named = page.screen === 'list' ? null : page.tenantId;
  return named ?? (page.shared ? null : own);
};
