import { BY_MANAGER, REASON, type Template } from '../template.ts';

/** What binds the company: its seal, and the drawings by which it builds. */
export const seal: Template = {
  code: 'seal',
  label: { zh: '合同用印', en: 'Seal use' },
  icon: 'stamp',
  prefix: 'SL',
  measure: 'amount',
  fields: [
    {
      name: 'seal',
      type: 'choice',
      label: { zh: '印章', en: 'Seal' },
      required: true,
      initial: { value: 'contract' },
      options: [
        { value: 'company', label: { zh: '公章', en: 'Company seal' } },
        { value: 'contract', label: { zh: '合同专用章', en: 'Contract seal' } },
        { value: 'finance', label: { zh: '财务专用章', en: 'Finance seal' } },
        { value: 'legal', label: { zh: '法定代表人章', en: 'Seal of the legal representative' } },
      ],
    },
    { name: 'party', type: 'text', label: { zh: '对方单位', en: 'Other party' }, max: 60 },
    { name: 'amount', type: 'money', label: { zh: '合同金额', en: 'Amount' }, min: 0 },
    {
      name: 'copies',
      type: 'number',
      label: { zh: '份数', en: 'Copies' },
      required: true,
      min: 1,
      max: 100,
      initial: { value: 2 },
    },
    { name: 'takenOut', type: 'boolean', label: { zh: '外带用印', en: 'Taken out of the house' } },
    {
      name: 'returnedOn',
      type: 'date',
      label: { zh: '归还日期', en: 'Returned on' },
      required: true,
      onlyIf: { field: 'takenOut', in: [true] },
    },
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'finance',
      label: { zh: '财务审核', en: 'Finance' },
      approvers: [{ headOf: '财务部' }],
      mode: 'all',
      hours: 24,
      onlyIf: { field: 'seal', in: ['finance', 'contract'] },
    },
    {
      key: 'keeper',
      label: { zh: '印章管理', en: 'Keeper of the seals' },
      approvers: [{ policy: 'AbpExtend.HostConsole' }],
      mode: 'any',
      hours: 24,
      late: 'warn',
    },
  ],
};

/** Started by product data: nobody changes a drawing by a form alone. */
export const engineeringChange: Template = {
  code: 'engineeringChange',
  label: { zh: '工程变更', en: 'Engineering change' },
  icon: 'drafting-compass',
  prefix: 'EC',
  internal: true,
  fields: [
    { name: 'product', type: 'text', label: { zh: '产品', en: 'Product' }, required: true, max: 60 },
    { name: 'change', type: 'longText', label: { zh: '变更内容', en: 'Change' }, required: true },
    { name: 'effectiveOn', type: 'date', label: { zh: '生效日期', en: 'Effective on' } },
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'quality',
      label: { zh: '质量与制造会签', en: 'Quality and manufacturing' },
      approvers: [{ headOf: '质检中心' }, { headOf: '制造中心' }],
      mode: 'all',
      hours: 48,
      late: 'warn',
    },
  ],
};
