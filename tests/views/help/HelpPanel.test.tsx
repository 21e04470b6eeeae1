import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { brandConfigured } from '../../../src/features/brand/brandSlice.ts';
import { helpTurnedTo } from '../../../src/features/helpPanel/helpPanelSlice.ts';
import { HELP_TOPICS } from '../../../src/features/helpPanel/helpTopics.ts';
import { chatToggled, popoverOpened } from '../../../src/features/shell/shellSlice.ts';
import { tourBegun } from '../../../src/features/tour/tourSlice.ts';
import { HelpPanel } from '../../../src/views/help/HelpPanel.tsx';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const at = (pathname: string, over: Partial<typeof base> = {}) =>
  renderView(<HelpPanel />, {
    state: {
      ...base,
      routing: { ...base.routing, location: { ...base.routing.location, pathname } },
      ...over,
    },
  });

describe('help panel', () => {
  it.each([
    ['新建 待办', '待办中心'],
    ['task new', '待办中心'],
    ['ICS', '日历'],
  ])('finds a topic by several words, in any order and in either language: %s', async (typed, topic) => {
    const { store } = await at('/portal');
    act(() => void store.dispatch(helpTurnedTo('topics')));
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索帮助' }), typed);
    expect(screen.getByRole('button', { name: topic })).toBeVisible();
  });

  it('HDR-8 describes the page on which it is opened, with its keys', async () => {
    const { container } = await at('/portal');
    expect(screen.getByRole('heading', { name: '工作台' })).toBeVisible();
    expect(screen.getByText('搜索').closest('li')).toHaveTextContent('CtrlK');
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('shows no key that is switched off', async () => {
    const { settings } = base.settings;
    await at('/portal', { settings: { settings: { ...settings, shortcutsOff: ['search', 'newTodo', 'keys'] } } });
    expect(screen.queryByText('快捷键')).toBeNull();
  });

  it('describes the open tab of the dialog, whatever page is below', async () => {
    const { notificationDialog } = base;
    await at('/console', { notificationDialog: { ...notificationDialog, status: 'open', tab: 3 } });
    expect(screen.getByRole('heading', { name: '日历' })).toBeVisible();
  });

  it('lists every topic, and finds one by its text', async () => {
    const { events } = await at('/portal');
    await userEvent.click(screen.getByRole('button', { name: '全部主题' }));
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(HELP_TOPICS.length);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索帮助' }), '转账附言');
    const found = within(screen.getByRole('list')).getAllByRole('button');
    expect(found.map(({ textContent }) => textContent)).toEqual(['订单']);
    await userEvent.click(screen.getByRole('button', { name: '订单' }));
    expect(events).toContainEqual(helpTurnedTo('orders'));
    expect(screen.getByRole('heading', { name: '订单' }).closest('article')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '回到本页的帮助' }));
    expect(screen.getByRole('heading', { name: '工作台' })).toBeVisible();
  });

  it.each([
    ['closes the chat, which it would cover', true, [chatToggled(), tourBegun()]],
    ['leaves the chat closed', false, [tourBegun()]],
  ])('the tour that is requested again %s', async (_, chatShown, events) => {
    const { shell } = base;
    const shown = await at('/portal', { shell: { ...shell, chatOffered: true, chatShown } });
    await userEvent.click(screen.getByRole('button', { name: /再看一遍介绍/ }));
    expect(shown.events).toEqual(events);
    expect(shown.store.getState().tour?.status).toBe('search');
    expect(shown.store.getState().shell.chatShown).toBe(false);
  });

  it('says so if nothing is found, and begins with the page when it is opened again', async () => {
    const { store } = await at('/portal');
    act(() => void store.dispatch(helpTurnedTo('topics')));
    await userEvent.type(screen.getByRole('searchbox'), 'xyzzy');
    expect(screen.getByRole('status')).toHaveTextContent('没有找到“xyzzy”');
    act(() => void store.dispatch(popoverOpened({ name: 'help', by: 'press' })));
    expect(screen.getByRole('heading', { name: '工作台' })).toBeVisible();
  });

  it('links to the help centre if there is one, and shows the version', async () => {
    const { store } = await at('/portal');
    expect(screen.getByText('Atrium 0.0.1')).toBeVisible();
    expect(screen.queryByRole('link', { name: '帮助中心' })).toBeNull();
    expect(screen.getByRole('link', { name: '无障碍声明' })).toHaveAttribute('href', '/accessibility.html');
    act(() => {
      const footer = { helpCentre: 'https://help.example/' };
      store.dispatch(brandConfigured({ name: 'Atrium', applicationEntries: {}, footer }));
    });
    expect(screen.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', 'https://help.example/');
  });
});
