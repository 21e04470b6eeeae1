import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, PROGRAM, state, tab, text } from '../../words.ts';
import { SENDABLE } from '../oms/delivery.ts';

const kept = { readOnly: true } as const;
const amount = { decimals: 3, min: 0 } as const;

/** How much of a material is at one place of a warehouse. Only movements change the quantity. */
export const stock: Resource = {
  name: 'stock',
  label: text('库存', 'Stock'),
  one: text('库存', 'stock'),
  icon: 'boxes',
  facets: { title: 'name', party: 'material', amount: 'available', due: 'expiry' },
  fields: [
    field('name', 'text', '物料', 'Material', kept),
    field('code', 'text', '编码', 'Code', kept),
    field('material', 'reference', '产品数据', 'Product data', { ...kept, to: 'pdc/product' }),
    field('warehouse', 'reference', '仓库', 'Warehouse', { ...kept, to: 'wms/warehouse' }),
    field('location', 'text', '库位', 'Location', kept),
    field('unit', 'text', '单位', 'Unit', kept),
    field('quantity', 'number', '现存', 'On hand', { ...kept, decimals: 3 }),
    field('reserved', 'number', '已锁定', 'Reserved', {
      ...amount,
      help: text(
        '不能移出；只有所属订单的发货可以使用。',
        'Nothing takes it but a delivery of the order that it is for.',
      ),
    }),
    field('reservedFor', 'reference', '锁定给订单', 'Reserved for order', { to: 'oms/order', offers: SENDABLE }),
    field('available', 'number', '可用', 'Available', {
      decimals: 3,
      least: 'safety',
      computed: { subtract: ['quantity', 'reserved'] },
    }),
    field('safety', 'number', '安全库存', 'Safety stock', {
      ...amount,
      help: text('可用数量低于它时预警；0 表示不预警。', 'Less than this raises a warning; 0 raises none.'),
    }),
    field('inTransit', 'number', '在途', 'In transit', { ...kept, decimals: 3 }),
    field('perDay', 'number', '日均消耗', 'Used a day', { decimals: 1, min: 0 }),
    field('expiry', 'date', '有效期至', 'Expires'),
    field('lastMoved', 'time', '最近变动', 'Last movement', kept),
    field('lastCounted', 'date', '最近盘点', 'Last count', kept),
    field('isLow', 'boolean', '低于安全库存', 'Below safety stock', kept),
    field('isIdle', 'boolean', '呆滞', 'Idle', kept),
    field('isCountDue', 'boolean', '待盘点', 'To be counted', kept),
    field('toldExpiry', 'date', '已预警的有效期', 'Expiry warned of', kept),
    field('wanted', 'number', '申请数量', 'Quantity requested', { ...amount, required: true, byStep: true }),
    field('wantedBy', 'date', '需要日期', 'Needed by', { byStep: true, near: { before: 0 } }),
    field('wantedFor', 'longText', '申请理由', 'Reason', { max: 500, byStep: true }),
    field('price', 'money', '参考单价', 'Price', { min: 0 }),
    field('request', 'text', '补货申请', 'Request', kept),
    field('requestId', 'text', '补货申请标识', 'Request id', { ...kept, demands: PROGRAM }),
  ],
  statuses: {
    initial: 'normal',
    states: {
      normal: state('未申请补货', 'Nothing requested', 'quiet', { silent: true }),
      requested: state('补货审批中', 'Request in approval', 'waiting'),
      incoming: state('补货在途', 'On its way', 'running'),
    },
    events: {
      replenish: event('补货申请', 'Request more', {
        primary: true,
        asks: ['wanted', 'price', 'wantedBy', 'wantedFor'],
      }),
      remind: event('催办补货申请', 'Remind approvers', { primary: true }),
      approved: event('申请通过', 'Request approved', { system: true }),
      refused: event('申请未通过', 'Request refused', { system: true }),
      arrived: event('到货', 'Arrived', { system: true }),
    },
    transitions: {
      normal: { replenish: 'requested' },
      requested: { remind: 'stays', approved: 'incoming', refused: 'normal' },
      incoming: { arrived: 'normal' },
    },
  },
  list: {
    columns: ['name', 'code', 'warehouse', 'location', 'available', 'safety', 'inTransit', 'expiry', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('low', '低于安全库存', 'Below safety stock', { where: { isLow: true } }, { alarming: true }),
      tab('expiring', '30 天内过期', 'Expiring in 30 days', { dueWithinDays: 30 }),
      tab('idle', '呆滞', 'Idle', { where: { isIdle: true } }),
      tab('toCount', '待盘点', 'To be counted', { where: { isCountDue: true } }),
    ],
    filters: ['warehouse', 'status'],
  },
  summary: {
    figures: [
      { key: 'all', label: text('库存项', 'Items in stock'), measure: 'count', scope: {} },
      {
        key: 'low',
        label: text('低于安全库存', 'Below safety stock'),
        measure: 'count',
        scope: { where: { isLow: true } },
        alarming: true,
      },
      { key: 'expiring', label: text('30 天内过期', 'Expiring soon'), measure: 'count', scope: { dueWithinDays: 30 } },
      {
        key: 'incoming',
        label: text('补货中', 'Being restocked'),
        measure: 'count',
        scope: { statuses: ['requested', 'incoming'] },
      },
    ],
    chart: {
      label: text('各月到期', 'Expiring by month'),
      by: 'month',
      measure: 'count',
      scope: { dueWithinDays: 365 },
    },
  },
  groups: [
    { label: text('物料', 'Material'), fields: ['name', 'code', 'material', 'warehouse', 'location', 'unit'] },
    {
      label: text('数量', 'Quantities'),
      fields: ['quantity', 'reserved', 'reservedFor', 'available', 'safety', 'inTransit', 'perDay', 'isLow'],
    },
    {
      label: text('时间', 'Dates'),
      fields: ['expiry', 'toldExpiry', 'lastMoved', 'lastCounted', 'isIdle', 'isCountDue'],
    },
    { label: text('补货', 'Restocking'), fields: ['request', 'requestId', 'wanted', 'price', 'wantedBy', 'wantedFor'] },
  ],
  allows: { create: false, delete: false },
  screen: 'stock',
};
