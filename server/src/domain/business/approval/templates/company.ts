import { field, options, text } from '../../words.ts';
import { BY_MANAGER, REASON, type Template } from '../template.ts';

/** Requests that bind the company: its seal, and changes to its drawings. */
export const seal: Template = {
  code: 'seal',
  label: text('合同用印', 'Seal use'),
  icon: 'stamp',
  prefix: 'SL',
  measure: 'amount',
  fields: [
    field('seal', 'choice', '印章', 'Seal', {
      required: true,
      initial: { value: 'contract' },
      options: options({
        company: ['公章', 'Company seal'],
        contract: ['合同专用章', 'Contract seal'],
        finance: ['财务专用章', 'Finance seal'],
        legal: ['法定代表人章', 'Seal of the legal representative'],
      }),
    }),
    field('party', 'text', '对方单位', 'Other party', { max: 60 }),
    field('amount', 'money', '合同金额', 'Amount', { min: 0 }),
    field('copies', 'number', '份数', 'Copies', { required: true, min: 1, max: 100, initial: { value: 2 } }),
    field('takenOut', 'boolean', '外带用印', 'Taken out of the house'),
    field('returnedOn', 'date', '归还日期', 'Returned on', {
      required: true,
      onlyIf: { field: 'takenOut', in: [true] },
    }),
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'finance',
      label: text('财务审核', 'Finance'),
      approvers: [{ headOf: '财务部' }],
      mode: 'all',
      hours: 24,
      onlyIf: { field: 'seal', in: ['finance', 'contract'] },
    },
    {
      key: 'keeper',
      label: text('印章管理', 'Keeper of the seals'),
      approvers: [{ policy: 'AbpExtend.HostConsole' }],
      mode: 'any',
      hours: 24,
      late: 'warn',
    },
  ],
};

/** Started by product data only: a form alone cannot change a drawing. */
export const engineeringChange: Template = {
  code: 'engineeringChange',
  label: text('工程变更', 'Engineering change'),
  icon: 'drafting-compass',
  prefix: 'EC',
  internal: true,
  fields: [
    field('product', 'text', '产品', 'Product', { required: true, max: 60 }),
    field('change', 'longText', '变更内容', 'Change', { required: true }),
    field('effectiveOn', 'date', '生效日期', 'Effective on'),
    REASON,
  ],
  steps: [
    BY_MANAGER,
    {
      key: 'quality',
      label: text('质量与制造会签', 'Quality and manufacturing'),
      approvers: [{ headOf: '质检中心' }, { headOf: '制造中心' }],
      mode: 'all',
      hours: 48,
      late: 'warn',
    },
  ],
};
