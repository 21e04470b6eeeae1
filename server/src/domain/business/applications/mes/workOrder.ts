import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, state, tab, text } from '../../words.ts';

const counted = { decimals: 0, min: 0, max: 1_000_000 } as const;
const byServer = { decimals: 0, readOnly: true } as const;

/** What is made, how much of it, and how far along it is. */
export const workOrder: Resource = {
  name: 'workOrder',
  label: text('生产工单', 'Work orders'),
  one: text('工单', 'work order'),
  icon: 'factory',
  prefix: 'WO',
  facets: { title: 'title', party: 'product', owner: 'owner', amount: 'quantity', due: 'due' },
  fields: [
    field('title', 'text', '工单名称', 'Title', { required: true, max: 100 }),
    field('product', 'reference', '产品', 'Product', { required: true, to: 'pdc/product' }),
    field('order', 'reference', '销售订单', 'Sales order', { to: 'oms/order' }),
    field('line', 'department', '产线', 'Line', { required: true }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('quantity', 'number', '计划数量', 'Ordered', { ...counted, min: 1, required: true }),
    field('done', 'number', '已完成', 'Done', byServer),
    field('scrapped', 'number', '报废', 'Scrapped', byServer),
    field('remaining', 'number', '剩余', 'Remaining', { decimals: 0, computed: { open: ['quantity', 'done'] } }),
    field('stored', 'number', '已入库', 'In stock', byServer),
    field('start', 'date', '计划开工', 'Start', { required: true, initial: { today: 0 } }),
    field('due', 'date', '计划完工', 'Due', { required: true, initial: { today: 7 }, notBefore: 'start' }),
    field('warehouse', 'reference', '入库仓库', 'Warehouse', { required: true, to: 'wms/warehouse' }),
    field('location', 'text', '入库库位', 'Location', { required: true, max: 20 }),
    field('good', 'number', '合格数', 'Good', { ...counted, required: true, byStep: true }),
    field('scrap', 'number', '报废数', 'Scrap', { ...counted, byStep: true }),
    field('isMore', 'boolean', '确认超出计划数量', 'More than ordered, knowingly', {
      byStep: true,
      help: text(
        '完成数或报废数超过计划数量时必须勾选。',
        'Has to be ticked where more is made, or scrapped, than was ordered.',
      ),
    }),
    field('remark', 'text', '报工说明', 'Remark', { max: 200, byStep: true }),
    field('pauseReason', 'text', '暂停原因', 'Why it pauses', { required: true, max: 200, byStep: true }),
    field('note', 'longText', '备注', 'Note', { max: 500 }),
  ],
  statuses: {
    initial: 'planned',
    states: {
      planned: state('已计划', 'Planned', 'quiet'),
      released: state('已下达', 'Released', 'waiting'),
      running: state('生产中', 'Running', 'running'),
      paused: state('已暂停', 'Paused', 'waiting'),
      done: state('已完工', 'Done', 'done', { frozen: true, ended: true }),
      closed: state('已关闭', 'Closed', 'done', { frozen: true, ended: true }),
      cancelled: state('已取消', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      release: event('下达', 'Release', { primary: true }),
      start: event('开工', 'Start', { primary: true }),
      report: event('报工', 'Report', { primary: true, asks: ['good', 'scrap', 'isMore', 'remark'] }),
      finish: event('完工入库', 'Finish', {
        confirm: text(
          '合格品将立即入库，工单不能再报工。',
          'What is good goes into stock, and nothing more can be reported.',
        ),
      }),
      pause: event('暂停', 'Pause', { asks: ['pauseReason'] }),
      resume: event('恢复', 'Resume', { primary: true }),
      close: event('关闭', 'Close', { primary: true }),
      cancel: event('取消', 'Cancel', { confirm: text('确认取消该工单？', 'Cancel this work order?') }),
    },
    transitions: {
      planned: { release: 'released', cancel: 'cancelled' },
      released: { start: 'running', cancel: 'cancelled' },
      running: { report: 'stays', finish: 'done', pause: 'paused' },
      paused: { resume: 'running', cancel: 'cancelled' },
      done: { close: 'closed' },
      closed: {},
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'title', 'product', 'line', 'quantity', 'done', 'scrapped', 'due', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('planned', '待开工', 'To be started', { statuses: ['planned', 'released'] }),
      tab('running', '在制', 'Under way', { statuses: ['running', 'paused'] }),
      tab('late', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('done', '已完工', 'Done', { statuses: ['done', 'closed'] }),
    ],
    filters: ['line', 'owner', 'product', 'status'],
  },
  board: {
    columns: ['planned', 'released', 'running', 'paused', 'done'],
    aside: ['closed', 'cancelled'],
    card: ['title', 'product', 'quantity', 'done', 'due', 'owner'],
  },
  summary: {
    figures: [
      {
        key: 'running',
        label: text('在制', 'Under way'),
        measure: 'count',
        scope: { statuses: ['running', 'paused'] },
      },
      {
        key: 'waiting',
        label: text('待开工', 'To be started'),
        measure: 'count',
        scope: { statuses: ['planned', 'released'] },
      },
      { key: 'late', label: text('已逾期', 'Overdue'), measure: 'count', scope: { overdue: true }, alarming: true },
      { key: 'week', label: text('7 天内到期', 'Due in 7 days'), measure: 'count', scope: { dueWithinDays: 7 } },
    ],
    chart: {
      label: text('各日计划完工工单', 'Due by day'),
      by: 'day',
      measure: 'count',
      scope: { statuses: ['planned', 'released', 'running', 'paused'] },
    },
  },
  groups: [
    { label: text('计划', 'Plan'), fields: ['title', 'product', 'order', 'line', 'owner', 'quantity', 'start', 'due'] },
    { label: text('进度', 'Progress'), fields: ['done', 'scrapped', 'remaining', 'stored'] },
    { label: text('入库', 'Stock'), fields: ['warehouse', 'location'] },
  ],
  related: [
    { resource: 'mes/report', by: 'workOrder', label: text('报工记录', 'Reports') },
    { resource: 'qms/inspection', by: 'workOrder', label: text('检验', 'Inspections') },
  ],
};

/** A report on a work order; only the order's own step writes it. */
export const report: Resource = {
  name: 'report',
  label: text('报工记录', 'Reports'),
  one: text('报工记录', 'report'),
  icon: 'clipboard-check',
  prefix: 'RP',
  facets: { title: 'title', party: 'workOrder', owner: 'reporter', amount: 'good', due: 'time' },
  fields: [
    field('title', 'text', '工单', 'Work order', { required: true, max: 100 }),
    field('workOrder', 'reference', '工单编号', 'Work order number', { required: true, to: 'mes/workOrder' }),
    field('reporter', 'person', '报工人', 'Reported by'),
    field('time', 'time', '时间', 'Time', { required: true }),
    field('good', 'number', '合格数', 'Good', counted),
    field('scrap', 'number', '报废数', 'Scrap', counted),
    field('remark', 'text', '说明', 'Remark', { max: 200 }),
  ],
  list: {
    columns: ['number', 'title', 'good', 'scrap', 'reporter', 'time', 'remark'],
    filters: ['reporter'],
    sorting: '-due',
  },
  summary: {
    figures: [{ key: 'count', label: text('报工次数', 'Reports'), measure: 'count', scope: {} }],
    chart: { label: text('每日报工次数', 'Reports by day'), by: 'day', measure: 'count', scope: {} },
  },
  allows: { create: false, change: false, delete: false },
};
