import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, options, state, tab, text } from '../../words.ts';

/** Something that is sold, made or bought: what every application calls material is one of these. */
export const product: Resource = {
  name: 'product',
  label: text('产品与物料', 'Products and materials'),
  one: text('产品或物料', 'product or material'),
  icon: 'package',
  facets: { title: 'name', party: 'supplier', owner: 'owner', amount: 'price' },
  fields: [
    field('code', 'text', '编码', 'Code', { required: true, max: 40 }),
    field('name', 'text', '名称', 'Name', { required: true, max: 100 }),
    field('kind', 'choice', '类别', 'Kind', {
      required: true,
      initial: { value: 'material' },
      options: options({ product: ['成品', 'Product'], part: ['零部件', 'Part'], material: ['物料', 'Material'] }),
    }),
    field('unit', 'text', '单位', 'Unit', { required: true, max: 10, initial: { value: '件' } }),
    field('revision', 'text', '版本', 'Revision', { readOnly: true, initial: { value: 'A' } }),
    field('price', 'money', '参考价', 'Price', { min: 0 }),
    field('cost', 'money', '标准成本', 'Standard cost', {
      min: 0,
      help: text('不含税；售出并签收后据此结转成本。', 'Without tax; what was sold and signed for is booked at it.'),
    }),
    field('supplier', 'reference', '供应商', 'Supplier', {
      to: 'scm/supplier',
      onlyIf: { field: 'kind', in: ['part', 'material'] },
    }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('drawings', 'files', '图纸', 'Drawings'),
    field('note', 'longText', '说明', 'Description'),
    field('retiredFor', 'longText', '停用原因', 'Why it was retired', { byStep: true, required: true, max: 500 }),
  ],
  statuses: {
    initial: 'design',
    states: {
      design: state('设计中', 'In design', 'waiting'),
      released: state('已发布', 'Released', 'done'),
      retired: state('已停用', 'Retired', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      release: event('发布', 'Release', { primary: true }),
      retire: event('停用', 'Retire', { asks: ['retiredFor'] }),
      revive: event('恢复', 'Use again'),
    },
    transitions: {
      design: { release: 'released', retire: 'retired' },
      released: { retire: 'retired' },
      retired: { revive: 'released' },
    },
  },
  list: {
    columns: ['code', 'name', 'kind', 'revision', 'unit', 'price', 'cost', 'supplier', 'status'],
    filters: ['kind', 'supplier', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('product', '成品', 'Products', { where: { kind: 'product' } }),
      tab('part', '零部件', 'Parts', { where: { kind: 'part' } }),
      tab('material', '物料', 'Materials', { where: { kind: 'material' } }),
      tab('design', '设计中', 'In design', { statuses: ['design'] }),
    ],
  },
  related: [
    { resource: 'pdc/bom', by: 'product', label: text('物料清单', 'Bills of material') },
    { resource: 'pdc/bom', by: 'lines.component', label: text('用于', 'Used in') },
    { resource: 'pdc/change', by: 'product', label: text('工程变更', 'Engineering changes') },
    { resource: 'wms/stock', by: 'material', label: text('库存', 'Stock') },
    { resource: 'oms/order', by: 'lines.product', label: text('销售订单', 'Sales orders') },
    { resource: 'mes/workOrder', by: 'product', label: text('工单', 'Work orders') },
    { resource: 'scm/purchaseOrder', by: 'lines.material', label: text('采购订单', 'Purchase orders') },
  ],
};
