import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, priced, state, tab, text } from '../../words.ts';

/** An offer to a customer, and how long it is valid; once accepted it becomes an order. */
export const quotation: Resource = {
  name: 'quotation',
  label: text('报价单', 'Quotations'),
  one: text('报价单', 'quotation'),
  icon: 'file-text',
  prefix: 'QT',
  facets: { title: 'title', party: 'customer', owner: 'owner', amount: 'amount', due: 'due' },
  fields: [
    field('title', 'text', '产品', 'Products', { readOnly: true, max: 200 }),
    field('customer', 'reference', '客户', 'Customer', {
      required: true,
      to: 'crm/customer',
      fills: { phone: {}, address: {}, terms: {} },
    }),
    field('contact', 'text', '联系人', 'Contact', { max: 50 }),
    field('phone', 'phone', '电话', 'Phone'),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('due', 'date', '有效期至', 'Valid until', { required: true, initial: { today: 30 } }),
    field('address', 'text', '收货地址', 'Deliver to', { max: 200 }),
    field('terms', 'text', '付款方式', 'Terms of payment', { max: 60 }),
    field('lines', 'lines', '报价明细', 'Lines', {
      required: true,
      max: 100,
      columns: [
        priced('product', '产品', 'Product'),
        field('quantity', 'number', '数量', 'Quantity', { required: true, min: 1, max: 1_000_000 }),
        field('price', 'money', '单价', 'Price', { required: true, min: 0 }),
        field('amount', 'money', '金额', 'Amount', { computed: { multiply: ['quantity', 'price'] } }),
      ],
    }),
    field('amount', 'money', '金额', 'Amount', { computed: { sumOf: { lines: 'lines', column: 'amount' } } }),
    field('note', 'longText', '备注', 'Note', { max: 1000 }),
    field('files', 'files', '附件', 'Files'),
    field('deliverBy', 'date', '交期', 'Deliver by', { required: true, byStep: true, near: { before: 0 } }),
    field('order', 'reference', '订单', 'Order', { readOnly: true, to: 'oms/order' }),
    field('lostFor', 'text', '未成交原因', 'Why it was lost', { required: true, max: 200, byStep: true }),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'quiet'),
      sent: state('已报价', 'Sent', 'waiting', { frozen: true, odds: 50 }),
      accepted: state('已成交', 'Accepted', 'done', { frozen: true, ended: true, odds: 100 }),
      lost: state('未成交', 'Lost', 'bad', { frozen: true, ended: true, odds: 0 }),
      expired: state('已过期', 'Expired', 'quiet', { frozen: true, ended: true, odds: 0 }),
    },
    events: {
      send: event('发出报价', 'Send', { primary: true }),
      accept: event('成交转订单', 'Accept', { primary: true, asks: ['deliverBy'] }),
      revise: event('修改报价', 'Revise'),
      lose: event('未成交', 'Lost', { asks: ['lostFor'] }),
      expire: event('过期', 'Expire', { system: true }),
    },
    transitions: {
      draft: { send: 'sent' },
      sent: { accept: 'accepted', revise: 'draft', lose: 'lost', expire: 'expired' },
      accepted: {},
      lost: { revise: 'draft' },
      expired: { revise: 'draft' },
    },
  },
  list: {
    columns: ['number', 'customer', 'title', 'amount', 'due', 'status', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('draft', '草稿', 'Drafts', { statuses: ['draft'] }),
      tab('sent', '已报价', 'Sent', { statuses: ['sent'] }),
      tab('accepted', '已成交', 'Accepted', { statuses: ['accepted'] }),
      tab('mine', '我负责的', 'Mine', { mine: true }),
    ],
    filters: ['customer', 'owner', 'status'],
    sorting: '-number',
  },
  board: {
    columns: ['draft', 'sent', 'accepted'],
    aside: ['lost'],
    card: ['customer', 'title', 'amount', 'due', 'owner'],
  },
  summary: {
    figures: [
      {
        key: 'sent',
        label: text('待客户答复', 'Waiting for an answer'),
        measure: 'count',
        scope: { statuses: ['sent'] },
      },
      { key: 'amount', label: text('报价金额', 'Offered'), measure: 'sum', scope: { statuses: ['sent'] } },
      {
        key: 'accepted',
        label: text('成交率', 'Accepted'),
        measure: 'share',
        scope: { statuses: ['accepted'] },
        unit: text('%', '%'),
      },
      { key: 'week', label: text('7 天内过期', 'Expiring in 7 days'), measure: 'count', scope: { dueWithinDays: 7 } },
    ],
    chart: { label: text('按状态', 'By status'), by: 'status', measure: 'count', scope: {} },
  },
  related: [{ resource: 'oms/order', by: 'quotation', label: text('订单', 'Orders') }],
};
