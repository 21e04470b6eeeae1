import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { NoPermission } from '../../../src/views/common/NoPermission.tsx';
import { ArticlePage } from '../../../src/views/companyPortal/ArticlePage.tsx';
import { OtherCompanyBanner } from '../../../src/views/companyPortal/OtherCompanyBanner.tsx';
import { ownLinks, shareLinks } from '../../../src/views/companyPortal/portalLinks.ts';
import { stateWith } from '../../support/renderView.tsx';
import { failed, loaded, loading, notice, product, reloading } from './articles.ts';
import { renderPortalView } from './renderPortalView.tsx';

type Given = Partial<ComponentProps<typeof ArticlePage>>;

async function renderArticle(given: Given = {}) {
  const onRetry = jest.fn();
  const page = <ArticlePage kind="notice" load={loaded(notice)} links={ownLinks('t1')} onRetry={onRetry} {...given} />;
  return { ...(await renderPortalView(page)), onRetry };
}
const { settings } = stateWith({}).settings;
const english = stateWith({ settings: { settings: { ...settings, language: 'en-US' } } });
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('article page', () => {
  it('POR-1 shows category, title, day, author, summary and body', async () => {
    const { container } = await renderArticle();
    expect(screen.getByRole('heading', { level: 1, name: notice.title })).toBeVisible();
    for (const words of ['制造中心', '发布：总经理办公室', '各车间自查，月底前完成。', '全部车间。'])
      expect(screen.getByText(words)).toBeVisible();
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-18');
    expect(screen.getByRole('heading', { level: 2, name: '范围' })).toBeVisible();
  });

  it('sanitises the body and lazy-loads its pictures', async () => {
    const { container } = await renderArticle();
    expect(container.querySelector('[onclick]')).toBeNull();
    expect(screen.getByAltText('平面图')).toHaveAttribute('loading', 'lazy');
  });

  it('links to the list, the previous and the next article', async () => {
    await renderArticle();
    expect(linkTo('全部公告')).toBe('/company/noticeList');
    expect(linkTo(/^较早一篇/)).toBe('/company/noticeDetail?tenantId=t1&id=n1');
    expect(linkTo(/^较新一篇/)).toBe('/company/noticeDetail?tenantId=t1&id=n3');
  });

  it('a public article links to the home page, and its neighbours are public', async () => {
    await renderArticle({ kind: 'news', links: shareLinks('t 1') });
    expect(linkTo('公司主页')).toBe('/companyShare?tenantId=t+1');
    expect(linkTo(/^较新一篇/)).toBe('/companyShare/newsDetailShare?tenantId=t+1&id=n3');
  });

  it.each([
    ['previous', /^较早一篇/, /^较新一篇/],
    ['next', /^较新一篇/, /^较早一篇/],
  ] as const)('without a %s article there is no way to it', async (side, absent, present) => {
    await renderArticle({ load: loaded({ ...notice, [side]: null }) });
    expect(screen.queryByRole('link', { name: absent })).toBeNull();
    expect(screen.getByRole('link', { name: present })).toBeVisible();
  });

  it('an article without neighbours leaves no space for them', async () => {
    await renderArticle({ load: loaded({ ...notice, previous: null, next: null }) });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('a product begins with its picture, fetched at once; a notice has none', async () => {
    const { container, unmount } = await renderArticle({ kind: 'product', load: loaded(product) });
    const cover = container.querySelector('[data-cover] > img');
    expect(cover).toHaveAttribute('src', '/api/application/get-picture-file/reducer.png');
    expect(cover).toHaveAttribute('loading', 'eager');
    expect(screen.getByText('产品')).toBeVisible();
    unmount();
    expect((await renderArticle()).container.querySelector('[data-cover]')).toBeNull();
  });

  it('offers to share a loaded article', async () => {
    const onShare = jest.fn();
    await renderArticle({ onShare });
    await userEvent.click(screen.getByRole('button', { name: '分享' }));
    expect(onShare).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['loading', { load: loading<never>() }],
    ['missing', { load: failed<never>(), missing: true }],
    ['of a frame that offers it', { onShare: undefined }],
  ])('an article that is %s has no share button', async (_state, given) => {
    const { onShare, ...rest } = { onShare: () => {}, ...given };
    await renderArticle({ ...rest, ...(onShare && { onShare }) });
    expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
  });

  it('loading: shows the shape of the article, the way back, and a heading to find it by', async () => {
    await renderArticle({ load: loading() });
    expect(screen.getByRole('status')).toHaveTextContent('正在加载');
    expect(screen.getByRole('heading', { level: 1, name: '公告' })).toBeInTheDocument();
    expect(linkTo('全部公告')).toBe('/company/noticeList');
  });

  it('failed: says so, with the reason, and retries', async () => {
    const { onRetry } = await renderArticle({ load: failed() });
    expect(screen.getByRole('alert')).toHaveTextContent('内容没有加载成功网络不可用');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the old content during a reload, and if that fails', async () => {
    const { container, unmount } = await renderArticle({ load: reloading(notice) });
    expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent(notice.title);
    unmount();
    const { onRetry } = await renderArticle({ load: failed(notice) });
    expect(screen.getByRole('heading', { level: 1, name: notice.title })).toBeVisible();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('withdrawn: says so and offers the list, not a retry', async () => {
    await renderArticle({ load: failed(), missing: true });
    expect(screen.getByRole('heading', { level: 1, name: '内容不存在或已撤下' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.getAllByRole('link', { name: '全部公告' })).toHaveLength(2);
  });

  it('says that an article belongs to another company and offers the switch', async () => {
    const onSwitch = jest.fn();
    await renderArticle({ notice: <OtherCompanyBanner companyName="北风贸易" onSwitch={onSwitch} /> });
    expect(screen.getByText(/^这是北风贸易的内容/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '切换到北风贸易' }));
    expect(onSwitch).toHaveBeenCalledTimes(1);
  });

  it('is in English too', async () => {
    const page = <ArticlePage kind="news" load={loaded(notice)} links={ownLinks('t1')} onRetry={() => {}} />;
    await renderPortalView(page, { state: english });
    expect(screen.getByText('By 总经理办公室')).toBeVisible();
    expect(linkTo('All news')).toBe('/company/newsList');
    expect(linkTo(/^Older/)).toBe('/company/newsDetail?tenantId=t1&id=n1');
  });

  it('tells a person who may not see a portal so, and who can change that', async () => {
    await renderPortalView(<NoPermission />);
    expect(screen.getByRole('heading', { level: 1, name: '没有操作权限' })).toBeVisible();
    expect(screen.getByText('您没有操作权限，请联系管理员添加')).toBeVisible();
  });
});
