import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

const counted = { decimals: 0, min: 0, max: 1_000_000 } as const;

/** An inspection of incoming, in-process or outgoing goods: how many of the sample are defective. */
export const inspection: Resource = {
  name: 'inspection',
  label: text('检验', 'Inspections'),
  one: text('检验单', 'inspection'),
  icon: 'microscope',
  prefix: 'IN',
  facets: { title: 'title', party: 'material', owner: 'inspector', amount: 'defects', due: 'due' },
  fields: [
    field('title', 'text', '检验内容', 'Title', { required: true, max: 100 }),
    field('kind', 'choice', '类型', 'Kind', {
      required: true,
      options: options({
        incoming: ['来料检验', 'Incoming'],
        process: ['过程检验', 'In process'],
        final: ['成品检验', 'Final'],
      }),
      initial: { value: 'incoming' },
    }),
    field('material', 'reference', '物料', 'Material', { required: true, to: 'pdc/product' }),
    field('supplier', 'reference', '供应商', 'Supplier', {
      to: 'scm/supplier',
      onlyIf: { field: 'kind', in: ['incoming'] },
    }),
    field('workOrder', 'reference', '生产工单', 'Work order', {
      to: 'mes/workOrder',
      onlyIf: { field: 'kind', in: ['process', 'final'] },
    }),
    field('lot', 'number', '批量', 'Lot size', { ...counted, min: 1, required: true }),
    field('sample', 'number', '抽样数', 'Sample', { ...counted, min: 1, required: true }),
    field('limit', 'number', '允许不良数', 'Defects allowed', { ...counted, initial: { value: 0 } }),
    field('inspector', 'person', '检验员', 'Inspector', { required: true, initial: { me: true } }),
    field('due', 'date', '完成期限', 'Due', { required: true, initial: { today: 1 } }),
    field('items', 'lines', '检验项目', 'Items', {
      max: 50,
      columns: [
        field('item', 'text', '项目', 'Item', { required: true, max: 50 }),
        field('standard', 'text', '标准', 'Standard', { max: 50 }),
        field('measured', 'text', '实测', 'Measured', { max: 50 }),
        field('isBad', 'boolean', '不合格', 'Bad'),
      ],
    }),
    field('defects', 'number', '不良数', 'Defects', { ...counted, required: true, byStep: true }),
    field('finding', 'longText', '不良描述', 'What is wrong', { max: 500, byStep: true }),
    field('files', 'files', '附件', 'Files'),
  ],
  statuses: {
    initial: 'waiting',
    states: {
      waiting: state('待检', 'Waiting', 'waiting'),
      inspecting: state('检验中', 'Being inspected', 'running'),
      passed: state('合格', 'Passed', 'done', { frozen: true, ended: true }),
      failed: state('不合格', 'Failed', 'bad', { frozen: true, ended: true }),
    },
    events: {
      start: event('开始检验', 'Start', { primary: true }),
      judge: event('提交结果', 'Give the result', { primary: true, asks: ['defects', 'finding'] }),
    },
    transitions: {
      waiting: { start: 'inspecting' },
      inspecting: { judge: ['passed', 'failed'] },
      passed: {},
      failed: {},
    },
  },
  list: {
    columns: ['number', 'title', 'kind', 'material', 'lot', 'sample', 'defects', 'inspector', 'due', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('open', '待完成', 'Open', { statuses: ['waiting', 'inspecting'] }),
      tab('late', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('failed', '不合格', 'Failed', { statuses: ['failed'] }),
    ],
    filters: ['kind', 'material', 'supplier', 'inspector', 'status'],
  },
  summary: {
    figures: [
      { key: 'open', label: text('待完成', 'Open'), measure: 'count', scope: { statuses: ['waiting', 'inspecting'] } },
      { key: 'late', label: text('已逾期', 'Overdue'), measure: 'count', scope: { overdue: true }, alarming: true },
      {
        key: 'passed',
        label: text('合格率', 'Passed'),
        measure: 'share',
        scope: { statuses: ['passed'] },
        unit: text('%', '%'),
      },
    ],
    chart: { label: text('按结果', 'By result'), by: 'status', measure: 'count', scope: {} },
  },
  related: [{ resource: 'qms/nonconformity', by: 'inspection', label: text('不合格处理', 'Nonconformities') }],
};
