import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { getPictureFile } from '../../../contract/accountUsers.ts';
import { PortalHome } from '../../../src/views/companyPortal/PortalHome.tsx';
import { pictureUrl } from '../../../src/views/companyPortal/pictureUrl.ts';
import { ownLinks, shareLinks } from '../../../src/views/companyPortal/portalLinks.ts';
import { culture, emptyPortal, failed, loadedParts, loading, PARTS } from './portalParts.ts';
import { renderPortalView } from './renderPortalView.tsx';

type HomeProps = ComponentProps<typeof PortalHome>;

async function renderHome(given: Partial<HomeProps> = {}) {
  const onRetry = jest.fn<void, Parameters<HomeProps['onRetry']>>();
  const view = await renderPortalView(
    <PortalHome parts={loadedParts} links={ownLinks('t1')} onRetry={onRetry} {...given} />,
  );
  return { ...view, onRetry };
}
const sectionOf = (text: string): HTMLElement => {
  const section = screen.getByText(text).closest('section');
  if (!section) throw new Error(`${text} is in no section`);
  return section;
};
const { notices: _, ...publicParts } = loadedParts;

describe('home of the company portal', () => {
  it('POR-1 shows culture, facts, news, notices, products and history, each a section with its heading', async () => {
    const { container } = await renderHome();
    const names = [...container.querySelectorAll('section')].map((section) => [
      section.id,
      document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent,
    ]);
    expect(names).toEqual([
      ['culture', '精工于心，守时如约'],
      ['', '公司概况'],
      ['news', '新闻动态'],
      ['notices', '公告通知'],
      ['products', '产品与业务'],
      ['history', '发展历程'],
    ]);
    for (const [, text] of PARTS) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each(PARTS)('if %s fails, the others stay, and its own retry says which part failed', async (part, ...texts) => {
    const [text, , failure] = texts;
    const { onRetry } = await renderHome({ parts: { ...loadedParts, [part]: failed() } });
    expect(screen.queryByText(text)).toBeNull();
    for (const [other, content] of PARTS) if (other !== part) expect(screen.getByText(content)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(within(sectionOf(failure)).getByRole('button', { name: '重试' }));
    expect(onRetry.mock.calls).toEqual([[part]]);
  });

  it.each(PARTS)('while %s is loading, the others are shown, and the page has its title', async (part, text) => {
    const { container } = await renderHome({ parts: { ...loadedParts, [part]: loading() } });
    expect(screen.queryByText(text)).toBeNull();
    for (const [other, content] of PARTS) if (other !== part) expect(screen.getByText(content)).toBeVisible();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('tells a company that has published nothing what will appear in each part', async () => {
    const { container } = await renderHome({ parts: emptyPortal });
    for (const [, , words] of PARTS) expect(screen.getByText(words)).toBeVisible();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: '公司门户' })).toBeInTheDocument();
  });

  it('keeps what could not be reloaded, with a line to retry', async () => {
    const news = { ...loadedParts.news, status: 'failed' as const, error: { text: '网络不可用' } };
    const { onRetry } = await renderHome({ parts: { ...loadedParts, news } });
    expect(screen.getByText('通过寿命试验')).toBeVisible();
    expect(within(sectionOf('通过寿命试验')).getByRole('alert')).toHaveTextContent('没有更新成功');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry.mock.calls).toEqual([['news']]);
  });

  it('marks an unread notice in words, but not one that is read or whose state is unknown', async () => {
    await renderHome();
    const rows = within(sectionOf('公告通知')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '未读 考勤周期调整2026-11-18',
      '安全生产检查2026-11-18',
      '消防演练2026-11-18',
    ]);
  });

  it('marks the newest year, whatever its position', async () => {
    await renderHome();
    const years = within(sectionOf('发展历程')).getAllByRole('heading', { level: 3 });
    expect(years.map((year) => year.textContent)).toEqual(['2026 最新', '2009']);
  });

  it.each([
    ['in the shell', ownLinks('t1'), '/company'],
    ['on public pages', shareLinks('t1'), '/companyShare'],
  ])('POR-1 every article leads to its page %s', async (_where, links, area) => {
    await renderHome({ links });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const articles = ['news', 'news', 'news', 'notice', 'notice', 'notice', 'product', 'product'] as const;
    const ids = ['n1', 'n2', 'n3', 'o1', 'o2', 'o3', 'p1', 'p2'];
    expect(targets.filter((target) => target.includes('Detail'))).toEqual(
      articles.map((kind, index) => links.article(kind, ids[index] ?? '')),
    );
    expect(targets.every((target) => target.startsWith(area))).toBe(true);
  });

  it('links to the lists that exist', async () => {
    const { unmount } = await renderHome();
    for (const [name, kind] of [
      ['全部新闻', 'news'],
      ['全部公告', 'notice'],
      ['全部产品', 'product'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', ownLinks('t1').list(kind));
    unmount();
    await renderHome({ links: shareLinks('t1') });
    expect(screen.queryByRole('link', { name: /^全部/ })).toBeNull();
  });

  it('the public page has no notices, and the news takes their place', async () => {
    const { container } = await renderHome({ parts: publicParts, links: shareLinks('t1') });
    expect(screen.queryByText('公告通知')).toBeNull();
    expect(container.querySelector('#news')).toHaveClass('newsAlone');
  });

  it('pictures have their size before they load, and only the first is fetched at once', async () => {
    const { container } = await renderHome();
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      pictureUrl('封面 1.png'),
      pictureUrl('reducer.png'),
    ]);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture).toHaveAttribute('decoding', 'async');
    }
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high', null]);
  });

  it('keeps the box of a picture that cannot be fetched, and shows it if there is no picture', async () => {
    const { container } = await renderHome();
    for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
    expect(container.querySelectorAll('img')).toHaveLength(0);
    expect(container.querySelectorAll('[data-cover] > svg')).toHaveLength(3);
  });

  it('fetches a picture from the path in the contract, with its name escaped', () => {
    expect(pictureUrl('')).toBe(getPictureFile.path.replace('{logo}', ''));
    expect(pictureUrl('a/../b?c.png')).toBe(`${pictureUrl('')}a%2F..%2Fb%3Fc.png`);
  });

  it('sanitises the culture text when it is shown', async () => {
    const body =
      '<p>守时<img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">共担</a></p>';
    const data = { ...culture, body };
    const { container } = await renderHome({
      parts: { ...loadedParts, culture: { status: 'loaded', data, error: null } },
    });
    const section = container.querySelector('#culture');
    expect(section).toHaveTextContent('守时共担');
    expect(section?.querySelectorAll('script, img, [onerror], [onclick], [href]')).toHaveLength(0);
  });
});
