import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import type { BusinessDesk } from '../../engine/definition.ts';
import { recordsById, textOf } from '../reading.ts';
import { book } from './booking.ts';

/** Goods delivered to a customer: `lines` hold the products and the quantity of each. */
interface Sold {
  readonly title: string;
  readonly lines: readonly Values[];
  readonly owner: unknown;
  /** When the customer received them. */
  readonly date: string;
  /** What the voucher refers to. */
  readonly about: Values;
}

/**
 * Takes what was sold out of the stock in the books, at its standard cost; products without one cost nothing.
 * Cancelling the receivable does not undo this, since the goods have not come back; to undo it, reverse its own
 * voucher.
 */
export async function bookCost(desk: BusinessDesk, { title, lines, owner, date, about }: Sold): Promise<void> {
  const products = await recordsById(
    desk.work,
    lines.map(({ product }) => product),
  );
  const costOf = ({ product, quantity }: Values): number =>
    Math.round(numberOf(quantity) * numberOf(products.get(textOf(product))?.values['cost']));
  const cost = lines.reduce((sum, line) => sum + costOf(line), 0);
  if (cost === 0) return;
  const entries = [
    { account: '6401', debit: cost },
    { account: '1405', credit: cost },
  ];
  await book(desk, { title: `结转成本 ${title}`, kind: 'transfer', cause: 'cost', owner, date, entries, about });
}
