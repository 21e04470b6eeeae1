import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { FOOTERLESS_PATHS } from '../../../src/constants/paths.ts';
import { applicationHovered } from '../../../src/features/applications/applicationsSlice.ts';
import { brandConfigured } from '../../../src/features/brand/brandSlice.ts';
import { helpArrived } from '../../../src/features/help/helpSlice.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { settingsChanged } from '../../../src/features/settings/settingsSlice.ts';
import type { PopoverName } from '../../../src/features/shell/shellSlice.ts';
import { SignedInArea } from '../../../src/views/shell/SignedInArea.tsx';
import { notificationOf } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (over: Partial<typeof base> = {}) => renderView(<SignedInArea />, { state: { ...base, ...over } });
const withSettings = (over: Partial<typeof base.settings.settings>) =>
  show({ settings: { settings: { ...base.settings.settings, ...over } } });

describe('shell', () => {
  it('lists workbench and permitted applications at the side, with edition and expiry below', async () => {
    const { events } = await show({ permissions: { authorization: ['OMS_Auth'] } });
    const side = screen.getByRole('complementary');
    expect(within(side).getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
    expect(side).toHaveTextContent('制造业专业版有效期至 2027-06-30');
    await userEvent.click(within(side).getByRole('link', { name: '订单管理' }));
    expect(events).toEqual([applicationHovered('oms'), navigationWanted({ to: '/child/oms/middlePage' })]);
    await userEvent.unhover(within(side).getByRole('link', { name: '订单管理' }));
    expect(events.at(-1)).toEqual(applicationHovered(null));
  });

  it('collapses and expands the sidebar, and stores the choice', async () => {
    const { events, container } = await show();
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    expect(container.querySelector('.shell')).toHaveClass('shellCollapsed');
    await userEvent.click(screen.getByRole('button', { name: '展开菜单' }));
    expect(events).toEqual([settingsChanged({ collapsed: true }), settingsChanged({ collapsed: false })]);
  });

  it.each(FOOTERLESS_PATHS)('HDR-8 has no footer at %s, which is read as a document', async (pathname) => {
    const { unmount } = await show();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    unmount();
    await show({ routing: { ...base.routing, location: { ...base.routing.location, pathname } } });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('HDR-8 ends with the seven parts of the footer, which lead where this installation configures', async () => {
    const { store } = await show();
    act(() => {
      store.dispatch(
        brandConfigured({
          name: 'Atrium',
          applicationEntries: {},
          footer: {
            helpCentre: 'https://help.example/',
            companySite: 'https://www.example/',
            cooperatingEnterprises: 'https://partners.example/',
            icpFiling: '沪ICP备1号',
            policeFiling: '沪公网安备2号',
          },
        }),
      );
    });
    const footer = screen.getByRole('contentinfo');
    expect(footer.children).toHaveLength(7);
    expect(footer).toHaveTextContent('© 2026 Atrium');
    const links = within(footer).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['帮助中心', 'https://help.example/'],
      ['公司官网', 'https://www.example/'],
      ['合作企业', 'https://partners.example/'],
      ['沪ICP备1号', 'https://beian.miit.gov.cn/'],
      ['沪公网安备2号', 'https://beian.mps.gov.cn/'],
    ]);
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows no part of the footer that is not configured', async () => {
    await show();
    const footer = screen.getByRole('contentinfo');
    expect(footer.children).toHaveLength(2);
    expect(within(footer).queryByRole('link')).toBeNull();
  });

  it('has a help button at the end of the menu', async () => {
    await show();
    const side = screen.getByRole('complementary');
    expect(within(side).getByRole('button', { name: '帮助' })).toBeVisible();
    expect(within(side).getByRole('button', { name: '收起菜单' })).toBeVisible();
  });

  it('fetches help with its area, when it is first opened', async () => {
    const { store } = await show();
    await userEvent.click(screen.getByRole('button', { name: '帮助' }));
    const panel = screen.getByRole('dialog', { name: '帮助' });
    expect(panel).toBeEmptyDOMElement();
    act(() => void store.dispatch(helpArrived()));
    await waitFor(() => expect(panel).toHaveTextContent('工作台'));
    expect(panel).toHaveTextContent('Atrium 0.0.1');
  });

  it('has help in the user menu on a phone', async () => {
    const original = window.matchMedia.bind(window);
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...original(query), matches: query.includes('max-width') }));
    await show({ help: { arrived: true } });
    expect(screen.queryByRole('button', { name: '帮助' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '我的' }));
    await userEvent.click(await screen.findByRole('button', { name: '帮助' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Atrium 0.0.1'));
    phone.mockRestore();
  });

  it.each([
    [true, false],
    [false, true],
  ])('HDR-9 with the top bar fixed: %s, it scrolls away with the page: %s', async (fixedTopBar, goes) => {
    const { container } = await withSettings({ fixedTopBar });
    const content = screen.getByRole('main');
    const isGone = () => container.querySelector('.shell')?.classList.contains('shellHeadless');
    const scrollTo = (top: number) => {
      content.scrollTop = top;
      act(() => void content.dispatchEvent(new Event('scroll')));
    };
    scrollTo(40);
    expect(isGone()).toBe(false);
    scrollTo(60);
    expect(isGone()).toBe(goes);
    // The space gained leaves less to scroll, which must not bring it back.
    scrollTo(8);
    expect(isGone()).toBe(goes);
    scrollTo(0);
    expect(isGone()).toBe(false);
  });

  it('shows the visited pages as tabs unless tabs are off', async () => {
    const { unmount } = await show();
    const tab = within(screen.getByRole('navigation', { name: '已打开页面' })).getByRole('link', { name: '工作台' });
    expect(tab).toHaveAttribute('aria-current', 'page');
    unmount();
    await withSettings({ tabs: false });
    expect(screen.queryByRole('navigation', { name: '已打开页面' })).toBeNull();
  });

  it('HDR-9 applies style, colour, size, language and switches at once', async () => {
    const { events } = await show({ shell: { ...base.shell, popover: 'settings', openedBy: 'press' } });
    const panel = screen.getByRole('dialog', { name: '界面设置' });
    for (const name of ['深色', '绿', '大']) await userEvent.click(within(panel).getByRole('radio', { name }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: '显示标志' }));
    await userEvent.click(within(panel).getByRole('radio', { name: 'English' }));
    expect(events.slice(0, 5)).toEqual([
      settingsChanged({ style: 'dark' }),
      settingsChanged({ primaryColour: 'green' }),
      settingsChanged({ size: 'large' }),
      settingsChanged({ logo: false }),
      settingsChanged({ language: 'en-US' }),
    ]);
    expect(await screen.findByRole('dialog', { name: 'Interface settings' })).toBeVisible();
  });

  it.each<PopoverName | null>([null, 'applications', 'notices', 'user', 'settings', 'structure', 'help'])(
    'has no accessibility fault detectable without colours, with %s open',
    async (popover) => {
      const notificationCentre = { ...base.notificationCentre, popups: [notificationOf('a')], morePopups: 2 };
      const { container } = await show({ notificationCentre, shell: { ...base.shell, popover, openedBy: 'press' } });
      // axe measures letters on a canvas, which does not exist without a screen.
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
});
