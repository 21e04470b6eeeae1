import { BY_MANAGER, REASON, type Template } from '../template.ts';

/** 100,000.00, in hundredths: beyond it whoever leads the company decides too. */
const TOP_AMOUNT = 10_000_000;
const BY_TOP = {
  key: 'top',
  label: { zh: '总经理', en: 'General manager' },
  approvers: [{ generalManager: true }],
  mode: 'all',
  hours: 48,
  late: 'warn',
  onlyIf: { field: 'amount', above: TOP_AMOUNT },
} as const;

/** What costs the company money. */
export const purchase: Template = {
  code: 'purchase',
  label: { zh: '采购申请', en: 'Purchase' },
  icon: 'shopping-cart',
  prefix: 'PR',
  measure: 'amount',
  fields: [
    {
      name: 'kind',
      type: 'choice',
      label: { zh: '采购类型', en: 'Kind of purchase' },
      required: true,
      initial: { value: 'parts' },
      options: [
        { value: 'parts', label: { zh: '生产备件', en: 'Production parts' } },
        { value: 'material', label: { zh: '生产物料', en: 'Material' } },
        { value: 'equipment', label: { zh: '设备', en: 'Equipment' } },
        { value: 'office', label: { zh: '办公用品', en: 'Office supplies' } },
      ],
    },
    {
      name: 'neededOn',
      type: 'date',
      label: { zh: '需求日期', en: 'Needed on' },
      initial: { today: 7 },
      near: { before: 0 },
    },
    { name: 'warehouse', type: 'text', label: { zh: '收货仓库', en: 'Warehouse' }, max: 50 },
    { name: 'budget', type: 'text', label: { zh: '预算科目', en: 'Budget' }, max: 50 },
    {
      name: 'amount',
      type: 'money',
      label: { zh: '金额', en: 'Amount' },
      computed: { sumOf: { lines: 'lines', column: 'amount' } },
    },
    { name: 'budgetLeft', type: 'money', label: { zh: '预算余额', en: 'Budget left' }, min: 0 },
    {
      name: 'technician',
      type: 'person',
      label: { zh: '技术确认人', en: 'Technical confirmation by' },
      help: { zh: '选填；需要技术确认时选择', en: 'Only if somebody has to confirm that it fits' },
    },
    REASON,
    {
      name: 'lines',
      type: 'lines',
      label: { zh: '采购明细', en: 'Items' },
      required: true,
      max: 100,
      columns: [
        { name: 'material', type: 'text', label: { zh: '物料', en: 'Material' }, required: true, max: 60 },
        {
          name: 'quantity',
          type: 'number',
          label: { zh: '数量', en: 'Quantity' },
          required: true,
          min: 1,
          max: 1_000_000,
        },
        { name: 'unit', type: 'text', label: { zh: '单位', en: 'Unit' }, max: 8 },
        { name: 'price', type: 'money', label: { zh: '单价', en: 'Price' }, required: true, min: 0 },
        {
          name: 'amount',
          type: 'money',
          label: { zh: '金额', en: 'Amount' },
          computed: { multiply: ['quantity', 'price'] },
        },
      ],
    },
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'budget',
      label: { zh: '预算复核', en: 'Budget review' },
      approvers: [{ headOf: '财务部' }, { headOf: '成本管理' }],
      mode: 'all',
      hours: 24,
      late: 'warn',
    },
    {
      key: 'technical',
      label: { zh: '技术确认', en: 'Technical confirmation' },
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
  label: { zh: '差旅报销', en: 'Travel expenses' },
  icon: 'receipt',
  prefix: 'RB',
  measure: 'amount',
  fields: [
    { name: 'place', type: 'text', label: { zh: '出差地点', en: 'Place' }, required: true, max: 50 },
    { name: 'from', type: 'date', label: { zh: '开始日期', en: 'From' }, required: true, initial: { today: -3 } },
    {
      name: 'to',
      type: 'date',
      label: { zh: '结束日期', en: 'To' },
      required: true,
      initial: { today: 0 },
      notBefore: 'from',
    },
    {
      name: 'amount',
      type: 'money',
      label: { zh: '金额', en: 'Amount' },
      computed: { sumOf: { lines: 'lines', column: 'amount' } },
    },
    REASON,
    {
      name: 'lines',
      type: 'lines',
      label: { zh: '费用明细', en: 'Expenses' },
      required: true,
      max: 50,
      columns: [
        {
          name: 'kind',
          type: 'choice',
          label: { zh: '类别', en: 'Kind' },
          required: true,
          options: [
            { value: 'traffic', label: { zh: '交通', en: 'Travel' } },
            { value: 'hotel', label: { zh: '住宿', en: 'Hotel' } },
            { value: 'meals', label: { zh: '餐费', en: 'Meals' } },
            { value: 'other', label: { zh: '其他', en: 'Other' } },
          ],
        },
        { name: 'note', type: 'text', label: { zh: '说明', en: 'Note' }, max: 60 },
        { name: 'amount', type: 'money', label: { zh: '金额', en: 'Amount' }, required: true, min: 1 },
      ],
    },
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'finance',
      label: { zh: '财务审核', en: 'Finance' },
      approvers: [{ headOf: '财务部' }],
      mode: 'any',
      hours: 72,
      late: 'warn',
    },
    BY_TOP,
  ],
};
