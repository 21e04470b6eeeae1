import { addDays } from '../../../../contract/rules/days.ts';
import { waitingChange } from './changes.ts';
import { memberId } from './things.ts';

/** A request of the demo, in the order of `shownApprovals`, which are the to-dos of these requests. */
export interface Request {
  readonly template: string;
  /** The last part of its number. */
  readonly serial: number;
  /** The step that waits for lin. */
  readonly step: string;
  /** The record that waits for it. */
  readonly about?: { readonly kind: string; readonly id: string };
  readonly form: (today: string) => Readonly<Record<string, unknown>>;
}

export const requests: readonly Request[] = [
  {
    template: 'purchase',
    serial: 7,
    step: 'technical',
    form: (today) => ({
      kind: 'material',
      neededOn: addDays(today, 6),
      warehouse: '苏州一号仓',
      budget: '研发试制材料费',
      budgetLeft: 18_640_000,
      technician: memberId('lin'),
      reason: '现有可用 18 台，低于安全库存 28 台，下周两条产线换型需要',
      lines: [{ material: 'SV-750 伺服驱动器', quantity: 24, unit: '台', price: 380_000 }],
    }),
  },
  {
    template: 'engineeringChange',
    serial: 1,
    step: 'manager',
    about: { kind: 'pdc/change', id: waitingChange },
    form: (today) => ({
      product: 'AX-40 谐波减速机',
      change: '壳体装配倒角由 C1 改为 C1.5，同步修改图纸与检具',
      effectiveOn: addDays(today, 8),
      reason: '装配时密封圈唇口被倒角划伤',
    }),
  },
  {
    template: 'seal',
    serial: 3,
    step: 'keeper',
    form: () => ({
      seal: 'company',
      party: '北风贸易',
      amount: 426_000_000,
      copies: 4,
      takenOut: false,
      reason: '2027 年度框架协议，商务条款已会签',
    }),
  },
  {
    template: 'reimbursement',
    serial: 5,
    step: 'manager',
    form: (today) => ({
      place: '苏州',
      from: addDays(today, -6),
      to: addDays(today, -3),
      reason: '客户现场调试，3 人 4 天',
      lines: [
        { kind: 'traffic', note: '往返高铁', amount: 124_800 },
        { kind: 'hotel', note: '三间三晚', amount: 351_000 },
        { kind: 'meals', note: '四天', amount: 96_000 },
      ],
    }),
  },
  {
    template: 'leave',
    serial: 2,
    step: 'manager',
    form: (today) => ({
      kind: 'annual',
      days: 2,
      from: addDays(today, 6),
      to: addDays(today, 7),
      deputy: memberId('gao'),
      reason: '年假',
    }),
  },
];
