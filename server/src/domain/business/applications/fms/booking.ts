import type { Values } from '../../../../../../contract/businessFields.ts';
import { moneyFigure } from '../../../../../../contract/businessFigures.ts';
import { linesOf, numberOf } from '../../../../../../contract/businessFormulas.ts';
import { businessError, invalidField } from '../../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../../errors/codes.ts';
import type { Behaviour, BusinessDesk, Effect, StoredRecord } from '../../engine/definition.ts';
import { text } from '../../words.ts';
import { textOf } from '../reading.ts';
import type { AccountCode } from './accounts.ts';

/** One entry: an amount in hundredths on one side of an account. */
export interface Entry {
  readonly account: AccountCode;
  readonly debit?: number;
  readonly credit?: number;
}

/** A booking caused by a document; made by the person acting, or else by the document's owner. */
export interface Booking {
  readonly title: string;
  readonly kind: 'receipt' | 'payment' | 'transfer';
  readonly cause: 'opening' | 'payment' | 'cost' | 'reversal';
  readonly owner: unknown;
  readonly date?: string;
  readonly entries: readonly Values[];
  /** What it refers to: fields of the voucher. */
  readonly about: Values;
}

/** Writes a voucher and posts it, in the transaction of the step that caused it. */
export async function book(
  desk: BusinessDesk,
  { title, entries, about, date, ...rest }: Booking,
): Promise<StoredRecord> {
  const draft = await desk.create('fms/voucher', {
    ...rest,
    ...about,
    title: title.slice(0, 120),
    owner: desk.work.userId ?? rest.owner,
    date: date ?? desk.work.wall.slice(0, 10),
    lines: [...entries],
  });
  return desk.move(draft, 'post');
}

/** Both sides must have the same total. */
export const checkVoucher: NonNullable<Behaviour['check']> = async (_desk, values) => {
  const [debit, credit] = [numberOf(values['debit']), numberOf(values['credit'])];
  if (debit === credit) return;
  const [left, right, difference] = [debit, credit, Math.abs(debit - credit)].map(moneyFigure);
  const message = {
    zh: `借贷不平：借方 ${left}，贷方 ${right}，相差 ${difference}`,
    en: `It does not balance: debit ${left}, credit ${right}, a difference of ${difference}`,
  };
  throw invalidField('lines', message);
};

/** Records who posted it. Nothing is posted before its day. */
export const posted: Effect = async ({ work }, { values }) => {
  if (textOf(values['date']) > work.wall.slice(0, 10))
    throw invalidField('date', { zh: '日期不能晚于今天', en: 'The date must not be after today' });
  return { values: { poster: work.userId } };
};

/** Creates a counter-voucher with the sides swapped; the voucher itself stays as it was. */
export const undo: Effect = async (desk, { id, number, values }) => {
  await book(desk, {
    title: `冲销 ${number ?? ''} ${textOf(values['title'])}`,
    kind: 'transfer',
    cause: 'reversal',
    owner: values['owner'],
    about: { reverses: id, receivable: values['receivable'], payable: values['payable'] },
    entries: linesOf(values, 'lines').map((line) => ({ ...line, debit: line['credit'], credit: line['debit'] })),
  });
  return undefined;
};

const throughItsDocument = text(
  '该凭证由应收或应付单立账，请作废对应单据。',
  'This voucher opened a receivable or payable: cancel that instead.',
);
const reversalStays = text(
  '冲销凭证不能再冲销，请另做凭证。',
  'What reverses a voucher cannot be reversed itself: write a new one.',
);

/** Why a voucher cannot be reversed by hand. */
export const voucherNotes: NonNullable<Behaviour['notes']> = async (_work, { status, values }) => {
  if (status !== 'posted') return [];
  if (values['cause'] === 'opening') return [{ text: throughItsDocument }];
  return values['cause'] === 'reversal' ? [{ text: reversalStays }] : [];
};

/** Reverses a voucher by hand; if it recorded a payment, that payment is open again. */
export const reverse: Effect = async (desk, record, before) => {
  const { values } = record;
  if (values['cause'] === 'opening') throw businessError(ERROR_CODES.reverseItsDocument, throughItsDocument);
  if (values['cause'] === 'reversal') throw businessError(ERROR_CODES.reversalStays, reversalStays);
  const [kind, id] = values['receivable']
    ? (['fms/receivable', values['receivable']] as const)
    : (['fms/payable', values['payable']] as const);
  const isPayment = values['cause'] === 'payment' && typeof id === 'string';
  const document = isPayment ? await desk.hold(kind, id) : undefined;
  if (document) await desk.move(document, 'takeBack', { payment: values['debit'] });
  return undo(desk, record, before);
};
