import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** Brings material into a warehouse, out of it or to another place, or records how much there is. */
export const movement: Resource = {
  name: 'movement',
  label: text('出入库', 'Movements'),
  one: text('出入库单', 'movement'),
  icon: 'arrow-left-right',
  prefix: 'MV',
  facets: { title: 'title', party: 'warehouse', owner: 'keeper', amount: 'total', due: 'date' },
  fields: [
    field('title', 'text', '内容', 'What', { readOnly: true, max: 200 }),
    field('kind', 'choice', '类型', 'Kind', {
      required: true,
      options: options({
        in: ['入库', 'In'],
        out: ['出库', 'Out'],
        transfer: ['调拨', 'Transfer'],
        count: ['盘点', 'Count'],
      }),
      initial: { value: 'in' },
    }),
    field('reason', 'choice', '原因', 'Reason', {
      required: true,
      options: options({
        purchase: ['采购', 'Purchase'],
        production: ['生产', 'Production'],
        sale: ['销售', 'Sale'],
        return: ['退货', 'Return'],
        use: ['领用', 'Use'],
        stocktaking: ['库存管理', 'Stock keeping'],
      }),
    }),
    field('warehouse', 'reference', '仓库', 'Warehouse', { required: true, to: 'wms/warehouse' }),
    field('toWarehouse', 'reference', '调入仓库', 'To warehouse', {
      required: true,
      to: 'wms/warehouse',
      onlyIf: { field: 'kind', in: ['transfer'] },
    }),
    field('source', 'text', '来源单号', 'Source document', { max: 40 }),
    field('order', 'reference', '销售订单', 'Sales order', { readOnly: true, to: 'oms/order' }),
    field('keeper', 'person', '经办人', 'Handled by', { required: true, initial: { me: true } }),
    field('date', 'date', '日期', 'Date', { required: true, initial: { today: 0 } }),
    field('lines', 'lines', '明细', 'Lines', {
      required: true,
      max: 100,
      columns: [
        field('material', 'reference', '物料', 'Material', { required: true, to: 'pdc/product' }),
        field('location', 'text', '库位', 'Location', { required: true, max: 20 }),
        field('toLocation', 'text', '调入库位', 'To location', { max: 20 }),
        field('quantity', 'number', '数量', 'Quantity', { required: true, decimals: 3, min: 0, max: 100_000_000 }),
        field('difference', 'number', '盘点差异', 'Difference', { readOnly: true, decimals: 3 }),
      ],
    }),
    field('total', 'number', '总数', 'Total', {
      decimals: 3,
      computed: { sumOf: { lines: 'lines', column: 'quantity' } },
    }),
    field('note', 'longText', '备注', 'Note', { max: 500 }),
    field('postedAt', 'time', '过账时间', 'Posted', { readOnly: true }),
    field('isTold', 'boolean', '已超时预警', 'Overdue warned', { readOnly: true }),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('待过账', 'To be posted', 'waiting'),
      posted: state('已过账', 'Posted', 'done', { frozen: true, ended: true }),
      cancelled: state('已作废', 'Cancelled', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      post: event('过账', 'Post', {
        primary: true,
        confirm: text(
          '过账后库存立即变动，单据不能再改。',
          'Stock changes at once, and the movement cannot be changed any more.',
        ),
      }),
      cancel: event('作废', 'Cancel'),
    },
    transitions: { draft: { post: 'posted', cancel: 'cancelled' }, posted: {}, cancelled: {} },
  },
  list: {
    columns: ['number', 'title', 'kind', 'reason', 'warehouse', 'source', 'keeper', 'date', 'status'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('draft', '待过账', 'To be posted', { statuses: ['draft'] }),
      tab('in', '入库', 'In', { where: { kind: 'in' } }),
      tab('out', '出库', 'Out', { where: { kind: 'out' } }),
      tab('transfer', '调拨', 'Transfers', { where: { kind: 'transfer' } }),
      tab('count', '盘点', 'Counts', { where: { kind: 'count' } }),
    ],
    filters: ['warehouse', 'kind', 'reason', 'keeper'],
  },
  summary: {
    figures: [
      { key: 'draft', label: text('待过账', 'To be posted'), measure: 'count', scope: { statuses: ['draft'] } },
      {
        key: 'late',
        label: text('逾期未过账', 'Past their date'),
        measure: 'count',
        scope: { overdue: true },
        alarming: true,
      },
    ],
    chart: { label: text('每日过账', 'Posted by day'), by: 'day', measure: 'count', scope: { statuses: ['posted'] } },
  },
  allows: { delete: false },
};

/** A place to store material, who looks after it, and the periods after which they are warned. */
export const warehouse: Resource = {
  name: 'warehouse',
  label: text('仓库', 'Warehouses'),
  one: text('仓库', 'warehouse'),
  icon: 'warehouse',
  facets: { title: 'name', owner: 'keeper' },
  fields: [
    field('name', 'text', '名称', 'Name', { required: true, max: 50 }),
    field('keeper', 'person', '负责人', 'Keeper', { required: true, initial: { me: true } }),
    field('address', 'text', '地址', 'Address', { max: 200 }),
    field('expiryDays', 'number', '提前预警过期的天数', 'Days before expiry to warn', {
      required: true,
      min: 0,
      max: 365,
      initial: { value: 30 },
    }),
    field('draftDays', 'number', '单据超过几天未过账时预警', 'Days after which drafts are warned of', {
      required: true,
      min: 1,
      max: 90,
      initial: { value: 3 },
    }),
    field('idleDays', 'number', '多少天无变动视为呆滞', 'Days without movement that count as idle', {
      required: true,
      min: 7,
      max: 3650,
      initial: { value: 90 },
    }),
    field('countDays', 'number', '盘点周期（天）', 'Days between counts', {
      required: true,
      min: 7,
      max: 3650,
      initial: { value: 90 },
    }),
  ],
  list: { columns: ['name', 'keeper', 'address', 'expiryDays', 'draftDays'] },
  related: [
    { resource: 'wms/stock', by: 'warehouse', label: text('库存', 'Stock') },
    { resource: 'wms/movement', by: 'warehouse', label: text('出入库', 'Movements') },
  ],
};
