import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, PROGRAM, priced, state, tab, text } from '../../words.ts';

/** Purchases are in whole units. */
const counted = { min: 1, max: 1_000_000 } as const;

/** What is ordered from a supplier, from the draft until everything has arrived. */
export const purchaseOrder: Resource = {
  name: 'purchaseOrder',
  label: text('采购订单', 'Purchase orders'),
  one: text('采购订单', 'purchase order'),
  icon: 'shopping-cart',
  prefix: 'PO',
  facets: { title: 'title', party: 'supplier', owner: 'buyer', amount: 'total', due: 'arrival' },
  fields: [
    field('title', 'text', '内容', 'What', { readOnly: true, max: 200 }),
    field('supplier', 'reference', '供应商', 'Supplier', { required: true, to: 'scm/supplier', offers: ['approved'] }),
    field('warehouse', 'reference', '收货仓库', 'Warehouse', { required: true, to: 'wms/warehouse' }),
    field('buyer', 'person', '采购员', 'Buyer', { required: true, initial: { me: true } }),
    field('arrival', 'date', '要求到货日期', 'Needed by', {
      required: true,
      initial: { today: 14 },
      near: { before: 0 },
    }),
    field('reason', 'longText', '采购事由', 'Reason', { required: true, max: 500 }),
    field('lines', 'lines', '采购明细', 'Lines', {
      required: true,
      max: 100,
      columns: [
        priced('material', '物料', 'Material'),
        field('quantity', 'number', '数量', 'Quantity', { ...counted, required: true }),
        field('price', 'money', '单价', 'Price', { required: true, min: 0 }),
        field('amount', 'money', '金额', 'Amount', { computed: { multiply: ['quantity', 'price'] } }),
        field('received', 'number', '已收', 'Received', { readOnly: true }),
      ],
    }),
    field('total', 'money', '总金额', 'Total', { computed: { sumOf: { lines: 'lines', column: 'amount' } } }),
    field('arrivals', 'lines', '待收明细', 'To be received', {
      required: true,
      byStep: true,
      max: 100,
      columns: [
        field('material', 'reference', '物料', 'Material', { required: true, to: 'pdc/product' }),
        field('location', 'text', '库位', 'Location', { required: true, max: 20 }),
        field('quantity', 'number', '数量', 'Quantity', { ...counted, required: true }),
      ],
    }),
    field('cancelReason', 'text', '取消原因', 'Why it is cancelled', { required: true, max: 200, byStep: true }),
    field('request', 'text', '审批单号', 'Approval', { readOnly: true }),
    field('requestId', 'text', '审批单标识', 'Approval id', { readOnly: true, demands: PROGRAM }),
    field('sentOn', 'date', '下单日期', 'Sent on', { readOnly: true }),
    field('lastReceived', 'date', '最近收货', 'Last received', { readOnly: true }),
    field('toldLate', 'date', '已逾期预警', 'Warned of being late', { readOnly: true }),
    field('files', 'files', '附件', 'Files'),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'quiet'),
      approving: state('审批中', 'In approval', 'waiting', { frozen: true }),
      approved: state('已批准', 'Approved', 'waiting', { frozen: true }),
      sent: state('已下单', 'Sent', 'running', { frozen: true }),
      partlyReceived: state('部分收货', 'Partly received', 'running', { frozen: true }),
      received: state('已收货', 'Received', 'done', { frozen: true, ended: true }),
      cancelled: state('已取消', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      submit: event('提交审批', 'Submit', { primary: true }),
      approved: event('审批通过', 'Approved', { system: true }),
      refused: event('审批未通过', 'Not approved', { system: true }),
      send: event('下单', 'Send', {
        primary: true,
        confirm: text('确认已向供应商下单？', 'Has the order been sent to the supplier?'),
      }),
      receive: event('收货', 'Receive', { primary: true, asks: ['arrivals'] }),
      cancel: event('取消', 'Cancel', { asks: ['cancelReason'] }),
    },
    transitions: {
      draft: { submit: 'approving', cancel: 'cancelled' },
      approving: { approved: 'approved', refused: 'draft' },
      approved: { send: 'sent', cancel: 'cancelled' },
      sent: { receive: ['partlyReceived', 'received'], cancel: 'cancelled' },
      partlyReceived: { receive: ['partlyReceived', 'received'] },
      received: {},
      cancelled: {},
    },
  },
  list: {
    columns: ['number', 'title', 'supplier', 'total', 'buyer', 'arrival', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('approving', '审批中', 'In approval', { statuses: ['approving'] }),
      tab('toSend', '待下单', 'To be sent', { statuses: ['approved'] }),
      tab('coming', '待收货', 'To be received', { statuses: ['sent', 'partlyReceived'] }),
      tab('late', '已逾期', 'Overdue', { overdue: true }, { alarming: true }),
      tab('mine', '我负责的', 'Mine', { mine: true }),
    ],
    filters: ['supplier', 'buyer', 'warehouse', 'status'],
  },
  board: {
    columns: ['draft', 'approving', 'approved', 'sent', 'partlyReceived', 'received'],
    aside: ['cancelled'],
    card: ['title', 'supplier', 'total', 'arrival', 'buyer'],
  },
  summary: {
    figures: [
      {
        key: 'coming',
        label: text('在途金额', 'On order'),
        measure: 'sum',
        scope: { statuses: ['sent', 'partlyReceived'] },
      },
      { key: 'approving', label: text('审批中', 'In approval'), measure: 'count', scope: { statuses: ['approving'] } },
      { key: 'late', label: text('已逾期', 'Overdue'), measure: 'count', scope: { overdue: true }, alarming: true },
    ],
    chart: { label: text('各月采购金额', 'Ordered by month'), by: 'month', measure: 'sum', scope: {} },
  },
  allows: { delete: false },
};
