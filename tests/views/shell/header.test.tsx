import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { POLICIES } from '../../../src/constants/permissions.ts';
import { applicationOpened } from '../../../src/features/applications/applicationsSlice.ts';
import { chooserOpened } from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { navigationWanted } from '../../../src/features/routing/routingSlice.ts';
import { logoutWanted } from '../../../src/features/session/sessionSlice.ts';
import { Header } from '../../../src/views/shell/Header.tsx';
import { renderView } from '../../support/renderView.tsx';
import { loaded, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const show = (over: Partial<typeof base> = {}, phone = false) =>
  renderView(<Header phone={phone} />, { state: { ...base, ...over } });
const granted = (...authorization: string[]) => show({ permissions: { authorization } });

describe('header', () => {
  it('HDR-1 shows the company in force, or the account if there is none', async () => {
    const { unmount } = await show();
    expect(screen.getByText('极光制造')).toBeVisible();
    unmount();
    await show({ company: { ...base.company, companyName: null } });
    expect(screen.getAllByText('林静').length).toBeGreaterThan(1);
  });

  it.each([
    [POLICIES.workBench, ['工作台']],
    [POLICIES.manageBackstage, ['管理后台']],
    [POLICIES.companyPortal, ['公司门户']],
  ])('HDR-4 shows with %s only %j', async (policy, names) => {
    await granted(policy);
    const gateways = screen.queryByRole('navigation', { name: '门户切换' });
    expect([...(gateways?.children ?? [])].map(({ textContent }) => textContent)).toEqual(names);
  });

  it('HDR-4 marks the current place and enters the backstage as the office application', async () => {
    const { events } = await show();
    expect(screen.getByRole('link', { name: '工作台' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: '管理后台' }));
    expect(events).toEqual([navigationWanted({ to: '/child/oa/middlePage' })]);
  });

  it('HDR-3 lists the permitted applications by group with their descriptions, and opens one', async () => {
    const { events } = await granted(POLICIES.allApply, 'OMS_Auth', 'PDC_Auth', 'FMS_Auth');
    await userEvent.click(screen.getByRole('button', { name: '全部应用' }));
    const panel = screen.getByRole('dialog', { name: '全部应用' });
    expect(
      within(panel)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['产品与客户', '制造与财务']);
    const names = within(panel)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['产品数据PLM', '订单管理OMS', '财务管理FMS']);
    const orders = within(panel).getByRole('button', { name: /订单管理/ });
    expect(orders).toHaveAccessibleDescription('从报价到交付的全过程');
    await userEvent.click(orders);
    expect(events).toContainEqual(applicationOpened('oms'));
  });

  it('HDR-3 HDR-11 hides all applications without AbpExtend.AllApply', async () => {
    await granted('OMS_Auth');
    expect(screen.queryByRole('button', { name: '全部应用' })).toBeNull();
  });

  it('HDR-5 shows the first eight notices with title and publish date', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '公告' }));
    const rows = await within(screen.getByRole('dialog', { name: '公告' })).findAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toHaveTextContent('公告 12026-11-19');
  });

  it('HDR-7 counts unread notifications in the bell, 99+ above 99', async () => {
    const summary = loaded([{ moduleName: 'WMS', unreadCount: 100, title: 'Stock' }]);
    await show({ notificationCentre: { ...base.notificationCentre, summary } });
    expect(screen.getByRole('button', { name: '通知，100 条未读' })).toHaveTextContent('99+');
  });

  it('HDR-7 opens the user menu: switch, log-out', async () => {
    const { events } = await show();
    await userEvent.click(screen.getByRole('button', { name: '林静' }));
    const panel = screen.getByRole('dialog', { name: '林静的菜单' });
    await waitFor(() => expect(panel).toHaveTextContent('林静研发项目部'));
    await userEvent.click(within(panel).getByRole('button', { name: '退出登录' }));
    await userEvent.click(within(panel).getByRole('button', { name: '切换公司' }));
    expect(events).toEqual(expect.arrayContaining([logoutWanted(), chooserOpened({ action: 'switch' })]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('HDR-7 shows the person’s picture in the header and in the menu', async () => {
    const { container } = await show({ shell: { ...base.shell, picture: 'blob:lin' } });
    await userEvent.click(screen.getByRole('button', { name: '林静' }));
    const pictures = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['blob:lin', 'blob:lin']);
  });

  it('HDR-1 leads into a company from the header if there is one to enter and none in force', async () => {
    const { events } = await show({
      session: { ...base.session, loginReturnType: 2 },
      company: { ...base.company, companyName: null },
    });
    const entry = screen.getByRole('button', { name: /^林静\s*进入公司$/ });
    expect(within(entry).getByText('进入公司')).toBeVisible();
    await userEvent.click(entry);
    expect(events).toEqual([chooserOpened({ action: 'switch' })]);
  });

  it.each([
    [4, '极光制造', '切换公司'],
    [1, '极光制造', null],
    [1, null, '进入公司'],
    [0, null, null],
  ])('HDR-1 HDR-7 with %i companies and %s in force offers %s', async (loginReturnType, companyName, words) => {
    await show({ session: { ...base.session, loginReturnType }, company: { ...base.company, companyName } });
    await userEvent.click(screen.getByRole('button', { name: '林静' }));
    const offers = ['切换公司', '进入公司'].filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(offers).toEqual(words === null ? [] : [words]);
  });

  it('HDR-6 draws the structure overview with its three columns', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: '结构总览' }));
    const panel = screen.getByRole('dialog', { name: '结构总览' });
    await within(panel).findByRole('heading', { name: '前端门户中心' });
    const columns = [...panel.querySelectorAll('section')].map((column) => [
      column.querySelector('h3')?.textContent,
      [...column.querySelectorAll('li')].map(({ textContent }) => textContent).join(' '),
    ]);
    expect(columns).toEqual([
      ['前端门户中心', '公司门户 工作台 知识门户'],
      ['应用中心', '流程管理 考勤 薪酬 日程 招聘 培训与考试 排班 请假 OKR 项目 会议 用印'],
      ['后端中心', '组织与权限中心 流程引擎 内容引擎 应用中心'],
    ]);
  });

  it('keeps company, search and bell on a phone, and switches company by its name', async () => {
    const { events } = await show({}, true);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: /极光制造/ }));
    expect(events).toEqual([chooserOpened({ action: 'switch' })]);
  });
});
