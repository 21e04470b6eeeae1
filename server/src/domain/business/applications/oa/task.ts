import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** A work to-do that somebody assigns to others; it appears among their to-dos in the portal. */
export const task: Resource = {
  name: 'task',
  label: text('工作待办', 'Work to-dos'),
  one: text('工作待办', 'work to-do'),
  icon: 'list-checks',
  facets: { title: 'title', owner: 'assigner', amount: 'finished', due: 'endAt' },
  fields: [
    field('title', 'text', '标题', 'Title', { required: true, max: 50 }),
    field('description', 'longText', '描述', 'Description', { max: 1000 }),
    field('importance', 'choice', '重要程度', 'Importance', {
      required: true,
      options: options({
        '0': ['普通', 'Normal', 'done'],
        '1': ['重要', 'Important', 'waiting'],
        '2': ['紧急', 'Urgent', 'waiting'],
        '3': ['重要且紧急', 'Important and urgent', 'bad'],
      }),
      initial: { value: '0' },
    }),
    field('startedAt', 'time', '开始时间', 'Start', { required: true, initial: { today: 0 } }),
    field('endAt', 'time', '截止时间', 'Deadline', { required: true, initial: { today: 1 }, notBefore: 'startedAt' }),
    field('executors', 'lines', '执行人', 'Executors', {
      required: true,
      max: 50,
      columns: [field('person', 'person', '执行人', 'Executor', { required: true })],
    }),
    field('assigner', 'person', '分配人', 'Assigned by', { required: true, initial: { me: true } }),
    field('finished', 'number', '已完成人数', 'Have finished', { readOnly: true }),
    field('total', 'number', '执行人数', 'Executors in all', { readOnly: true }),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'quiet'),
      assigned: state('进行中', 'In progress', 'running', { frozen: true }),
      finished: state('已完成', 'Finished', 'done', { frozen: true, ended: true }),
      cancelled: state('已取消', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      assign: event('分配', 'Assign', { primary: true }),
      cancel: event('取消', 'Cancel', {
        confirm: text('执行人的待办将被删除。', 'It disappears from the to-dos of its executors.'),
      }),
      progressed: event('有人完成', 'Somebody has finished', { system: true }),
    },
    transitions: {
      draft: { assign: 'assigned' },
      assigned: { progressed: ['assigned', 'finished'], cancel: 'cancelled' },
      finished: {},
      cancelled: {},
    },
  },
  list: {
    columns: ['title', 'importance', 'assigner', 'startedAt', 'endAt', 'finished', 'total', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('mine', '我分配的', 'Mine', { mine: true }),
      tab('running', '进行中', 'In progress', { statuses: ['assigned'] }),
      tab('late', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('finished', '已完成', 'Finished', { statuses: ['finished'] }),
    ],
    filters: ['importance', 'assigner', 'status'],
  },
  summary: {
    figures: [
      { key: 'running', label: text('进行中', 'In progress'), measure: 'count', scope: { statuses: ['assigned'] } },
      { key: 'late', label: text('已逾期', 'Overdue'), measure: 'count', scope: { overdue: true }, alarming: true },
      {
        key: 'finished',
        label: text('完成率', 'Finished'),
        measure: 'share',
        scope: { statuses: ['finished'] },
        unit: text('%', '%'),
      },
    ],
    chart: { label: text('按状态', 'By status'), by: 'status', measure: 'count', scope: {} },
  },
};
