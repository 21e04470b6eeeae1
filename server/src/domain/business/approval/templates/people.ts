import { BY_MANAGER, REASON, type Template } from '../template.ts';

const DAYS_FOR_THE_TOP = 5;

/** What somebody asks for themselves: time off, and time on. */
export const leave: Template = {
  code: 'leave',
  label: { zh: '请假申请', en: 'Leave' },
  icon: 'calendar-off',
  prefix: 'LV',
  measure: 'days',
  span: { from: 'from', to: 'to', fromNoon: 'fromNoon', toNoon: 'toNoon' },
  fields: [
    {
      name: 'kind',
      type: 'choice',
      label: { zh: '假期类型', en: 'Kind of leave' },
      required: true,
      initial: { value: 'annual' },
      options: [
        { value: 'annual', label: { zh: '年假', en: 'Annual leave' } },
        { value: 'personal', label: { zh: '事假', en: 'Personal leave' } },
        { value: 'sick', label: { zh: '病假', en: 'Sick leave' } },
        { value: 'parental', label: { zh: '产假与陪产假', en: 'Parental leave' } },
      ],
    },
    { name: 'from', type: 'date', label: { zh: '开始日期', en: 'From' }, required: true, initial: { today: 1 } },
    {
      name: 'to',
      type: 'date',
      label: { zh: '结束日期', en: 'To' },
      required: true,
      initial: { today: 1 },
      notBefore: 'from',
    },
    { name: 'fromNoon', type: 'boolean', label: { zh: '开始日下午起', en: 'From noon of the first day' } },
    { name: 'toNoon', type: 'boolean', label: { zh: '结束日中午止', en: 'To noon of the last day' } },
    {
      name: 'days',
      type: 'number',
      label: { zh: '天数', en: 'Days' },
      decimals: 1,
      unit: { zh: '天', en: 'd' },
      help: { zh: '由起止日期得出，含其间的休息日。', en: 'Follows from the dates; days off in between count.' },
      computed: { days: { from: 'from', to: 'to', halves: ['fromNoon', 'toNoon'] } },
    },
    { name: 'deputy', type: 'person', label: { zh: '工作交接人', en: 'Deputy' } },
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'hr',
      label: { zh: '人力资源部', en: 'Human resources' },
      approvers: [{ headOf: '人力资源部' }],
      mode: 'any',
      hours: 24,
      onlyIf: { field: 'days', above: DAYS_FOR_THE_TOP },
    },
  ],
  copies: [{ personIn: 'deputy' }],
};

export const overtime: Template = {
  code: 'overtime',
  label: { zh: '加班申请', en: 'Overtime' },
  icon: 'clock-plus',
  prefix: 'OT',
  measure: 'hours',
  fields: [
    { name: 'day', type: 'date', label: { zh: '加班日期', en: 'Day' }, required: true, initial: { today: 0 } },
    {
      name: 'hours',
      type: 'number',
      label: { zh: '时长', en: 'Hours' },
      required: true,
      min: 0.5,
      max: 24,
      decimals: 1,
      unit: { zh: '小时', en: 'h' },
    },
    {
      name: 'settled',
      type: 'choice',
      label: { zh: '结算方式', en: 'Settled by' },
      required: true,
      initial: { value: 'leave' },
      options: [
        { value: 'leave', label: { zh: '调休', en: 'Time off' } },
        { value: 'pay', label: { zh: '加班费', en: 'Pay' } },
      ],
    },
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'hr',
      label: { zh: '人力资源部', en: 'Human resources' },
      approvers: [{ headOf: '人力资源部' }],
      mode: 'any',
      hours: 48,
      onlyIf: { field: 'settled', in: ['pay'] },
    },
  ],
};
