/** The application id with which the demo's portal queries the version history. */
export const DEMO_APP_ID = 'portal-web';

/** What changed in a version: heading → lines. */
export type VersionChanges = Readonly<Record<string, readonly string[]>>;

/** Version, days before the first start, and what changed in it. */
export const versions: readonly (readonly [version: string, daysAgo: number, changes: VersionChanges])[] = [
  ['0.0.1', 420, { 首发: ['登录、选择公司与工作台上线。'] }],
  ['0.1.0', 300, { 通知: ['通知中心按模块汇总，新消息实时弹出。'], 待办: ['工作待办与个人待办分开显示。'] }],
  ['0.1.1', 262, { 修复: ['切换公司后通知数量立即更新。'] }],
  [
    '0.2.0',
    150,
    { 日程: ['月历显示四级重要程度。', '点击空白日期可直接新建日程。'], 门户: ['公司门户支持分享到外部。'] },
  ],
  ['0.2.1', 96, { 修复: ['大附件上传显示进度，失败后可重试。'] }],
  [
    '0.3.0',
    6,
    {
      待办: ['执行人可以看到每个人的完成情况。', '未提交的表单会自动保存，刷新后仍在。'],
      日程: ['月历支持方向键移动，回车打开当天。', '同一天超过三个日程时显示剩余数量。'],
    },
  ],
];

/** The same changes in English. */
export const englishVersions: Readonly<Record<string, VersionChanges>> = {
  '0.0.1': { 'First release': ['Sign-in, the choice of a company and the workbench.'] },
  '0.1.0': {
    Notifications: ['The notification centre sums up by module; new messages pop up live.'],
    'To-dos': ['Work to-dos and personal to-dos are shown apart.'],
  },
  '0.1.1': { Corrections: ['The number of notifications follows a change of company at once.'] },
  '0.2.0': {
    Schedule: ['The month shows four levels of importance.', 'A click on an empty day begins a schedule there.'],
    'Company portal': ['The company portal can be shared with people outside.'],
  },
  '0.2.1': { Corrections: ['Large attachments show how far they are, and can be sent again after a failure.'] },
  '0.3.0': {
    'To-dos': [
      'Executors see how far each of them is.',
      'A form that was not sent is kept, and is still there after a reload.',
    ],
    Schedule: [
      'Arrow keys move through the month, Enter opens the day.',
      'A day with more than three schedules says how many more there are.',
    ],
  },
};
