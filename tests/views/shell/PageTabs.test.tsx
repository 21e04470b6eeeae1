import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { tabClosed, tabCloseWanted, tabMoved, tabPinned } from '../../../src/features/pageTabs/pageTabsSlice.ts';
import type { PageTab } from '../../../src/features/pageTabs/strip.ts';
import { PageTabs } from '../../../src/views/shell/PageTabs.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const WORKBENCH: PageTab = { path: '/portal', titleKey: 'routing:workbench' };
const PORTAL: PageTab = { path: '/company', titleKey: 'routing:companyPortal' };
const CRM: PageTab = { path: '/child/crm', titleKey: 'applications:crm', at: '/child/crm/list?x=1', title: '客户列表' };
const OMS: PageTab = { path: '/child/oms', titleKey: 'applications:oms' };

/** The strip for these tabs, on the workbench, with every chunk loaded. */
async function show(tabs: PageTab[], { dirty = [] as string[], language = 'zh-CN' as 'zh-CN' | 'en-US' } = {}) {
  const shown = await renderView(<PageTabs />, {
    state: {
      ...base,
      settings: { settings: { ...base.settings.settings, language } },
      pageTabs: { ...base.pageTabs, tabs, cachePath: tabs.map(({ path }) => path), dirty },
    },
  });
  await act(() => import('../../../src/views/shell/PageTabTools.tsx'));
  return shown;
}
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const openMenu = async (name: string | RegExp) => {
  await act(() => fireEvent.contextMenu(link(name)));
  return screen.getByRole('menu');
};

describe('page tabs', () => {
  it('say what they lead to, in the language of the portal, and the person’s place in it', async () => {
    await show([WORKBENCH, CRM, OMS], { dirty: ['/child/oms'], language: 'en-US' });
    const links = within(screen.getByRole('navigation', { name: 'Open pages' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Workbench', 'Customers · 客户列表', 'Orders']);
    expect(link(/Customers/)).toHaveAttribute('href', '/child/crm/list?x=1');
    expect(link('Orders unsaved work')).toHaveAttribute('href', '/child/oms');
  });

  it.each([
    ['the name where it says nothing', undefined, '订单管理'],
    ['what it shows beside the name', 'SO-018', '订单管理 · SO-018'],
    ['what it shows alone, where that has the name in it', 'SO-018 - 订单管理', 'SO-018 - 订单管理'],
  ])('show %s of an application', async (_case, title, words) => {
    await show([WORKBENCH, { ...OMS, title }]);
    expect(link(words)).toHaveAttribute('title', words);
  });

  it('HDR-10 have a close button unless they are pinned or the only one', async () => {
    const { events, unmount } = await show([{ ...CRM, pinned: true }, WORKBENCH, OMS]);
    const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(buttons).toEqual(['关闭工作台', '关闭订单管理']);
    expect(link(/客户关系.*已固定/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭订单管理' }));
    expect(events).toEqual([tabCloseWanted({ path: '/child/oms', scope: 'this' })]);
    unmount();
    await show([WORKBENCH]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('HDR-10 are one tab stop; arrow keys, Home and End move between them', async () => {
    await show([PORTAL, WORKBENCH, CRM]);
    await userEvent.tab();
    expect(link('工作台')).toHaveFocus();
    const walked = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      walked.push(document.activeElement?.textContent);
    }
    expect(walked).toEqual([
      '客户关系 · 客户列表',
      '公司门户',
      '客户关系 · 客户列表',
      '公司门户',
      '客户关系 · 客户列表',
    ]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('HDR-10 close by Delete and the middle button, and move by Ctrl, Shift and an arrow', async () => {
    const { events } = await show([WORKBENCH, CRM, OMS]);
    link(/客户关系/).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowRight}{/Shift}{/Control}{Delete}');
    expect(events).toEqual([
      tabMoved({ path: '/child/crm', to: 0 }),
      tabMoved({ path: '/child/crm', to: 1 }),
      tabCloseWanted({ path: '/child/crm', scope: 'this' }),
    ]);
    const kept = fireEvent(
      link('订单管理'),
      new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
    );
    expect([kept, events.at(-1)]).toEqual([false, tabCloseWanted({ path: '/child/oms', scope: 'this' })]);
  });

  it('keep the focus in the strip when the focused one is closed', async () => {
    const { store } = await show([WORKBENCH, CRM, OMS]);
    link(/客户关系/).focus();
    await userEvent.keyboard('{Delete}');
    await act(async () => void store.dispatch(tabClosed('/child/crm')));
    expect(link('工作台')).toHaveFocus();
  });

  it('keep the focus in the strip when another one is closed by its button', async () => {
    const { store } = await show([WORKBENCH, CRM, OMS]);
    await userEvent.click(screen.getByRole('button', { name: '关闭客户关系' }));
    await act(async () => void store.dispatch(tabClosed('/child/crm')));
    expect(document.activeElement?.closest('[data-tab]')).not.toBeNull();
  });

  it('HDR-10 have a menu that does the same, names the keys, and restores the focus', async () => {
    const { events, container } = await show([PORTAL, WORKBENCH, CRM]);
    const menu = await openMenu('工作台');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['固定', '向左移动Ctrl+Shift+←', '向右移动Ctrl+Shift+→', '关闭Delete', '关闭其他', '关闭右侧']);
    expect(within(menu).getByRole('menuitem', { name: '固定' })).toHaveFocus();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { violations } = await axe.run(container.ownerDocument.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(link('工作台')).toHaveFocus();
    await openMenu('工作台');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, link('工作台')]);
    expect(events.filter(({ type }) => type.startsWith('pageTabs/'))).toEqual([
      tabCloseWanted({ path: '/portal', scope: 'right' }),
    ]);
  });

  it.each<[string, PageTab[], string, string[]]>([
    ['the first', [WORKBENCH, CRM], '工作台', ['向左移动Ctrl+Shift+←']],
    ['the last', [WORKBENCH, OMS], '订单管理', ['向右移动Ctrl+Shift+→', '关闭右侧']],
    [
      'a pinned one beside others',
      [{ ...PORTAL, pinned: true }, WORKBENCH],
      '公司门户 已固定',
      ['向左移动Ctrl+Shift+←', '向右移动Ctrl+Shift+→', '关闭Delete'],
    ],
  ])('the menu of %s offers nothing that would have no effect', async (_case, tabs, name, idle) => {
    await show(tabs);
    const entries = within(await openMenu(name)).getAllByRole('menuitem');
    expect(entries.filter((entry) => entry.matches(':disabled')).map(({ textContent }) => textContent)).toEqual(idle);
  });

  it('HDR-10 are pinned and unpinned by the menu', async () => {
    const { events } = await show([WORKBENCH, CRM]);
    await userEvent.click(within(await openMenu(/客户关系/)).getByRole('menuitem', { name: '固定' }));
    await userEvent.click(within(await openMenu(/客户关系/)).getByRole('menuitem', { name: '取消固定' }));
    expect(events.filter(({ type }) => type === tabPinned.type)).toEqual([
      tabPinned({ path: '/child/crm', pinned: true }),
      tabPinned({ path: '/child/crm', pinned: false }),
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '客户关系 · 客户列表',
      '工作台',
    ]);
  });
});
