import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Notification } from '../../../contract/notifications.ts';
import * as centre from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { emptyPaged, type Paged } from '../../../src/lib/paging.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { NotificationCentre } from '../../../src/views/notificationCentre/NotificationCentre.tsx';
import { notificationOf } from '../../support/fixtures.ts';
import { renderView } from '../../support/renderView.tsx';
import { loaded, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
type Centre = RootState['notificationCentre'];
const pagedOf = (items: Notification[], over: Partial<Paged<Notification>> = {}): Paged<Notification> => ({
  ...emptyPaged(),
  status: 'loaded',
  items,
  totalCount: items.length,
  ...over,
});
const show = (
  all: Paged<Notification>,
  over: Partial<Centre> = {},
  language: Language = 'zh-CN',
  authorization: string[] = ['BPM_Auth'],
) =>
  renderView(<NotificationCentre />, {
    state: {
      ...base,
      permissions: { ...base.permissions, authorization },
      settings: { ...base.settings, settings: { ...base.settings.settings, language } },
      notificationCentre: {
        ...base.notificationCentre,
        moduleName: 'BPM',
        lists: { all, unread: emptyPaged() },
        ...over,
      },
    },
  });

const app = (fields: Record<string, unknown>) => JSON.stringify({ App: { businessId: 'b1', ...fields } });
const approval = notificationOf('n1', {
  moduleName: 'BPM',
  notificationName: 'approvalWarning',
  diplayName: '审批预警',
  properties: app({
    workflowName: '工程变更',
    instanceId: 'BPM-1',
    applicant: '徐建国',
    startTime: '2026-11-19T09:41:22',
    status: '剩余 2 小时超时',
  }),
});
const stopped = notificationOf('n2', {
  moduleName: 'Basic',
  notificationName: 'tenantStopped',
  diplayName: '租户停用',
  state: 1,
  properties: app({ organization: '极光制造', startDate: '2026-11-19T00:00:00', remark: '未续费' }),
});
const stock = notificationOf('n3', {
  moduleName: 'WMS',
  notificationName: 'stockWarning',
  diplayName: '库存预警',
  tenantName: '北风贸易',
  state: 1,
  properties: app({ material: '轴承', quantity: 1234, threshold: '未定' }),
});
const todo = notificationOf('n4', {
  notificationName: 'personalTodo',
  diplayName: '个人待办',
  state: 1,
  properties: app({ title: '会签', degreeType: 3 }),
});
const broken = notificationOf('n5', { diplayName: '坏消息', state: 1, properties: '{"App":' });

describe('modules', () => {
  it('NTF-2 lists each with its count and latest title, or that nothing is unread; PDC is PLM, unknown ones keep their name', async () => {
    await show(pagedOf([]));
    const rows = within(screen.getByRole('navigation', { name: '通知模块' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '审批助手1212 条未读采购申请“伺服驱动器补货”待您审批',
      '系统通知暂无未读消息',
      'PLM44 条未读图纸变更',
      'Stranger77 条未读陌生模块的消息',
    ]);
    expect(rows[0]).toHaveAttribute('aria-current', 'true');
  });

  it('says that the open module is read and keeps its title', async () => {
    await show(pagedOf([]), { summary: loaded([{ moduleName: 'BPM', unreadCount: 0, title: '合同用印' }]) });
    expect(screen.getByRole('button', { name: /审批助手/ })).toHaveTextContent('审批助手已读合同用印');
  });

  it('opens the module on a press', async () => {
    const { events } = await show(pagedOf([approval]));
    await userEvent.click(screen.getByRole('button', { name: /PLM/ }));
    expect(events).toContainEqual(centre.moduleOpened('PDC'));
  });

  it('NTF-2 shows no notifications without any module', async () => {
    await show(emptyPaged(), { moduleName: null, summary: loaded([]) });
    expect(screen.getByText('暂无通知')).toBeVisible();
  });

  it('retries modules that failed to load', async () => {
    const summary = { status: 'failed', data: null, error: { text: 'gone' } } as const;
    const { events } = await show(emptyPaged(), { moduleName: null, summary });
    // Nothing else is loading, so nothing pretends to be.
    expect(screen.queryByText('正在加载')).toBeNull();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    expect(events).toContainEqual(centre.moduleSummary.wanted());
  });
});

describe('messages', () => {
  it('NTF-3 a card has type, company, time, its labelled fields, module and its link', async () => {
    await show(pagedOf([approval, stock]));
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(
      /^未读审批预警极光制造今天 10:12流程名称工程变更实例编号BPM-1申请人徐建国发起时间2026-11-19 09:41:22状态剩余 2 小时超时审批助手扫码处理保留为未读$/,
    );
    expect(second).toHaveTextContent(/^库存预警北风贸易今天 10:12物料轴承库存数量1,234阈值未定WMS扫码处理保留为未读$/);
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(screen.getByText('没有更多数据了')).toBeVisible();
  });

  it('in English a known type and the company have their English names, an unknown type what the server says', async () => {
    const strange = notificationOf('n6', { moduleName: 'EAM', notificationName: 'check', diplayName: '点检' });
    await show(pagedOf([approval, strange]), {}, 'en-US');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/^UnreadApproval warningAurora Manufacturing/);
    expect(second).toHaveTextContent(/^Unread点检Aurora Manufacturing/);
  });

  it('formats dates, importance and long remarks for reading', async () => {
    await show(pagedOf([stopped, todo]));
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('开始日期2026-11-19备注未续费');
    expect(second).toHaveTextContent('重要程度重要且紧急');
  });

  it('NTF-5 a card that leads somewhere is one button; one that does not says so and is no button', async () => {
    const { events } = await show(pagedOf([approval, stopped, todo]));
    const [first, second, third] = screen.getAllByRole('article');
    if (!first || !second || !third) throw new Error('cards are missing');
    expect(
      within(second)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['保留为未读']);
    expect(second).toHaveTextContent('无需处理');
    await userEvent.click(within(second).getByRole('button', { name: /^保留为未读/, pressed: false }));
    await userEvent.click(within(first).getByRole('button', { name: '扫码处理 审批预警' }));
    await userEvent.click(within(third).getByRole('button', { name: '查看待办 个人待办' }));
    expect(events).toEqual([
      centre.unreadToggled(stopped),
      centre.notificationPressed(approval),
      centre.notificationPressed(todo),
    ]);
  });

  it('NTF-7 malformed properties leave the card without fields', async () => {
    await show(pagedOf([broken, approval]));
    const [first] = screen.getAllByRole('article');
    expect(first?.querySelector('dl')).toBeNull();
    expect(first).toHaveTextContent('坏消息');
  });

  it('NTF-3 requests the next page when the end is visible, and only if there is one', async () => {
    const more = await show(pagedOf([approval], { totalCount: 60 }));
    expect(more.events).toEqual([centre.notificationPages.nextRequested('all')]);
    expect(screen.getByText('60 条')).toBeVisible();
    more.unmount();
    const { events } = await show(pagedOf([approval]));
    expect(events).toEqual([]);
  });

  it('says in both languages that there are more than the server has counted, and gives no card a total', async () => {
    const many = pagedOf([approval], { totalCount: 1000, isCapped: true });
    const { unmount } = await show(many);
    expect(screen.getByText('1,000+ 条')).toBeVisible();
    expect(screen.getByRole('article')).toHaveAttribute('aria-setsize', '-1');
    unmount();
    await show(many, {}, 'en-US');
    expect(screen.getByText('1,000+ messages')).toBeVisible();
  });

  it('a failed next page costs one row, with a retry', async () => {
    const { events } = await show(pagedOf([approval], { status: 'moreFailed', totalCount: 60 }));
    expect(screen.getByRole('alert')).toHaveTextContent('下一页没有加载成功');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([centre.notificationPages.nextRequested('all')]);
  });

  it('keeps the modules if the list fails, and offers a retry', async () => {
    const { events } = await show(pagedOf([], { status: 'failed', error: { text: '请求失败' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('通知没有加载成功请求失败');
    expect(screen.getByRole('navigation', { name: '通知模块' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([centre.notificationPages.wanted('all')]);
  });

  it('keeps the list, under a bar, while it reloads', async () => {
    await show(pagedOf([approval], { status: 'reloading' }));
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByText('正在更新')).toBeInTheDocument();
  });

  it('shows all or only unread messages', async () => {
    const { events } = await show(pagedOf([approval]));
    await userEvent.click(screen.getByRole('radio', { name: '未读' }));
    expect(events).toContainEqual(centre.filterChosen('unread'));
  });

  it('covers the list with the code, and the list keeps its position', async () => {
    const { events } = await show(pagedOf([approval]), { status: 'qrCode', scanned: approval });
    expect(screen.getByRole('heading', { name: '工程变更' })).toBeVisible();
    expect(screen.getByText('审批预警，极光制造')).toBeVisible();
    expect(screen.getByRole('article', { hidden: true }).closest('[inert]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(events).toEqual([centre.notificationBackPressed()]);
  });

  it('lets a person who is granted the application open an approval here, beside the code', async () => {
    await show(pagedOf([approval]), { status: 'qrCode', scanned: approval });
    expect(screen.getByRole('link', { name: '在此打开' })).toHaveAttribute('href', '/child/approval/request/b1');
  });

  it('shows only the code without the grant', async () => {
    await show(pagedOf([approval]), { status: 'qrCode', scanned: approval }, 'zh-CN', []);
    expect(screen.getByRole('heading', { name: '工程变更' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '在此打开' })).toBeNull();
  });

  it('has no accessibility fault detectable without colours', async () => {
    const { container } = await show(pagedOf([approval, stopped, stock, todo, broken]));
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
