import type { Resource } from '../../../../../../contract/businessDescription.ts';
import { event, field, state, tab, text } from '../../words.ts';

/** What a product consists of: its components are products that may have their own bill. */
export const bom: Resource = {
  name: 'bom',
  label: text('物料清单', 'Bills of material'),
  one: text('物料清单', 'bill of material'),
  icon: 'network',
  prefix: 'BM',
  screen: 'tree',
  facets: { title: 'name', party: 'product', owner: 'owner', amount: 'items' },
  fields: [
    field('name', 'text', '名称', 'Name', { readOnly: true, max: 160 }),
    field('product', 'reference', '产品', 'Product', { required: true, to: 'pdc/product' }),
    field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
    field('lines', 'lines', '组成', 'Components', {
      required: true,
      max: 200,
      distinct: 'component',
      columns: [
        field('component', 'reference', '物料', 'Component', { required: true, to: 'pdc/product' }),
        field('quantity', 'number', '用量', 'Quantity', { required: true, min: 0.001, max: 100_000, decimals: 3 }),
        field('note', 'text', '备注', 'Note', { max: 100 }),
      ],
    }),
    // Pieces, metres and kilograms do not add up.
    field('items', 'number', '物料项数', 'Number of components', { computed: { countOf: 'lines' } }),
    field('note', 'longText', '备注', 'Note', { max: 500 }),
  ],
  statuses: {
    initial: 'draft',
    states: {
      draft: state('草稿', 'Draft', 'waiting'),
      active: state('生效', 'In force', 'done', { frozen: true }),
      superseded: state('已替换', 'Superseded', 'quiet', { frozen: true, ended: true }),
    },
    events: {
      activate: event('生效', 'Put in force', {
        primary: true,
        confirm: text('该产品现行的清单将被替换。', 'It takes the place of the bill that is in force now.'),
      }),
      supersede: event('替换', 'Supersede', { system: true }),
    },
    transitions: { draft: { activate: 'active' }, active: { supersede: 'superseded' }, superseded: {} },
  },
  list: {
    columns: ['number', 'name', 'product', 'items', 'owner', 'status'],
    filters: ['product', 'owner'],
    tabs: [
      tab('all', '全部', 'All', {}),
      tab('active', '生效', 'In force', { statuses: ['active'] }),
      tab('draft', '草稿', 'Drafts', { statuses: ['draft'] }),
    ],
  },
};
