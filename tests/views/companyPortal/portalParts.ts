import type { Notice } from '../../../contract/notices.ts';
import type { Article, ArticleSummary } from '../../../contract/portal.ts';
import type { PortalParts } from '../../../src/features/homePortal/portalTypes.ts';
import type { Load } from '../../../src/lib/loading.ts';

const loaded = <T>(data: T): Load<T> => ({ status: 'loaded', data, error: null });
export const loading = <T>(): Load<T> => ({ status: 'loading', data: null, error: null });
export const failed = <T>(): Load<T> => ({ status: 'failed', data: null, error: { text: '网络不可用' } });

const summary = (id: string, title: string, rest: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  title,
  publishDate: '2026-11-15 09:00:00',
  ...rest,
});
export const culture: Article = {
  ...summary('c1', '精工于心，守时如约', { summary: '把每一道公差做到图纸以内。' }),
  body: '<ul><li><strong>精工</strong> 一次做对</li></ul>',
};
const notice = (id: string, title: string, isRead?: boolean): Notice => ({
  id,
  title,
  publishDate: '2026-11-18 10:00:00',
  ...(isRead !== undefined && { isRead }),
});

/** Every part once it has loaded. */
export const loadedParts: PortalParts = {
  culture: loaded<Article | null>(culture),
  facts: loaded([summary('f1', '成立', { summary: '2009 年' }), summary('f2', '总部', { summary: '苏州' })]),
  news: loaded([
    summary('n1', '通过寿命试验', { summary: '温升稳定。', category: '产品', cover: '封面 1.png' }),
    summary('n2', '二期厂房封顶', { category: '公司' }),
    summary('n3', '新增三坐标测量线'),
  ]),
  notices: loaded([notice('o1', '考勤周期调整', false), notice('o2', '安全生产检查', true), notice('o3', '消防演练')]),
  products: loaded([
    summary('p1', 'AX-40 谐波减速机', { summary: '背隙小于 20 弧秒', cover: 'reducer.png' }),
    summary('p2', 'CB-3 控制柜'),
  ]),
  history: loaded([
    summary('h1', '2026', { summary: '二期厂房封顶' }),
    summary('h2', '2009', { summary: '苏州工厂投产' }),
  ]),
};
/** Every part of a company that has published nothing. */
export const emptyPortal: PortalParts = {
  culture: loaded<Article | null>(null),
  facts: loaded<ArticleSummary[]>([]),
  news: loaded<ArticleSummary[]>([]),
  notices: loaded<Notice[]>([]),
  products: loaded<ArticleSummary[]>([]),
  history: loaded<ArticleSummary[]>([]),
};
/** A text that appears only when the part is loaded, and what the part says when it is empty or failed. */
export const PARTS = [
  ['culture', '精工于心，守时如约', '还没有介绍企业文化', '企业文化没有加载成功'],
  ['facts', '2009 年', '还没有公司概况', '公司概况没有加载成功'],
  ['news', '通过寿命试验', '还没有新闻', '新闻没有加载成功'],
  ['notices', '安全生产检查', '还没有公告', '公告没有加载成功'],
  ['products', 'AX-40 谐波减速机', '还没有产品', '产品没有加载成功'],
  ['history', '苏州工厂投产', '还没有发展历程', '发展历程没有加载成功'],
] as const;
