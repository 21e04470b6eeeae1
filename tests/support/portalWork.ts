import type { RootState } from '../../src/store/rootReducer.ts';
import { backendWith, CALLS, configurationOf } from './backend.ts';
import { companyOf } from './fixtures.ts';
import type { Backend } from './playFlow.ts';
import { former, signedIn } from './signedIn.ts';

/** The calls of the company portal. */
export const HOME = {
  company: 'GET /api/home/getcompany',
  culture: 'GET /api/home/getculture',
  facts: 'GET /api/home/getinfo',
  news: 'GET /api/home/getnews',
  products: 'GET /api/home/getbusiness',
  history: 'GET /api/home/getprocess',
  notices: 'GET /api/portal/companyNotice/currentUser/notices',
  notice: 'GET /api/home/get_notice/n1',
  oneNews: 'GET /api/home/get_news/a1',
  read: 'POST /api/portal/companyNotice/currentUser/read',
} as const;

/** Another company of the account. */
export const other = companyOf('Other');

export const summaryOf = (id: string) => ({ id, title: `Title ${id}`, publishDate: '2026-11-20 09:00:00' });
export const articleOf = (id: string) => ({ ...summaryOf(id), body: `<p>Body of ${id}</p>` });
export const profileOf = (tenantId: string, over: object = {}) => ({
  tenantId,
  name: 'Aurora',
  isActive: true,
  isIndexable: false,
  ...over,
});

/** A backend with a company portal, for a member of `Former` and `Other`. */
export function portalBackend(): Backend {
  const list = { body: { items: [summaryOf('a1')], totalCount: 1, years: [2026] } };
  return {
    ...backendWith([former, other]),
    [CALLS.configuration]: { body: configurationOf({ 'AbpExtend.CompanyPortal': true }, former.tenantId) },
    [HOME.company]: { body: profileOf(former.tenantId) },
    [HOME.culture]: { body: articleOf('c1') },
    [HOME.facts]: list,
    [HOME.news]: list,
    [HOME.products]: list,
    [HOME.history]: list,
    [HOME.notices]: {
      body: { items: [{ ...summaryOf('n1'), isRead: false }, summaryOf('n2')], totalCount: 2, years: [2026] },
    },
    [HOME.notice]: { body: articleOf('n1') },
    [HOME.oneNews]: { body: articleOf('a1') },
    [HOME.read]: { body: null },
  };
}

/** A person at work in `Former`, with the policy of the company portal. */
export function portalReader(): Partial<RootState> {
  return { ...signedIn(), permissions: { authorization: ['AbpExtend.CompanyPortal'] } };
}
