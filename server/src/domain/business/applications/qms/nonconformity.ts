import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** The eight steps of an 8D report, in their order. */
export const STEPS = {
  D1: ['D1 成立小组', 'D1 Team'],
  D2: ['D2 问题描述', 'D2 Problem'],
  D3: ['D3 临时措施', 'D3 Containment'],
  D4: ['D4 根本原因', 'D4 Root cause'],
  D5: ['D5 选定措施', 'D5 Corrective actions'],
  D6: ['D6 实施验证', 'D6 Implementation'],
  D7: ['D7 预防再发', 'D7 Prevention'],
  D8: ['D8 关闭总结', 'D8 Closure'],
} as const;

/** Something that did not conform, and what is done about it in eight steps. */
export const nonconformity: Resource = {
  name: 'nonconformity',
  label: text('不合格处理', 'Nonconformities'),
  one: text('不合格单', 'nonconformity'),
  icon: 'triangle-alert',
  prefix: 'NC',
  facets: { title: 'title', party: 'material', owner: 'owner', amount: 'quantity', due: 'due' },
  fields: [
    field('title', 'text', '问题', 'Problem', { required: true, max: 100 }),
    field('inspection', 'reference', '检验单', 'Inspection', { to: 'qms/inspection' }),
    field('material', 'reference', '物料', 'Material', { required: true, to: 'pdc/product' }),
    field('quantity', 'number', '不良数量', 'Quantity', { required: true, min: 1, max: 1_000_000 }),
    field('severity', 'choice', '严重程度', 'Severity', {
      required: true,
      options: options({
        minor: ['轻微', 'Minor', 'quiet'],
        major: ['主要', 'Major', 'waiting'],
        critical: ['严重', 'Critical', 'bad'],
      }),
      initial: { value: 'major' },
    }),
    field('disposition', 'choice', '处置', 'Disposition', {
      options: options({
        rework: ['返工', 'Rework'],
        scrap: ['报废', 'Scrap'],
        return: ['退货', 'Return'],
        concession: ['让步接收', 'Concession'],
      }),
    }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('due', 'date', '关闭期限', 'Due', { required: true, initial: { today: 14 } }),
    field('description', 'longText', '描述', 'Description', { max: 1000 }),
    field('steps', 'lines', '8D 步骤', '8D steps', {
      max: 8,
      columns: [
        field('step', 'choice', '步骤', 'Step', { required: true, options: options(STEPS) }),
        field('owner', 'person', '责任人', 'Owner'),
        field('due', 'date', '期限', 'Due'),
        field('content', 'longText', '内容', 'Content', { max: 1000 }),
      ],
    }),
    field('cancelReason', 'text', '作废原因', 'Why it is cancelled', { required: true, max: 200, byStep: true }),
    field('files', 'files', '附件', 'Files'),
  ],
  statuses: {
    initial: 'open',
    states: {
      open: state('待处理', 'Open', 'waiting'),
      acting: state('处理中', 'Under way', 'running'),
      closed: state('已关闭', 'Closed', 'done', { frozen: true, ended: true }),
      cancelled: state('已作废', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      start: event('开始处理', 'Start', { primary: true }),
      close: event('关闭', 'Close', { primary: true }),
      reopen: event('重新打开', 'Open again', { confirm: text('确认重新打开？', 'Open it again?') }),
      cancel: event('作废', 'Cancel', { asks: ['cancelReason'] }),
    },
    transitions: {
      open: { start: 'acting', cancel: 'cancelled' },
      acting: { close: 'closed', cancel: 'cancelled' },
      closed: { reopen: 'acting' },
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'title', 'material', 'quantity', 'severity', 'disposition', 'owner', 'due', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('open', '未关闭', 'Open', { statuses: ['open', 'acting'] }),
      tab('mine', '我负责的', 'Mine', { mine: true }),
      tab('late', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
    ],
    filters: ['severity', 'disposition', 'material', 'owner', 'status'],
  },
  board: {
    columns: ['open', 'acting', 'closed'],
    aside: ['cancelled'],
    card: ['title', 'material', 'severity', 'due', 'owner'],
  },
  summary: {
    figures: [
      { key: 'open', label: text('未关闭', 'Open'), measure: 'count', scope: { statuses: ['open', 'acting'] } },
      { key: 'late', label: text('已逾期', 'Overdue'), measure: 'count', scope: { overdue: true }, alarming: true },
      { key: 'mine', label: text('我负责的', 'Mine'), measure: 'count', scope: { mine: true } },
    ],
    chart: { label: text('按状态', 'By status'), by: 'status', measure: 'count', scope: {} },
  },
};
