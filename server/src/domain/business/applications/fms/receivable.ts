import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { field, tab, text } from '../../words.ts';
import { kept, OPEN, owedFields, owedStatuses } from './owed.ts';

/** What a customer has to pay, from the signed-for delivery until the money has arrived. */
export const receivable: Resource = {
  name: 'receivable',
  label: text('应收', 'Receivables'),
  one: text('应收单', 'receivable'),
  icon: 'circle-dollar-sign',
  prefix: 'AR',
  facets: { title: 'title', party: 'customer', owner: 'owner', amount: 'open', due: 'due' },
  fields: [
    field('order', 'reference', '销售订单', 'Sales order', {
      to: 'oms/order',
      fills: { title: {}, customer: { same: true }, owner: {}, amount: {} },
    }),
    field('title', 'text', '内容', 'What for', { required: true, max: 100 }),
    field('customer', 'reference', '客户', 'Customer', { required: true, to: 'crm/customer' }),
    field('delivery', 'reference', '发货单', 'Delivery', { ...kept, to: 'oms/delivery' }),
    ...owedFields,
  ],
  statuses: owedStatuses({
    open: text('待收款', 'To be paid'),
    partial: text('部分收款', 'Paid in part'),
    settled: text('已收清', 'Settled'),
    pay: text('收款', 'Receive payment'),
    takeBack: text('收款冲销', 'Payment reversed'),
  }),
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
