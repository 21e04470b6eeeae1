import type { Page } from '@playwright/test';
import { PATHS } from '../../../../src/constants/paths.ts';
import { at, type Ids, type SweptScreen } from './screen.ts';

const article = (path: string, kind: 'notice' | 'news' | 'product') => (ids: Ids) =>
  `${path}?${new URLSearchParams({ tenantId: ids.tenantId, id: ids[kind] })}`;
const main = (page: Page) => page.getByRole('main');

/** The portal of a company, for those who work there and for everybody. */
export const PORTAL_SCREENS: readonly SweptScreen[] = [
  { name: 'company portal', who: 'lin', paths: [PATHS.company], lead: at(PATHS.company) },
  { name: 'notice', who: 'lin', paths: [PATHS.noticeDetail], lead: at(article(PATHS.noticeDetail, 'notice')) },
  { name: 'news', who: 'lin', paths: [PATHS.newsDetail], lead: at(article(PATHS.newsDetail, 'news')) },
  { name: 'product', who: 'lin', paths: [PATHS.productDetail], lead: at(article(PATHS.productDetail, 'product')) },
  { name: 'list of notices', who: 'lin', paths: [PATHS.noticeList], lead: at(PATHS.noticeList) },
  { name: 'list of news', who: 'lin', paths: [PATHS.newsList], lead: at(`${PATHS.newsList}?page=2`) },
  { name: 'list of products', who: 'lin', paths: [PATHS.productList], lead: at(PATHS.productList) },
  { name: 'nothing found', who: 'lin', lead: at(`${PATHS.newsList}?keyword=there+is+none`) },
  {
    name: 'share an article',
    who: 'lin',
    lead: at(article(PATHS.newsDetail, 'news'), async (page) => {
      await main(page).getByRole('button', { name: '分享' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    }),
  },
  {
    name: 'shared portal',
    who: 'nobody',
    paths: [PATHS.companyShare],
    lead: at(({ tenantId }) => `${PATHS.companyShare}?tenantId=${tenantId}`),
  },
  {
    name: 'shared news',
    who: 'nobody',
    paths: [PATHS.newsDetailShare],
    lead: at(article(PATHS.newsDetailShare, 'news')),
  },
  {
    name: 'shared product',
    who: 'nobody',
    paths: [PATHS.productDetailShare],
    lead: at(article(PATHS.productDetailShare, 'product')),
  },
  {
    name: 'shared notice',
    who: 'nobody',
    problems: [/40[0-9]/],
    paths: [PATHS.noticeDetailShare],
    lead: at(article(PATHS.noticeDetailShare, 'notice')),
  },
  {
    name: 'portal of a closed company',
    who: 'nobody',
    problems: [/40[0-9]|410/],
    lead: at(({ closedTenantId }) => `${PATHS.companyShare}?tenantId=${closedTenantId}`),
  },
];
