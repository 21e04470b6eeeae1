/** A to-do as the pictures of the design show it: deadline in hours from the first start, 0 normal … 3 important and urgent. */
export interface ShownTodo {
  readonly title: string;
  readonly degree: number;
  readonly creator: string;
  readonly hours: number;
  readonly source?: string;
  readonly executors?: readonly string[];
  readonly description?: string;
}

const pilotRun =
  '一、汇总上月 26 日至本月 17 日试产批次（共 3 批 180 台）的问题，按装配、来料、检验三类归档。\n' +
  '二、每项注明责任部门、临时措施与永久措施，附照片。\n三、评审前请王磊确认成本影响一栏。';

/** The first work to-dos in progress, nearest deadline first. */
export const shownWork: readonly ShownTodo[] = [
  {
    title: 'AX-40 试产问题清单提交评审',
    degree: 3,
    creator: 'xu',
    hours: 7.5,
    source: 'PDC',
    executors: ['wang'],
    description: pilotRun,
  },
  { title: '客户 8D 报告回复：主轴异响', degree: 2, creator: 'gao', hours: 9.5, source: 'QMS' },
  { title: '年度内审整改项关闭', degree: 2, creator: 'wang', hours: 31, source: 'QMS' },
  { title: '复核十月份成本差异表', degree: 1, creator: 'zhou', hours: 73, source: 'FMS' },
  { title: '三季度供应商评分汇总', degree: 1, creator: 'zheng', hours: 103, source: 'SCM' },
  { title: '更新质检作业指导书 V3.2', degree: 0, creator: 'luo', hours: 175, source: 'OA' },
];
/** Approvals waiting for lin; `hours` is how long ago they arrived. */
export const shownApprovals: readonly ShownTodo[] = [
  { title: '采购申请：伺服驱动器 SV-750 补货 24 台', degree: 2, creator: 'zheng', hours: 0.2 },
  { title: '工程变更：AX-40 减速机壳体倒角由 C1 改为 C1.5', degree: 1, creator: 'xu', hours: 0.7 },
  { title: '合同用印：北风贸易 2027 年度框架协议', degree: 1, creator: 'huang', hours: 16.6 },
  { title: '差旅报销：苏州客户现场调试，3 人 4 天', degree: 0, creator: 'he', hours: 19 },
  { title: '请假申请：年假 2 天', degree: 0, creator: 'luo', hours: 42 },
];
/** The first personal to-dos that lin participates in. */
export const shownParticipating: readonly ShownTodo[] = [
  {
    title: 'AX-40 试产问题清单提交评审',
    degree: 3,
    creator: 'xu',
    hours: 7.5,
    executors: ['wang', 'xu'],
    description: pilotRun,
  },
  { title: '客户 8D 报告回复：主轴异响', degree: 2, creator: 'gao', hours: 9.5, executors: ['gao'] },
  { title: '年度内审整改项关闭', degree: 3, creator: 'wang', hours: -16, executors: ['luo', 'zheng', 'gao'] },
  { title: '复核十月份成本差异表', degree: 1, creator: 'zhou', hours: 73 },
  { title: '三季度供应商评分汇总', degree: 1, creator: 'zheng', hours: 103, executors: ['zheng'] },
  { title: '更新质检作业指导书 V3.2', degree: 0, creator: 'luo', hours: 175, executors: ['luo'] },
  { title: '预算编制说明会材料', degree: 0, creator: 'tang', hours: 238, executors: ['tang', 'chen'] },
];

export const todoActions = ['整理', '复核', '提交', '确认', '更新', '汇总', '评审', '跟进', '归档', '编制'];
export const todoThings = [
  '试产问题清单',
  '来料不良统计',
  '温升测试数据',
  '装配作业指导书',
  '供应商整改计划',
  '工装夹具清单',
  '图纸会签意见',
  '备件需求表',
  '客户验收报告',
  '成本差异说明',
  '点检表',
  '会议纪要',
  '考勤异常说明',
  '外观评审意见',
  '寿命试验报告',
  '产能评估表',
];
export const todoDescriptions = [
  '请在截止前完成并在附件中上传结果，有疑问当面沟通。',
  '一、核对数据来源；\n二、标注差异原因；\n三、与相关部门确认后提交。',
  '按上次评审意见修改，修改处用批注说明。',
  '完成后请通知发起人，以便安排下一步。',
];
/** Modules that create work to-dos, besides BPM, whose to-dos each have a request behind them (`shownApprovals`). */
export const workSources = ['PDC', 'QMS', 'FMS', 'SCM', 'OMS', 'CRM', 'WMS', 'MES', 'HCM', 'OA'];
