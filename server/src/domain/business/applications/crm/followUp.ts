import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** A planned visit, call or meeting with a customer, and its outcome. */
export const followUp: Resource = {
  name: 'followUp',
  label: text('拜访与跟进', 'Visits and follow-ups'),
  one: text('跟进', 'follow-up'),
  icon: 'map-pin',
  prefix: 'FU',
  facets: { title: 'title', party: 'customer', owner: 'owner', due: 'time' },
  fields: [
    field('title', 'text', '主题', 'Subject', { required: true, max: 100 }),
    field('customer', 'reference', '客户', 'Customer', { required: true, to: 'crm/customer' }),
    field('opportunity', 'reference', '商机', 'Opportunity', {
      to: 'crm/opportunity',
      fills: { customer: { same: true }, contact: {} },
    }),
    field('contact', 'reference', '联系人', 'Contact', { to: 'crm/contact', fills: { customer: { same: true } } }),
    field('kind', 'choice', '方式', 'Kind', {
      required: true,
      initial: { value: 'call' },
      options: options({
        call: ['电话', 'Call'],
        visit: ['拜访', 'Visit'],
        meeting: ['会议', 'Meeting'],
        sample: ['寄样', 'Sample'],
      }),
    }),
    field('time', 'time', '时间', 'Time', { required: true }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('note', 'longText', '准备', 'Preparation', { max: 1000 }),
    field('result', 'longText', '结果', 'Result', { byStep: true, required: true }),
    field('nextStep', 'text', '下一步', 'Next step', { byStep: true, max: 40 }),
    field('nextDate', 'date', '下一步日期', 'Next step on', { byStep: true }),
    field('told', 'date', '已预警', 'Warned on', { readOnly: true }),
  ],
  statuses: {
    initial: 'planned',
    states: {
      planned: state('待跟进', 'Planned', 'waiting'),
      done: state('已完成', 'Done', 'done', { frozen: true, ended: true }),
      cancelled: state('已取消', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      finish: event('填写结果', 'Write the result', { primary: true, asks: ['result', 'nextStep', 'nextDate'] }),
      cancel: event('取消', 'Cancel'),
    },
    transitions: { planned: { finish: 'done', cancel: 'cancelled' }, done: {}, cancelled: {} },
  },
  list: {
    columns: ['number', 'title', 'customer', 'opportunity', 'kind', 'time', 'owner', 'status'],
    filters: ['customer', 'kind', 'owner'],
    sorting: '-due',
    tabs: [
      tab('planned', '待跟进', 'Planned', { statuses: ['planned'] }),
      tab('mine', '我的', 'Mine', { mine: true }),
      tab('overdue', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('done', '已完成', 'Done', { statuses: ['done'] }),
    ],
  },
};
