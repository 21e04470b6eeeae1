import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { POLICIES } from '../../../src/constants/permissions.ts';
import { applicationOpened } from '../../../src/features/applications/applicationsSlice.ts';
import { chooserOpened } from '../../../src/features/companySwitch/companySwitchEvents.ts';
import { latestNotices } from '../../../src/features/notices/noticesSlice.ts';
import { moduleSummary } from '../../../src/features/notificationCentre/notificationCentreSlice.ts';
import { dialogOpened } from '../../../src/features/notificationDialog/notificationDialogSlice.ts';
import { agenda, ownCompany, todoListChosen } from '../../../src/features/workbench/workbenchSlice.ts';
import { Workbench } from '../../../src/views/workbench/Workbench.tsx';
import { companyOf } from '../../support/fixtures.ts';
import { onPhone } from '../../support/phone.ts';
import { renderView } from '../../support/renderView.tsx';
import { dayItemOf, loaded, workbenchState } from '../../support/workbenchState.ts';

const base = workbenchState();
const FAILED = { status: 'failed', data: null, error: null } as const;
const zero = { work: { myInProgress: 0, myOverdue: 0, myFinished: 0, myCollection: 0, total: 0 } };

describe('workbench', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('greets by name and says what is due today; each number leads to its list', async () => {
    const { events } = await renderView(<Workbench />, { state: base });
    expect(screen.getByRole('heading', { level: 1, name: '上午好，林静' })).toBeVisible();
    const sentence = '11月20日，星期五。今天有 3 个日程，38 项待办进行中，6 项待办已逾期。';
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '6 项待办已逾期' }));
    expect(events).toContainEqual(todoListChosen({ group: 'work', list: 'overdue' }));
  });

  it('creates a new to-do and a schedule for today from beside the greeting', async () => {
    const { events } = await renderView(<Workbench />, { state: base });
    await userEvent.click(screen.getByRole('button', { name: '新建待办' }));
    await userEvent.click(screen.getByRole('button', { name: '添加日程' }));
    expect(events).toEqual([
      dialogOpened({ tab: 2, intent: { kind: 'create' } }),
      dialogOpened({ tab: 3, intent: { kind: 'create', date: '2026-11-20' } }),
    ]);
  });

  it('says that nothing is due if all counts are 0', async () => {
    const counts = loaded({ ...zero, personal: { myParticipateIn: 1, myStartCount: 1, myCollection: 1, total: 3 } });
    const state = {
      ...base,
      todoCentre: { ...base.todoCentre, counts },
      workbench: { ...base.workbench, months: {} },
    };
    await renderView(<Workbench />, { state });
    expect(screen.getByText(/今天没有到期的事项。/)).toBeVisible();
  });

  it('POR-2 says what is known about the company', async () => {
    await renderView(<Workbench />, { state: base });
    const strip = screen.getByRole('region', { name: '公司信息' });
    expect(strip).toHaveTextContent('公司极光制造版本制造业专业版有效期至2027-06-30员工2,000部门120我的部门研发项目部');
  });

  it('leaves out company data if there is no company', async () => {
    await renderView(<Workbench />, { state: { ...base, company: { ...base.company, companyName: null } } });
    expect(screen.queryByRole('region', { name: '公司信息' })).toBeNull();
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull();
    expect(screen.getByRole('region', { name: '个人待办' })).toBeVisible();
  });

  it('tells a person without a company how to join one, and checks again on request', async () => {
    const { events } = await renderView(<Workbench />, {
      state: { ...base, company: { ...base.company, companyName: null }, permissions: { authorization: [] } },
    });
    const pane = screen.getByRole('region', { name: '您还没有加入公司' });
    expect(pane).toHaveTextContent('请把您的账号 lin 告诉贵公司的管理员');
    await userEvent.click(screen.getByRole('button', { name: '查找我的公司' }));
    expect(events).toEqual([chooserOpened({ action: 'switch' })]);
  });

  it('leads host administrators to their console instead', async () => {
    await renderView(<Workbench />, {
      state: {
        ...base,
        company: { ...base.company, companyName: null },
        permissions: { authorization: [POLICIES.hostConsole] },
      },
    });
    const pane = screen.getByRole('region', { name: '您负责管理本平台' });
    expect(within(pane).getByRole('link', { name: '进入管理后台' })).toHaveAttribute('href', '/console');
    expect(screen.queryByRole('button', { name: '查找我的公司' })).toBeNull();
  });

  it.each([
    ['zh-CN', '您现在不能进入公司', '极光制造：账号已被该组织禁用。'],
    ['en-US', 'You cannot enter a company at present', 'Aurora: Account has been disabled by the organization'],
  ] as const)('tells somebody who can enter none of their companies why, in %s', async (language, title, words) => {
    const shutCompanies = [companyOf('极光制造', { userIsActive: false, displayName: 'Aurora' })];
    await renderView(<Workbench />, {
      state: {
        ...base,
        company: { ...base.company, companyName: null },
        permissions: { authorization: [] },
        session: { ...base.session, shutCompanies },
        settings: { settings: { ...base.settings.settings, language } },
      },
    });
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(words);
  });

  it('POR-2 lists modules with unread messages first, PDC as PLM, unknown ones by their own name', async () => {
    await renderView(<Workbench />, { state: base });
    const rows = [...screen.getByRole('region', { name: '通知' }).querySelectorAll('li')].map((row) => row.textContent);
    expect(rows).toEqual([
      '审批助手采购申请“伺服驱动器补货”待您审批1212 条未读',
      'PLM图纸变更44 条未读',
      'Stranger陌生模块的消息77 条未读',
      '系统通知暂无未读消息',
    ]);
  });

  it('POR-2 opens a permitted application and shows no others, on a phone', async () => {
    onPhone();
    const { events } = await renderView(<Workbench />, {
      state: { ...base, permissions: { authorization: ['OMS_Auth'] } },
    });
    const apps = [...screen.getByRole('region', { name: '常用应用' }).querySelectorAll('button')];
    expect(apps.map((app) => app.textContent)).toEqual(['订单管理']);
    await userEvent.click(screen.getByRole('button', { name: '订单管理' }));
    expect(events).toEqual([applicationOpened('oms')]);
  });

  it.each([
    ['company information', ownCompany, { workbench: { ...base.workbench, companyInfo: FAILED } }],
    ['notifications', moduleSummary, { notificationCentre: { ...base.notificationCentre, summary: FAILED } }],
    ['notices', latestNotices, { notices: { latest: FAILED } }],
    ['schedules', agenda, { workbench: { ...base.workbench, agenda: FAILED } }],
  ] as const)('requests only %s again when it failed, next to everything else', async (_part, resource, over) => {
    const { events } = await renderView(<Workbench />, { state: { ...base, ...over } });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(events).toEqual([resource.wanted()]);
    expect(screen.getByText('AX-40 试产问题清单提交评审')).toBeVisible();
  });

  it('is entirely in English if the language is', async () => {
    const settings = { settings: { ...base.settings.settings, language: 'en-US' as const } };
    const meeting = dayItemOf('周会', '14:00', '15:00', { source: '极光制造' });
    const workbench = { ...base.workbench, agenda: loaded([meeting]) };
    await renderView(<Workbench />, { state: { ...base, settings, workbench } });
    expect(screen.getByRole('heading', { level: 1, name: 'Good morning, 林静' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'in progress 38' })).toBeVisible();
    expect(screen.getByText('7 h left')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Company information' })).toHaveTextContent('Aurora Manufacturing');
    expect(screen.getByRole('region', { name: 'Schedules' })).toHaveTextContent('Aurora Manufacturing');
  });
});
