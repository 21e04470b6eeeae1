import type { Values } from '../../../../../../contract/businessFields.ts';
import { moneyFigure } from '../../../../../../contract/businessFigures.ts';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { Behaviour, BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { text } from '../../words.ts';
import { textOf } from '../reading.ts';
import type { AccountCode } from './accounts.ts';
import { book, type Entry } from './booking.ts';

/** Prices include this tax, in percent. */
const TAX = 13;
const withoutTax = (amount: number): number => Math.round((amount * 100) / (100 + TAX));
/** What the payment step asks for: it is kept in the voucher. */
const ASKED = { payment: null, paidOn: null, through: null } as const;

/** How receivables and payables differ: which side of which account they use. */
interface Sort {
  readonly field: 'receivable' | 'payable';
  readonly opening: (values: Values) => readonly Entry[];
  readonly payment: (amount: number, through: AccountCode) => readonly Entry[];
  readonly kind: 'receipt' | 'payment';
  readonly said: string;
}

const receiving: Sort = {
  field: 'receivable',
  kind: 'receipt',
  said: '收款',
  opening: ({ amount }) => {
    const [gross, net] = [numberOf(amount), withoutTax(numberOf(amount))];
    return [
      { account: '1122', debit: gross },
      { account: '6001', credit: net },
      { account: '2221', credit: gross - net },
    ];
  },
  payment: (amount, through) => [
    { account: through, debit: amount },
    { account: '1122', credit: amount },
  ],
};

const paying: Sort = {
  field: 'payable',
  kind: 'payment',
  said: '付款',
  opening: ({ amount, account }) => {
    const [gross, net] = [numberOf(amount), withoutTax(numberOf(amount))];
    return [
      // The description allows no other account.
      { account: account as AccountCode, debit: net },
      { account: '2221', debit: gross - net },
      { account: '2202', credit: gross },
    ];
  },
  payment: (amount, through) => [
    { account: '2202', debit: amount },
    { account: through, credit: amount },
  ],
};

const isEntry = ({ debit = 0, credit = 0 }: Entry): boolean => debit + credit > 0;

/** Enters in the books what is owed from now on. */
const opened =
  ({ field, opening }: Sort): Effect =>
  async (desk, { id, values }) => {
    const entries = opening(values)
      .filter(isEntry)
      .map((entry) => ({ ...entry }));
    const title = `立账 ${textOf(values['title'])}`;
    const date = textOf(values['openedOn']) || desk.work.wall.slice(0, 10);
    const about = { [field]: id };
    await book(desk, { title, kind: 'transfer', cause: 'opening', owner: values['owner'], date, entries, about });
    return undefined;
  };

/** What is in the books cannot change; a new due date may be warned about again. */
const changed: Effect = async ({ work }, { values }, before) => {
  for (const name of ['amount', 'account', 'openedOn']) {
    if (before && before.values[name] !== values[name])
      throw invalidField(name, {
        zh: '已立账，不能修改；请作废后重新登记',
        en: 'It is in the books already: cancel it and enter another',
      });
  }
  return values['told'] && textOf(values['due']) >= work.wall.slice(0, 10) ? { values: { told: null } } : undefined;
};

/** Pays all or part of the open amount, with its voucher in the same transaction. */
const paid =
  ({ field, payment, kind, said }: Sort): Effect =>
  async (desk, { id, values }) => {
    const amount = numberOf(values['payment']);
    const open = numberOf(values['open']);
    if (amount > open) {
      const left = moneyFigure(open);
      throw invalidField('payment', {
        zh: `本次金额不能超过余额 ${left}`,
        en: `Paid now must be at most what is open, ${left}`,
      });
    }
    // The description allows no other account.
    const through = (textOf(values['through']) || '1002') as AccountCode;
    await book(desk, {
      title: `${said} ${textOf(values['title'])}`,
      kind,
      cause: 'payment',
      owner: values['owner'],
      date: textOf(values['paidOn']) || desk.work.wall.slice(0, 10),
      entries: payment(amount, through).map((entry) => ({ ...entry })),
      about: { [field]: id },
    });
    return {
      values: { ...ASKED, paid: numberOf(values['paid']) + amount },
      to: amount === open ? 'settled' : 'partial',
    };
  };

/** A reversed payment makes the amount open again. */
const takenBack: Effect = async (_desk, { values }) => {
  const left = numberOf(values['paid']) - numberOf(values['payment']);
  return { values: { ...ASKED, paid: left }, to: left > 0 ? 'partial' : 'open' };
};

/** Reverses the opening entry in the books. */
const cancelled =
  ({ field }: Sort): Effect =>
  async (desk, { id }) => {
    for (const voucher of await desk.find('fms/voucher', field, id)) {
      if (voucher.status === 'posted' && voucher.values['cause'] === 'opening') await desk.move(voucher, 'undo');
    }
    return undefined;
  };

/** How to cancel something that has already been paid. */
const paidNotes =
  ({ said }: Sort): NonNullable<Behaviour['notes']> =>
  async (_work, { status }) =>
    status === 'partial' || status === 'settled'
      ? [
          {
            text: text(
              `如需作废，请先在${said}凭证中冲销${said}。`,
              'To cancel it, first reverse its payments: each in its voucher.',
            ),
          },
        ]
      : [];

const behaviourOf = (sort: Sort): Behaviour => ({
  notes: paidNotes(sort),
  effects: {
    created: opened(sort),
    changed,
    pay: paid(sort),
    takeBack: takenBack,
    cancel: cancelled(sort),
  },
});
export const receivableBehaviour = behaviourOf(receiving);
export const payableBehaviour = behaviourOf(paying);

/** What a supplier is to be paid for a document; `supplier` is the id of an `scm/supplier`. */
export interface Owing {
  readonly title: string;
  readonly supplierName: string;
  readonly supplier?: string;
  readonly amount: number;
  readonly due: string;
  /** Number of the document. */
  readonly source: string;
  readonly owner: string;
}

/** Opens a payable, with its voucher in the same transaction. Amounts are hundredths with tax. */
export function openPayable(desk: BusinessDesk, owing: Owing): Promise<StoredRecord> {
  return desk.create('fms/payable', { ...owing, title: owing.title.slice(0, 100) });
}
