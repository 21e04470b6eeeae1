import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { pageNumbers } from '../../../contract/rules/pageNumbers.ts';
import type { ArticleRows } from '../../../src/features/homePortal/portalTypes.ts';
import { ArticleList } from '../../../src/views/companyPortal/ArticleList.tsx';
import { ownLinks } from '../../../src/views/companyPortal/portalLinks.ts';
import { failed, loaded, loading, reloading } from './articles.ts';
import { renderPortalView } from './renderPortalView.tsx';

type Given = Partial<ComponentProps<typeof ArticleList>>;

const row = (id: string, title: string, rest: Partial<ArticleRows['items'][number]> = {}) => ({
  id,
  title,
  publishDate: '2026-11-18 09:00:00',
  ...rest,
});
const rows: ArticleRows = {
  items: [row('n1', '考勤周期调整', { isRead: false }), row('n2', '安全生产检查', { isRead: true })],
  totalCount: 243,
  years: [2026, 2025],
};
const nothing: ArticleRows = { items: [], totalCount: 0, years: [2026] };
const all = { keyword: '', year: null, page: 1 };

async function renderList(given: Given = {}) {
  const onRetry = jest.fn();
  const onKeyword = jest.fn<void, [string]>();
  function Typed() {
    const [keyword, setKeyword] = useState(given.query?.keyword ?? '');
    return (
      <ArticleList
        kind="notice"
        load={loaded(rows)}
        query={all}
        pageSize={20}
        links={ownLinks('t1')}
        hrefFor={(query) => `/list?${JSON.stringify(query)}`}
        keyword={keyword}
        onKeyword={(text) => {
          onKeyword(text);
          setKeyword(text);
        }}
        onRetry={onRetry}
        {...given}
      />
    );
  }
  return { ...(await renderPortalView(<Typed />)), onRetry, onKeyword };
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const linkTo = (name: string | RegExp) => decodeURIComponent(link(name).getAttribute('href') ?? '');
const pages = () => within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('link');

describe('list of articles', () => {
  it('names the list and the number of articles', async () => {
    await renderList();
    expect(screen.getByRole('heading', { level: 1, name: '全部公告' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('243 条');
  });

  it('POR-1 links every row to its article and marks unread notices in words too', async () => {
    await renderList();
    expect(linkTo(/考勤周期调整/)).toBe('/company/noticeDetail?tenantId=t1&id=n1');
    expect(link(/考勤周期调整/)).toHaveTextContent('未读');
    expect(link(/安全生产检查/)).not.toHaveTextContent('未读');
  });

  it('shows summary and category of a story, and the picture of a product', async () => {
    const items = [row('a1', '二期厂房封顶', { category: '公司', summary: '提前十二天。', cover: '厂房.png' })];
    const { container, unmount } = await renderList({ kind: 'news', load: loaded({ ...rows, items }) });
    expect(link(/二期厂房封顶/)).toHaveTextContent('二期厂房封顶提前十二天。公司2026-11-18');
    expect(container.querySelector('img')).toBeNull();
    unmount();
    const products = await renderList({ kind: 'product', load: loaded({ ...rows, items }) });
    expect(products.container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('status')).toHaveTextContent('243 个');
  });

  it('searches as the person types; Escape and the cross clear the search and keep the focus', async () => {
    const { onKeyword } = await renderList();
    const field = screen.getByRole('searchbox', { name: '按标题或摘要搜索' });
    expect(field).toHaveAttribute('maxlength', '100');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(field, '考');
    expect(onKeyword).toHaveBeenLastCalledWith('考');
    await userEvent.keyboard('{Escape}');
    expect(onKeyword).toHaveBeenLastCalledWith('');
    await userEvent.type(field, '勤');
    await userEvent.click(screen.getByRole('button', { name: '清除关键字' }));
    expect(onKeyword).toHaveBeenLastCalledWith('');
    expect(field).toHaveFocus();
  });

  it('links every year to its first page and marks the year in the address as current', async () => {
    await renderList({ query: { keyword: '考勤', year: 2025, page: 3 } });
    expect(linkTo('2026')).toBe('/list?{"keyword":"考勤","year":2026,"page":1}');
    expect(linkTo('全部年份')).toBe('/list?{"keyword":"考勤","year":null,"page":1}');
    expect(link('2025')).toHaveAttribute('aria-current', 'true');
    expect(link('全部年份')).not.toHaveAttribute('aria-current');
  });

  it('offers the year in the address even if nothing was published in it', async () => {
    await renderList({ query: { ...all, year: 2027 }, load: loaded(nothing) });
    const years = within(screen.getByRole('navigation', { name: '发布年份' })).getAllByRole('link');
    expect(years.map((one) => one.textContent)).toEqual(['全部年份', '2027', '2026']);
  });

  it('the pages are links that keep the filter', async () => {
    await renderList({ query: { keyword: '考勤', year: 2026, page: 6 } });
    expect(pages().map((one) => one.getAttribute('aria-label') ?? '')).toEqual([
      '上一页',
      '第 1 页',
      '第 5 页',
      '第 6 页',
      '第 7 页',
      '第 13 页',
      '下一页',
    ]);
    expect(link('第 6 页')).toHaveAttribute('aria-current', 'page');
    expect(linkTo('下一页')).toBe('/list?{"keyword":"考勤","year":2026,"page":7}');
    expect(linkTo('上一页')).toBe('/list?{"keyword":"考勤","year":2026,"page":5}');
  });

  it('offers no step beyond either end of the list, and no links for a single page', async () => {
    const { unmount } = await renderList();
    expect(screen.queryByRole('link', { name: '上一页' })).toBeNull();
    unmount();
    const last = await renderList({ query: { ...all, page: 13 } });
    expect(screen.queryByRole('link', { name: '下一页' })).toBeNull();
    last.unmount();
    await renderList({ load: loaded({ ...rows, totalCount: 20 }) });
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 13, [1, 2, null, 13]],
    [3, 13, [1, 2, 3, 4, null, 13]],
    [4, 13, [1, 2, 3, 4, 5, null, 13]],
    [7, 13, [1, null, 6, 7, 8, null, 13]],
    [13, 13, [1, null, 12, 13]],
  ])('on page %i of %i the pages offered are %j', (current, last, offered) => {
    expect(pageNumbers(current, last)).toEqual(offered);
  });

  it('nothing published: says where articles will appear', async () => {
    await renderList({ load: loaded(nothing) });
    expect(screen.getByText('还没有公告')).toBeVisible();
    expect(screen.queryByRole('link', { name: '清除筛选' })).toBeNull();
  });

  it.each([
    ['words', { ...all, keyword: '考勤' }],
    ['year', { ...all, year: 2025 }],
  ])('nothing for these %s: offers the list without a filter', async (_filter, query) => {
    await renderList({ load: loaded(nothing), query });
    expect(screen.getByText('没有符合条件的内容')).toBeVisible();
    expect(linkTo('清除筛选')).toBe('/list?{"keyword":"","year":null,"page":1}');
  });

  it('redirects from a page beyond the last one to the first', async () => {
    await renderList({ load: loaded({ ...rows, items: [] }), query: { ...all, keyword: '考勤', page: 99 } });
    expect(screen.getByText('这一页没有内容')).toBeVisible();
    expect(linkTo('回到第一页')).toBe('/list?{"keyword":"考勤","year":null,"page":1}');
  });

  it.each(['notice', 'news', 'product'] as const)(
    '%s loading: shows the shape of the list, and the search is ready',
    async (kind) => {
      const { container } = await renderList({ kind, load: loading() });
      expect(container.querySelector('[data-skeleton]')).toHaveTextContent('正在加载');
      expect(screen.getByRole('searchbox')).toBeEnabled();
    },
  );

  it('failed: says so and retries; the search stays', async () => {
    const { onRetry } = await renderList({ load: failed() });
    expect(screen.getByRole('alert')).toHaveTextContent('公告没有加载成功网络不可用');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('searchbox')).toBeEnabled();
  });

  it('keeps the old rows while others are fetched, and if that fails', async () => {
    const { container, unmount } = await renderList({ load: reloading(rows) });
    expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('考勤周期调整');
    unmount();
    await renderList({ load: failed(rows) });
    expect(link(/考勤周期调整/)).toBeVisible();
    expect(within(screen.getByRole('alert')).getByRole('button', { name: '重试' })).toBeVisible();
  });
});
