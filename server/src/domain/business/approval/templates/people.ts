import { field, options, text } from '../../words.ts';
import { BY_MANAGER, REASON, type Template } from '../template.ts';

const DAYS_FOR_THE_TOP = 5;

/** Requests that people make for themselves: time off and overtime. */
export const leave: Template = {
  code: 'leave',
  label: text('请假申请', 'Leave'),
  icon: 'calendar-off',
  prefix: 'LV',
  measure: 'days',
  span: { from: 'from', to: 'to', fromNoon: 'fromNoon', toNoon: 'toNoon' },
  fields: [
    field('kind', 'choice', '假期类型', 'Kind of leave', {
      required: true,
      initial: { value: 'annual' },
      options: options({
        annual: ['年假', 'Annual leave'],
        personal: ['事假', 'Personal leave'],
        sick: ['病假', 'Sick leave'],
        parental: ['产假与陪产假', 'Parental leave'],
      }),
    }),
    field('from', 'date', '开始日期', 'From', { required: true, initial: { today: 1 } }),
    field('to', 'date', '结束日期', 'To', { required: true, initial: { today: 1 }, notBefore: 'from' }),
    field('fromNoon', 'boolean', '开始日下午起', 'From noon of the first day'),
    field('toNoon', 'boolean', '结束日中午止', 'To noon of the last day'),
    field('days', 'number', '天数', 'Days', {
      decimals: 1,
      unit: text('天', 'd'),
      help: text('由起止日期得出，含其间的休息日。', 'Follows from the dates; days off in between count.'),
      computed: { days: { from: 'from', to: 'to', halves: ['fromNoon', 'toNoon'] } },
    }),
    field('deputy', 'person', '工作交接人', 'Deputy'),
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'hr',
      label: text('人力资源部', 'Human resources'),
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
  label: text('加班申请', 'Overtime'),
  icon: 'clock-plus',
  prefix: 'OT',
  measure: 'hours',
  fields: [
    field('day', 'date', '加班日期', 'Day', { required: true, initial: { today: 0 } }),
    field('hours', 'number', '时长', 'Hours', {
      required: true,
      min: 0.5,
      max: 24,
      decimals: 1,
      unit: text('小时', 'h'),
    }),
    field('settled', 'choice', '结算方式', 'Settled by', {
      required: true,
      initial: { value: 'leave' },
      options: options({ leave: ['调休', 'Time off'], pay: ['加班费', 'Pay'] }),
    }),
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'hr',
      label: text('人力资源部', 'Human resources'),
      approvers: [{ headOf: '人力资源部' }],
      mode: 'any',
      hours: 48,
      onlyIf: { field: 'settled', in: ['pay'] },
    },
  ],
};
