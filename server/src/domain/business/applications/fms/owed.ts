import type { Statuses } from '../../../../../../contract/businessDescription.ts';
import type { Field, Text } from '../../../../../../contract/businessFields.ts';
import { event, field, options, state, text } from '../../words.ts';

/** Days until payment is due, unless something else is agreed. */
export const DAYS_TO_PAY = 30;
/** An event older than this many days cannot be entered today. */
export const LONG_AGO = 365;
/** Statuses in which something is still to be paid. */
export const OPEN = ['open', 'partial'];
/** Written only by the program. */
export const kept = { readOnly: true } as const;

/** The amount owed, how much of it is paid, and what a payment asks for: the same for receivables and payables. */
export const owedFields: readonly Field[] = [
  field('source', 'text', '来源单号', 'Source document', { max: 40 }),
  field('owner', 'person', '负责人', 'Owner', { required: true, initial: { me: true } }),
  field('amount', 'money', '金额', 'Amount', {
    required: true,
    min: 1,
    help: text('立账后不能再改。', 'Cannot be changed once it is in the books.'),
  }),
  field('paid', 'money', '已结算', 'Paid', kept),
  field('open', 'money', '余额', 'Open', { computed: { subtract: ['amount', 'paid'] } }),
  field('openedOn', 'date', '发生日期', 'Incurred on', {
    initial: { today: 0 },
    near: { before: LONG_AGO, after: 0 },
    help: text('立账日期，收付日期不能早于它。', 'It is in the books on this day, and nothing is paid before it.'),
  }),
  field('due', 'date', '到期日', 'Due', { required: true, initial: { today: DAYS_TO_PAY } }),
  field('note', 'longText', '备注', 'Note', { max: 500 }),
  field('payment', 'money', '本次金额', 'Paid now', {
    required: true,
    min: 1,
    byStep: true,
    initial: { field: 'open' },
  }),
  field('paidOn', 'date', '收付日期', 'Paid on', {
    byStep: true,
    near: { before: LONG_AGO, after: 0 },
    notBefore: 'openedOn',
    help: text('不填即今天。', 'Today where nothing is said.'),
  }),
  field('through', 'choice', '账户', 'Through', {
    byStep: true,
    options: options({ 1002: ['银行存款', 'Bank'], 1001: ['库存现金', 'Cash'] }),
    help: text('不填即银行存款。', 'The bank where nothing is said.'),
  }),
  field('told', 'date', '已预警', 'Warned on', kept),
];

/** How each side words it. */
interface Said {
  readonly open: Text;
  readonly partial: Text;
  readonly settled: Text;
  readonly pay: Text;
  readonly takeBack: Text;
}

/** The statuses of an amount owed, in the words of one side. */
export const owedStatuses = (said: Said): Statuses => ({
  initial: 'open',
  states: {
    open: state(said.open.zh, said.open.en, 'waiting'),
    partial: state(said.partial.zh, said.partial.en, 'running'),
    settled: state(said.settled.zh, said.settled.en, 'done', { frozen: true, ended: true }),
    cancelled: state('已作废', 'Cancelled', 'quiet', { frozen: true, ended: true }),
  },
  events: {
    pay: event(said.pay.zh, said.pay.en, { primary: true, asks: ['payment', 'paidOn', 'through'] }),
    cancel: event('作废', 'Cancel', {
      confirm: text('作废会冲销其立账凭证。', 'Its voucher will be reversed.'),
    }),
    takeBack: event(said.takeBack.zh, said.takeBack.en, { system: true }),
  },
  transitions: {
    open: { pay: ['partial', 'settled'], cancel: 'cancelled' },
    partial: { pay: ['partial', 'settled'], takeBack: ['open', 'partial'] },
    settled: { takeBack: ['open', 'partial'] },
    cancelled: {},
  },
});
