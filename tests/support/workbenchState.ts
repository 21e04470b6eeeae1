import type { DayItem, MonthEntry } from '../../contract/schedules.ts';
import type { UserTask } from '../../contract/tasks.ts';
import { APPLICATIONS } from '../../src/constants/applications.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { POLICIES } from '../../src/constants/permissions.ts';
import type { Load } from '../../src/lib/loading.ts';
import type { RootState } from '../../src/store/rootReducer.ts';
import { rootReducer } from './rootReducer.ts';

const initial = rootReducer(undefined, { type: '@@test' });
/** The wall clock in the pictures: a Friday morning. */
export const NOW = '2026-11-20T10:24:00';

export const loaded = <T>(data: T): Load<T> => ({ status: 'loaded', data, error: null });

export const taskOf = (title: string, over: Partial<UserTask> = {}): UserTask => ({
  id: title,
  title,
  degreeType: 0,
  startedAt: '2026-11-18T09:00:00',
  endAt: '2026-11-20T18:00:00',
  isSynchronizeDate: true,
  isWarming: true,
  executors: [{ userId: 'lin', userName: '林静', executorStatus: 0 }],
  attachments: [],
  createAt: '2026-11-18T09:00:00',
  creatorName: '徐建国',
  isCollection: false,
  myExecutorStatus: 0,
  isEditOrDelete: false,
  source: 'PDC',
  ...over,
});

export const dayItemOf = (title: string, from: string, to: string, over: Partial<DayItem> = {}): DayItem => ({
  id: title,
  title,
  degreeType: 0,
  startAt: `2026-11-20T${from}:00`,
  endAt: `2026-11-20T${to}:00`,
  source: null,
  ...over,
});

const monthEntry = (day: number, titles: number): MonthEntry => ({
  dateString: `2026-11-${day}`,
  taskTitle: Array.from({ length: titles }, (_, index) => ({ title: `${index}`, degreeType: 0 })),
});

/** Lin's workbench at Aurora with everything loaded and all permissions. */
export function workbenchState(over: Partial<RootState> = {}): RootState {
  const user = { userName: 'lin', id: 'lin', name: '林静', hostId: 'account' };
  return {
    ...initial,
    routing: { location: { pathname: PATHS.workbench, search: '', hash: '', key: 'one' }, action: 'POP' },
    session: {
      ...initial.session,
      hostToken: 'Bearer host',
      token: 'Bearer tenant',
      userInfo: user,
      loginReturnType: 4,
    },
    company: { ...initial.company, companyId: 'ou', companyName: '极光制造' },
    permissions: {
      ...initial.permissions,
      authorization: [...Object.values(POLICIES), ...APPLICATIONS.map(({ policy }) => policy)],
    },
    pageTabs: {
      ...initial.pageTabs,
      tabs: [{ path: PATHS.workbench, titleKey: 'routing:workbench' }],
      cachePath: [PATHS.workbench],
    },
    realtime: { ...initial.realtime, status: 'connected', failures: 0 },
    shell: { ...initial.shell, open: true },
    clock: { ...initial.clock, now: NOW },
    workbench: {
      ...initial.workbench,
      companyInfo: loaded({
        tenantId: 'aurora',
        name: '极光制造',
        englishName: 'Aurora Manufacturing',
        editionName: '制造业专业版',
        expireDate: '2027-06-30',
        employeeCount: 2000,
        departmentCount: 120,
        departmentName: '研发项目部',
      }),
      chosen: { work: 'inProgress', personal: 'participating' },
      lists: {
        inProgress: loaded([
          taskOf('AX-40 试产问题清单提交评审', { degreeType: 3 }),
          taskOf('客户 8D 报告回复：主轴异响', { degreeType: 2, endAt: '2026-11-20T20:00:00', source: 'QMS' }),
          taskOf('复核十月份成本差异表', { degreeType: 1, endAt: '2026-11-23T12:00:00', source: 'FMS' }),
          taskOf('更新质检作业指导书 V3.2', { endAt: '2026-11-27T18:00:00', source: 'personal' }),
        ]),
        participating: loaded([
          taskOf('年度内审整改项关闭', { endAt: '2026-11-18T18:00:00', myExecutorStatus: 2, source: 'personal' }),
          taskOf('十一月考勤异常复核', { myExecutorStatus: 1, source: 'personal' }),
        ]),
        personalFollowed: loaded<UserTask[]>([]),
      },
      day: NOW.slice(0, 10),
      agenda: loaded([
        dayItemOf('产线交付节奏早会', '09:00', '09:30', { source: '一号会议室' }),
        dayItemOf('AX-40 试产评审', '10:30', '11:30', { degreeType: 3, source: '二号会议室' }),
        dayItemOf('华东轴承月度质量会', '14:00', '15:00', { degreeType: 1 }),
      ]),
      months: { '2026-11': loaded([monthEntry(16, 2), monthEntry(18, 12), monthEntry(20, 3)]) },
    },
    todoCentre: {
      ...initial.todoCentre,
      counts: loaded({
        work: { myInProgress: 38, myOverdue: 6, myFinished: 142, myCollection: 25, total: 211 },
        personal: { myParticipateIn: 142, myStartCount: 96, myCollection: 0, total: 238 },
      }),
    },
    notificationCentre: {
      ...initial.notificationCentre,
      summary: loaded([
        { moduleName: 'BPM', unreadCount: 12, title: '采购申请“伺服驱动器补货”待您审批' },
        { moduleName: 'Basic', unreadCount: 0, title: null },
        { moduleName: 'PDC', unreadCount: 4, title: '图纸变更' },
        { moduleName: 'Stranger', unreadCount: 7, title: '陌生模块的消息' },
      ]),
    },
    notices: {
      ...initial.notices,
      latest: loaded(
        Array.from({ length: 10 }, (_, index) => ({
          id: `n${index}`,
          title: `公告 ${index + 1}`,
          publishDate: `2026-11-${19 - index}T08:00:00`,
        })),
      ),
    },
    ...over,
  };
}
