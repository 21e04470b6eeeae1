import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { field, tab, text } from '../../words.ts';
import { accountOptions } from './accounts.ts';
import { OPEN, owedFields, owedStatuses } from './owed.ts';

/** What a supplier is owed. */
export const payable: Resource = {
  name: 'payable',
  label: text('应付', 'Payables'),
  one: text('应付单', 'payable'),
  icon: 'wallet',
  prefix: 'AP',
  facets: { title: 'title', party: 'supplier', owner: 'owner', amount: 'open', due: 'due' },
  fields: [
    field('title', 'text', '内容', 'What for', { required: true, max: 100 }),
    field('supplierName', 'text', '收款方', 'Paid to', { required: true, max: 100 }),
    field('supplier', 'reference', '供应商', 'Supplier', { to: 'scm/supplier' }),
    field('account', 'choice', '入账科目', 'Booked to', {
      required: true,
      options: accountOptions('1405', '1601', '6601', '6602'),
      initial: { value: '1405' },
    }),
    ...owedFields,
  ],
  statuses: owedStatuses({
    open: text('待付款', 'To be paid'),
    partial: text('部分付款', 'Paid in part'),
    settled: text('已付清', 'Settled'),
    pay: text('付款', 'Pay'),
    takeBack: text('付款冲销', 'Payment reversed'),
  }),
  list: {
    columns: ['number', 'title', 'supplierName', 'amount', 'paid', 'open', 'due', 'source', 'status', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('open', '未付清', 'Open', { statuses: OPEN }),
      tab('overdue', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('settled', '已付清', 'Settled', { statuses: ['settled'] }),
    ],
    filters: ['supplier', 'account', 'owner', 'status'],
    sorting: '-number',
  },
  summary: {
    figures: [
      { key: 'open', label: text('应付余额', 'To be paid'), measure: 'sum', scope: { statuses: OPEN } },
      { key: 'week', label: text('7 天内到期', 'Due in 7 days'), measure: 'sum', scope: { dueWithinDays: 7 } },
      { key: 'late', label: text('逾期金额', 'Overdue'), measure: 'sum', scope: { overdue: true }, alarming: true },
    ],
    chart: { label: text('各月到期', 'Due by month'), by: 'month', measure: 'sum', scope: { statuses: OPEN } },
  },
  related: [{ resource: 'fms/voucher', by: 'payable', label: text('凭证', 'Vouchers') }],
  allows: { delete: false },
};
