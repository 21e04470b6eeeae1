import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';
import { accountOptions } from './accounts.ts';
import { LONG_AGO } from './owed.ts';

const kept = { readOnly: true } as const;

/** An entry in the books: debit and credit sides are equal. Once posted it cannot change. */
export const voucher: Resource = {
  name: 'voucher',
  label: text('凭证', 'Vouchers'),
  one: text('凭证', 'voucher'),
  icon: 'receipt',
  prefix: 'JV',
  facets: { title: 'title', owner: 'owner', amount: 'debit', due: 'date' },
  fields: [
    field('title', 'text', '摘要', 'Description', { required: true, max: 120 }),
    field('kind', 'choice', '凭证字', 'Kind', {
      required: true,
      options: options({ receipt: ['收款', 'Receipt'], payment: ['付款', 'Payment'], transfer: ['转账', 'Transfer'] }),
      initial: { value: 'transfer' },
    }),
    field('date', 'date', '日期', 'Date', {
      required: true,
      initial: { today: 0 },
      // A draft may wait for its day; a closed year cannot change.
      near: { before: LONG_AGO, after: 31 },
    }),
    field('owner', 'person', '制单人', 'Made by', { required: true, initial: { me: true } }),
    field('lines', 'lines', '分录', 'Entries', {
      required: true,
      max: 50,
      either: ['debit', 'credit'],
      columns: [
        field('account', 'choice', '科目', 'Account', { required: true, options: accountOptions() }),
        field('note', 'text', '摘要', 'Description', { max: 100 }),
        field('debit', 'money', '借方', 'Debit', { min: 0 }),
        field('credit', 'money', '贷方', 'Credit', { min: 0 }),
      ],
    }),
    field('debit', 'money', '借方合计', 'Debit in all', { computed: { sumOf: { lines: 'lines', column: 'debit' } } }),
    field('credit', 'money', '贷方合计', 'Credit in all', {
      computed: { sumOf: { lines: 'lines', column: 'credit' } },
    }),
    field('poster', 'person', '过账人', 'Posted by', kept),
    field('cause', 'choice', '来源', 'Comes from', {
      ...kept,
      options: options({
        opening: ['往来立账', 'Opened'],
        payment: ['收付款', 'Payment'],
        cost: ['成本结转', 'Cost of sales'],
        reversal: ['冲销', 'Reversal'],
      }),
    }),
    field('receivable', 'reference', '应收单', 'Receivable', { ...kept, to: 'fms/receivable' }),
    field('payable', 'reference', '应付单', 'Payable', { ...kept, to: 'fms/payable' }),
    field('reverses', 'reference', '冲销的凭证', 'Reverses', { ...kept, to: 'fms/voucher' }),
    field('reversedFor', 'text', '冲销原因', 'Why it is reversed', { required: true, max: 200, byStep: true }),
    field('files', 'files', '附件', 'Files'),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('待过账', 'To be posted', 'waiting'),
      posted: state('已过账', 'Posted', 'done', { frozen: true, ended: true }),
      reversed: state('已冲销', 'Reversed', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      post: event('过账', 'Post', {
        primary: true,
        confirm: text(
          '过账后凭证不能再改，只能冲销。',
          'Once posted a voucher cannot be changed any more, only reversed.',
        ),
      }),
      reverse: event('冲销', 'Reverse', {
        asks: ['reversedFor'],
        unless: { field: 'cause', in: ['opening', 'reversal'] },
      }),
      undo: event('随单据冲销', 'Reversed with its document', { system: true }),
    },
    transitions: { draft: { post: 'posted' }, posted: { reverse: 'reversed', undo: 'reversed' }, reversed: {} },
  },
  list: {
    columns: ['number', 'title', 'kind', 'date', 'debit', 'credit', 'cause', 'owner', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('draft', '待过账', 'To be posted', { statuses: ['draft'] }),
      tab('receipt', '收款', 'Receipts', { where: { kind: 'receipt' } }),
      tab('payment', '付款', 'Payments', { where: { kind: 'payment' } }),
      tab('transfer', '转账', 'Transfers', { where: { kind: 'transfer' } }),
    ],
    filters: ['kind', 'cause', 'owner', 'status'],
    sorting: '-number',
  },
  summary: {
    figures: [
      { key: 'draft', label: text('待过账', 'To be posted'), measure: 'count', scope: { statuses: ['draft'] } },
      {
        key: 'posted',
        label: text('已过账金额', 'Posted'),
        measure: 'sum',
        scope: { statuses: ['posted'] },
      },
      { key: 'reversed', label: text('已冲销', 'Reversed'), measure: 'count', scope: { statuses: ['reversed'] } },
    ],
    chart: { label: text('每日过账', 'Posted by day'), by: 'day', measure: 'sum', scope: { statuses: ['posted'] } },
  },
  related: [{ resource: 'fms/voucher', by: 'reverses', label: text('冲销凭证', 'Reversed by') }],
};
