import { field, options, text } from '../../words.ts';
import { BY_MANAGER, REASON, type Template } from '../template.ts';

/** 100,000.00, in hundredths: above this the head of the company decides too. */
const TOP_AMOUNT = 10_000_000;
const BY_TOP = {
  key: 'top',
  label: text('总经理', 'General manager'),
  approvers: [{ generalManager: true }],
  mode: 'all',
  hours: 48,
  late: 'warn',
  onlyIf: { field: 'amount', above: TOP_AMOUNT },
} as const;

/** Requests that cost the company money. */
export const purchase: Template = {
  code: 'purchase',
  label: text('采购申请', 'Purchase'),
  icon: 'shopping-cart',
  prefix: 'PR',
  measure: 'amount',
  fields: [
    field('kind', 'choice', '采购类型', 'Kind of purchase', {
      required: true,
      initial: { value: 'parts' },
      options: options({
        parts: ['生产备件', 'Production parts'],
        material: ['生产物料', 'Material'],
        equipment: ['设备', 'Equipment'],
        office: ['办公用品', 'Office supplies'],
      }),
    }),
    field('neededOn', 'date', '需求日期', 'Needed on', { initial: { today: 7 }, near: { before: 0 } }),
    field('warehouse', 'text', '收货仓库', 'Warehouse', { max: 50 }),
    field('budget', 'text', '预算科目', 'Budget', { max: 50 }),
    field('amount', 'money', '金额', 'Amount', { computed: { sumOf: { lines: 'lines', column: 'amount' } } }),
    field('budgetLeft', 'money', '预算余额', 'Budget left', { min: 0 }),
    field('technician', 'person', '技术确认人', 'Technical confirmation by', {
      help: text('选填；需要技术确认时选择', 'Only if somebody has to confirm that it fits'),
    }),
    REASON,
    field('lines', 'lines', '采购明细', 'Items', {
      required: true,
      max: 100,
      columns: [
        field('material', 'text', '物料', 'Material', { required: true, max: 60 }),
        field('quantity', 'number', '数量', 'Quantity', { required: true, min: 1, max: 1_000_000 }),
        field('unit', 'text', '单位', 'Unit', { max: 8 }),
        field('price', 'money', '单价', 'Price', { required: true, min: 0 }),
        field('amount', 'money', '金额', 'Amount', { computed: { multiply: ['quantity', 'price'] } }),
      ],
    }),
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'budget',
      label: text('预算复核', 'Budget review'),
      approvers: [{ headOf: '财务部' }, { headOf: '成本管理' }],
      mode: 'all',
      hours: 24,
      late: 'warn',
    },
    {
      key: 'technical',
      label: text('技术确认', 'Technical confirmation'),
      approvers: [{ personIn: 'technician' }],
      mode: 'all',
      hours: 4,
      late: 'escalate',
      onlyIf: { field: 'technician', filled: true },
    },
    BY_TOP,
  ],
  copies: [{ headOf: '仓储物流' }],
};

export const reimbursement: Template = {
  code: 'reimbursement',
  label: text('差旅报销', 'Travel expenses'),
  icon: 'receipt',
  prefix: 'RB',
  measure: 'amount',
  fields: [
    field('place', 'text', '出差地点', 'Place', { required: true, max: 50 }),
    field('from', 'date', '开始日期', 'From', { required: true, initial: { today: -3 } }),
    field('to', 'date', '结束日期', 'To', { required: true, initial: { today: 0 }, notBefore: 'from' }),
    field('amount', 'money', '金额', 'Amount', { computed: { sumOf: { lines: 'lines', column: 'amount' } } }),
    REASON,
    field('lines', 'lines', '费用明细', 'Expenses', {
      required: true,
      max: 50,
      columns: [
        field('kind', 'choice', '类别', 'Kind', {
          required: true,
          options: options({
            traffic: ['交通', 'Travel'],
            hotel: ['住宿', 'Hotel'],
            meals: ['餐费', 'Meals'],
            other: ['其他', 'Other'],
          }),
        }),
        field('note', 'text', '说明', 'Note', { max: 60 }),
        field('amount', 'money', '金额', 'Amount', { required: true, min: 1 }),
      ],
    }),
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'finance',
      label: text('财务审核', 'Finance'),
      approvers: [{ headOf: '财务部' }],
      mode: 'any',
      hours: 72,
      late: 'warn',
    },
    BY_TOP,
  ],
};
