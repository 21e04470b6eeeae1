import type { Resource } from '../../../../../../contract/businessDescription.ts';
import type { Field } from '../../../../../../contract/businessFields.ts';
import { event, field, options, state, tab, text } from '../words.ts';

const kept = { readOnly: true } as const;
const OPEN = ['open', 'partial'];

/** What is owed, of it paid, and what a payment asks for: the same for what is received and what is paid. */
export const owedFields: readonly Field[] = [
  field('source', 'text', '来源单号', 'Source document', { max: 40 }),
  field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
  field('amount', 'money', '金额', 'Amount', {
    required: true,
    min: 1,
    help: text('立账后不能再改。', 'Cannot be changed once it is in the books.'),
  }),
  field('paid', 'money', '已结算', 'Paid', kept),
  field('open', 'money', '余额', 'Open', { computed: { subtract: ['amount', 'paid'] } }),
  field('due', 'date', '到期日', 'Due', { required: true, initial: { today: 30 } }),
  field('note', 'longText', '备注', 'Note', { max: 500 }),
  field('payment', 'money', '本次金额', 'Paid now', { required: true, min: 1, byStep: true }),
  field('paidOn', 'date', '收付日期', 'Paid on', {
    byStep: true,
    help: text('不填即今天。', 'Today where nothing is said.'),
  }),
  field('through', 'choice', '账户', 'Through', {
    byStep: true,
    options: options({ 1002: ['银行存款', 'Bank'], 1001: ['库存现金', 'Cash'] }),
    help: text('不填即银行存款。', 'The bank where nothing is said.'),
  }),
  field('told', 'date', '已预警', 'Warned on', kept),
];

/** What a customer has to pay, from the delivery that was signed for until the money is there. */
export const receivable: Resource = {
  name: 'receivable',
  label: text('应收', 'Receivables'),
  one: text('应收单', 'receivable'),
  icon: 'circle-dollar-sign',
  prefix: 'AR',
  facets: { title: 'title', party: 'customer', owner: 'owner', amount: 'open', due: 'due' },
  fields: [
    field('title', 'text', '内容', 'What for', { required: true, max: 100 }),
    field('customer', 'reference', '客户', 'Customer', { required: true, to: 'crm/customer' }),
    field('order', 'reference', '销售订单', 'Sales order', { ...kept, to: 'oms/order' }),
    field('delivery', 'reference', '发货单', 'Delivery', { ...kept, to: 'oms/delivery' }),
    ...owedFields,
  ],
  statuses: {
    initial: 'open',
    states: {
      open: state('待收款', 'To be paid', 'waiting'),
      partial: state('部分收款', 'Paid in part', 'running'),
      settled: state('已收清', 'Settled', 'done', { frozen: true, ended: true }),
      cancelled: state('已作废', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      pay: event('收款', 'Receive payment', { primary: true, asks: ['payment', 'paidOn', 'through'] }),
      cancel: event('作废', 'Cancel', {
        confirm: text('作废会冲销其立账凭证。', 'Its voucher will be reversed.'),
      }),
      takeBack: event('收款冲销', 'Payment reversed', { system: true }),
    },
    transitions: {
      open: { pay: ['partial', 'settled'], cancel: 'cancelled' },
      partial: { pay: ['partial', 'settled'], takeBack: ['open', 'partial'] },
      settled: { takeBack: ['open', 'partial'] },
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'title', 'customer', 'amount', 'paid', 'open', 'due', 'status', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('open', '未收清', 'Open', { statuses: OPEN }),
      tab('overdue', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('settled', '已收清', 'Settled', { statuses: ['settled'] }),
    ],
    filters: ['customer', 'owner', 'status'],
    sorting: '-number',
  },
  summary: {
    figures: [
      { key: 'open', label: text('应收余额', 'To be received'), measure: 'sum', scope: { statuses: OPEN } },
      { key: 'week', label: text('7 天内到期', 'Due in 7 days'), measure: 'sum', scope: { dueWithinDays: 7 } },
      { key: 'late', label: text('逾期金额', 'Overdue'), measure: 'sum', scope: { overdue: true }, alarming: true },
      {
        key: 'lateCount',
        label: text('逾期单数', 'Overdue receivables'),
        measure: 'count',
        scope: { overdue: true },
        alarming: true,
      },
    ],
    chart: { label: text('各月到期', 'Due by month'), by: 'month', measure: 'sum', scope: { statuses: OPEN } },
  },
  related: [{ resource: 'fms/voucher', by: 'receivable', label: text('凭证', 'Vouchers') }],
  allows: { delete: false },
};
