import type { Resource, Statuses } from '../../../../../../contract/businessDescription.ts';
import type { Field } from '../../../../../../contract/businessFields.ts';
import { POLICIES } from '../../../policies.ts';
import { event, field, state, tab, text } from '../../words.ts';

/** The life of a monthly record: the person it is about confirms it, or says what is wrong. */
const statusesOf = (demands?: string): Statuses => ({
  initial: 'draft',
  states: {
    draft: state('草稿', 'Draft', 'quiet'),
    sent: state('待确认', 'To be confirmed', 'waiting', { frozen: true }),
    disputed: state('有异议', 'Disputed', 'bad'),
    confirmed: state('已确认', 'Confirmed', 'done', { frozen: true, ended: true }),
  },
  events: {
    send: event('发送确认', 'Send', { primary: true, ...(demands && { demands }) }),
    confirm: event('确认', 'Confirm', { primary: true, by: 'employee' }),
    dispute: event('提出异议', 'Dispute', { by: 'employee', asks: ['objection'] }),
  },
  transitions: {
    draft: { send: 'sent' },
    sent: { confirm: 'confirmed', dispute: 'disputed' },
    disputed: { send: 'sent' },
    confirmed: {},
  },
});

const heads: readonly Field[] = [
  field('title', 'text', '内容', 'What', { readOnly: true }),
  field('employee', 'person', '员工', 'Employee', { required: true }),
  field('month', 'text', '月份', 'Month', { required: true, max: 7, help: text('例如 2026-11', 'Such as 2026-11') }),
  field('due', 'date', '确认期限', 'To be confirmed by', { required: true, initial: { today: 5 } }),
];
const tails: readonly Field[] = [
  field('sentAt', 'time', '发送时间', 'Sent', { readOnly: true }),
  field('objection', 'longText', '异议', 'Objection', { required: true, max: 500, byStep: true }),
  field('note', 'text', '备注', 'Note', { max: 200 }),
];

const listOf = (columns: readonly string[]): Resource['list'] => ({
  columns: ['title', 'employee', 'month', ...columns, 'due', 'status'],
  tabs: [
    tab('all', '全部', 'All', {}),
    tab('draft', '待发送', 'To be sent', { statuses: ['draft'] }),
    tab('sent', '待确认', 'To be confirmed', { statuses: ['sent'] }),
    tab('disputed', '有异议', 'Disputed', { statuses: ['disputed'] }, { alarming: true }),
    tab('mine', '我的', 'Mine', { mine: true }),
  ],
  filters: ['month', 'employee', 'status'],
});
const summary: Resource['summary'] = {
  figures: [
    { key: 'sent', label: text('待确认', 'To be confirmed'), measure: 'count', scope: { statuses: ['sent'] } },
    {
      key: 'late',
      label: text('逾期未确认', 'Past their date'),
      measure: 'count',
      scope: { overdue: true },
      alarming: true,
    },
    {
      key: 'confirmed',
      label: text('确认率', 'Confirmed'),
      measure: 'share',
      scope: { statuses: ['confirmed'] },
      unit: text('%', '%'),
    },
  ],
  chart: { label: text('按状态', 'By status'), by: 'status', measure: 'count', scope: {} },
};

const days = { decimals: 1, min: 0, max: 31 } as const;

/** A person's attendance for a month. */
export const attendance: Resource = {
  name: 'attendance',
  label: text('考勤确认', 'Attendance'),
  one: text('考勤确认单', 'attendance record'),
  icon: 'calendar-check',
  prefix: 'AT',
  facets: { title: 'title', owner: 'employee', amount: 'present', due: 'due' },
  fields: [
    ...heads,
    field('planned', 'number', '应出勤天数', 'Days planned', { ...days, required: true }),
    field('present', 'number', '实际出勤天数', 'Days present', { ...days, required: true }),
    field('leave', 'number', '请假天数', 'Days on leave', { ...days, initial: { value: 0 } }),
    field('late', 'number', '迟到次数', 'Times late', { min: 0, max: 31, initial: { value: 0 } }),
    field('overtime', 'number', '加班小时', 'Hours overtime', { decimals: 1, min: 0, max: 300, initial: { value: 0 } }),
    ...tails,
  ],
  statuses: statusesOf(),
  list: listOf(['planned', 'present', 'leave', 'overtime']),
  summary,
};

const sum = { min: 0, initial: { value: 0 } } as const;

/** A person's monthly pay: visible only to them and to those who calculate it. */
export const salary: Resource = {
  name: 'salary',
  label: text('薪资确认', 'Salaries'),
  one: text('薪资确认单', 'salary record'),
  icon: 'wallet',
  prefix: 'SA',
  facets: { title: 'title', owner: 'employee', amount: 'net', due: 'due' },
  fields: [
    ...heads,
    field('base', 'money', '基本工资', 'Base', { min: 0, required: true }),
    field('bonus', 'money', '绩效奖金', 'Bonus', sum),
    field('allowance', 'money', '津贴', 'Allowance', sum),
    field('gross', 'money', '应发合计', 'Gross', { computed: { add: ['base', 'bonus', 'allowance'] } }),
    field('insurance', 'money', '社保公积金', 'Insurance', sum),
    field('tax', 'money', '个人所得税', 'Income tax', sum),
    field('deducted', 'money', '扣款合计', 'Deductions', { computed: { add: ['insurance', 'tax'] } }),
    field('net', 'money', '实发', 'Net', { computed: { subtract: ['gross', 'deducted'] } }),
    ...tails,
  ],
  statuses: statusesOf(POLICIES.salaries),
  list: listOf(['gross', 'net']),
  summary,
  demands: POLICIES.salaries,
  confidential: { to: 'employee', unless: POLICIES.salaries },
};
