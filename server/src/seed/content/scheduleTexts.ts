/** A schedule of a day: start, minutes, title, importance, source. */
export type ShownSchedule = readonly [
  start: string,
  minutes: number,
  title: string,
  degree: number,
  source?: 'personal',
];

/** The schedules of a day: `start minutes importance [personal] title`, with semicolons between them. */
function schedules(day: string): ShownSchedule[] {
  const found = [...day.matchAll(/(\S+) (\d+) (\d) (personal )?([^;]+)/g)];
  return found.map(([, start = '', minutes, degree, own, title = '']) =>
    own ? [start, Number(minutes), title, Number(degree), 'personal'] : [start, Number(minutes), title, Number(degree)],
  );
}

/** The days around the first start, as the pictures of the design show them: days from then → schedules. */
export const shownDays: ReadonlyMap<number, readonly ShownSchedule[]> = new Map(
  [
    [-18, '09:00 30 0 部门周会; 10:00 60 0 产线点检表评审; 14:00 60 1 预算编制启动'],
    [-17, '10:00 30 1 十月考勤异常说明'],
    [-16, '09:30 30 0 personal 导师计划登记; 16:00 30 0 personal 与高敏一对一'],
    [-15, '13:30 180 2 客户来厂验收 SV-750'],
    [-14, '09:00 60 0 personal 会议纪要整理; 17:00 60 0 生日会'],
    [-13, ''],
    [-12, ''],
    [-11, '09:00 30 0 部门周会; 14:00 60 1 工装夹具采购比价'],
    [-10, '10:00 120 3 主轴异响现场会'],
    [-9, '09:00 60 0 二期厂房消防演练; 14:00 60 1 图纸归档检查; 16:00 60 0 班组长座谈'],
    [-8, '10:00 60 1 供应商月度评分'],
    [-7, '09:00 30 0 personal 账号安全自查'],
    [-6, ''],
    [-5, ''],
    [-4, '09:00 30 0 部门周会; 15:00 60 2 内审整改跟踪'],
    [-3, '17:00 30 1 来料不良统计截止'],
    [
      -2,
      '08:30 30 0 点检表试运行反馈; 09:00 60 1 AX-40 试产批次三开机; 09:30 30 0 柔轮来料检验沟通; 10:00 30 1 轴承供应商电话会; 10:30 30 0 装配节拍测算; 11:00 45 2 客户问题日会; 13:00 30 0 一号线巡线; 13:30 30 1 图纸变更会签; 14:00 60 2 寿命试验中期评审; 15:30 30 0 备件需求核对; 16:00 45 1 预算编制答疑; 17:00 30 0 试产当日小结',
    ],
    [-1, ''],
    [
      0,
      '09:00 30 0 产线交付节奏早会; 10:30 60 3 AX-40 试产评审; 14:00 60 1 华东轴承月度质量会; 16:30 30 0 personal 与王磊核对预算表',
    ],
    [1, ''],
    [2, '08:00 600 0 personal 年假出行'],
    [3, '09:00 30 0 部门周会; 14:00 60 1 成本差异表复核'],
    [4, '10:00 60 1 供应商评分汇总; 15:00 60 0 新版差旅标准宣讲'],
    [5, '09:00 30 2 考勤确认单截止; 10:00 60 0 校招内推简历初筛; 16:00 30 0 工位调整'],
    [6, '10:00 30 0 罗文博休假交接'],
    [7, '09:00 30 0 指导书 V3.2 发布; 14:00 60 2 主轴整改验证数据'],
    [8, ''],
    [9, ''],
  ].map(([days, day]) => [Number(days), schedules(String(day))]),
);

export const scheduleTitles = [
  '部门周会',
  '图纸评审',
  '供应商来访',
  '试产例会',
  '新员工面谈',
  '客户现场调试',
  '月度结账核对',
  '质量月总结会',
  '工艺评审',
  '产能评估',
  '安全巡检',
  '成本分析会',
  '培训：失效模式分析',
  '项目里程碑检查',
  '团队午餐',
  '设备验收',
];
