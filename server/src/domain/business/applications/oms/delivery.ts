import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, state, tab, text } from '../../words.ts';

/** Statuses in which an order can be sent: not before it is confirmed, and not while it is on hold. */
export const SENDABLE = ['confirmed', 'production', 'toShip'];

/** Statuses in which a delivery reserves what it will send. */
export const HOLDING = ['draft'];

/** A shipment of (part of) an order: it leaves the stock when shipped, and is to be paid once it is signed for. */
export const delivery: Resource = {
  name: 'delivery',
  label: text('发货与签收', 'Deliveries'),
  one: text('发货单', 'delivery'),
  icon: 'truck',
  prefix: 'DN',
  facets: { title: 'title', party: 'customer', owner: 'owner', amount: 'amount', due: 'due' },
  fields: [
    field('title', 'text', '内容', 'What', { readOnly: true, max: 200 }),
    field('order', 'reference', '销售订单', 'Sales order', {
      required: true,
      to: 'oms/order',
      offers: SENDABLE,
      fills: {
        customer: { from: 'customer', same: true },
        address: { from: 'address' },
        lines: {
          from: 'lines',
          columns: { product: 'product', quantity: { open: ['quantity', 'sent'] } },
          within: { by: 'product', open: 'quantity' },
        },
      },
    }),
    field('customer', 'reference', '客户', 'Customer', { readOnly: true, to: 'crm/customer' }),
    field('warehouse', 'reference', '发货仓库', 'Warehouse', { required: true, to: 'wms/warehouse' }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('due', 'date', '计划送达', 'To arrive on', { required: true, initial: { today: 3 } }),
    field('address', 'text', '收货地址', 'Deliver to', { max: 200 }),
    field('carrier', 'text', '承运方', 'Carrier', { max: 50 }),
    field('tracking', 'text', '运单号', 'Tracking number', { max: 40 }),
    field('lines', 'lines', '发货明细', 'Lines', {
      max: 100,
      help: text(
        '不填即订单未发且不在其他待发货单中的全部；库位不填即存量最多处。',
        'Everything that is still to be sent and in no other draft where nothing is said; from where most of it lies where no location is.',
      ),
      columns: [
        field('product', 'reference', '产品', 'Product', { required: true, to: 'pdc/product' }),
        field('location', 'text', '库位', 'Location', { max: 20 }),
        field('quantity', 'number', '数量', 'Quantity', { required: true, min: 1, max: 1_000_000 }),
        field('amount', 'money', '金额', 'Amount', { readOnly: true }),
      ],
    }),
    field('quantity', 'number', '数量', 'Quantity', { computed: { sumOf: { lines: 'lines', column: 'quantity' } } }),
    field('amount', 'money', '金额', 'Amount', { computed: { sumOf: { lines: 'lines', column: 'amount' } } }),
    field('note', 'longText', '备注', 'Note', { max: 500 }),
    field('shippedAt', 'time', '发货时间', 'Shipped', { readOnly: true }),
    field('signedBy', 'text', '签收人', 'Signed for by', { required: true, max: 50, byStep: true }),
    field('signedOn', 'date', '签收日期', 'Signed for on', {
      byStep: true,
      near: { after: 0 },
      help: text('不填即今天。', 'Today where nothing is said.'),
    }),
    field('files', 'files', '附件', 'Files'),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('待发货', 'To be shipped', 'waiting'),
      shipped: state('运输中', 'On its way', 'running', { frozen: true }),
      signed: state('已签收', 'Signed for', 'done', { frozen: true, ended: true }),
      cancelled: state('已作废', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      ship: event('发货', 'Ship', {
        primary: true,
        confirm: text('发货后库存立即扣减。', 'What is shipped leaves the stock at once.'),
      }),
      sign: event('签收', 'Signed for', { primary: true, asks: ['signedBy', 'signedOn'] }),
      cancel: event('作废', 'Cancel'),
    },
    transitions: {
      draft: { ship: 'shipped', cancel: 'cancelled' },
      shipped: { sign: 'signed' },
      signed: {},
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'title', 'order', 'customer', 'warehouse', 'quantity', 'due', 'carrier', 'status', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('draft', '待发货', 'To be shipped', { statuses: ['draft'] }),
      tab('shipped', '运输中', 'On their way', { statuses: ['shipped'] }),
      tab('overdue', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('signed', '已签收', 'Signed for', { statuses: ['signed'] }),
    ],
    filters: ['customer', 'warehouse', 'owner', 'status'],
    sorting: '-number',
  },
  summary: {
    figures: [
      { key: 'draft', label: text('待发货', 'To be shipped'), measure: 'count', scope: { statuses: ['draft'] } },
      { key: 'shipped', label: text('运输中', 'On their way'), measure: 'count', scope: { statuses: ['shipped'] } },
      { key: 'signed', label: text('已签收金额', 'Signed for'), measure: 'sum', scope: { statuses: ['signed'] } },
      { key: 'late', label: text('逾期未签收', 'Overdue'), measure: 'count', scope: { overdue: true }, alarming: true },
    ],
    chart: { label: text('每日送达', 'Arriving by day'), by: 'day', measure: 'count', scope: {} },
  },
  related: [{ resource: 'fms/receivable', by: 'delivery', label: text('应收', 'Receivables') }],
  allows: { delete: false },
};
