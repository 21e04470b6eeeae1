import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf } from '../random.ts';
import { type Article, articleNamed, products } from './articles.ts';
import { customerId, customers, memberId, orderId, people, recordId, type ShownOrder, shownOrders } from './things.ts';

/** A sale of the demo, from which its order, quotation, deliveries and receivable are created. */
export interface Sale {
  readonly id: string;
  /** The key from which the ids of its deliveries and quotation derive. */
  readonly key: string;
  readonly serial: number;
  readonly daysAgo: number;
  readonly due: string;
  readonly status: string;
  readonly customer: string;
  readonly owner: string;
  readonly lines: readonly { readonly article: Article; readonly quantity: number; readonly done: number }[];
}

type Shown = readonly [name: string, quantity: number, done: number];
/** The sales that are shown: who sells, days until due, status, and products. */
const SHOWN: Readonly<
  Record<ShownOrder, { by: keyof typeof SELLERS; due: number; status: string; lines: readonly Shown[] }>
> = {
  '018': { by: 'huang', due: 28, status: 'toConfirm', lines: [['AX-40 谐波减速机', 60, 0]] },
  '014': { by: 'huang', due: 15, status: 'production', lines: [['SV-750 伺服电机', 120, 38]] },
  '009': {
    by: 'tang',
    due: 7,
    status: 'production',
    lines: [
      ['AX-40 谐波减速机', 120, 100],
      ['AX-40 谐波减速机，带法兰', 48, 32],
      ['AX-32 谐波减速机', 12, 0],
    ],
  },
  '021': { by: 'tang', due: 2, status: 'toShip', lines: [['LG-25 直线模组', 48, 48]] },
  '006': { by: 'huang', due: -2, status: 'production', lines: [['CB-3 控制柜', 6, 4]] },
  '011': { by: 'huang', due: 0, status: 'toShip', lines: [['SV-750 伺服电机', 80, 80]] },
  '003': { by: 'han', due: -4, status: 'signed', lines: [['LG-25 直线模组', 96, 96]] },
  '017': { by: 'tang', due: -5, status: 'signed', lines: [['AX-40 谐波减速机', 60, 60]] },
  '002': { by: 'han', due: -7, status: 'signed', lines: [['SV-750 伺服电机', 40, 40]] },
  '015': { by: 'han', due: -9, status: 'signed', lines: [['AX-40 谐波减速机', 24, 24]] },
  '004': { by: 'huang', due: -10, status: 'signed', lines: [['LG-25 直线模组', 36, 36]] },
  '012': { by: 'han', due: -12, status: 'signed', lines: [['CB-3 控制柜', 4, 4]] },
};
const SELLERS = { huang: memberId('huang'), han: memberId('han'), tang: memberId('tang') } as const;

function shownSale(key: ShownOrder, today: string): Sale {
  const { by, due, status, lines } = SHOWN[key];
  const { daysAgo, customer } = shownOrders[key];
  return {
    ...{ id: orderId(key), key, serial: Number(key), daysAgo, due: addDays(today, due), status },
    ...{ customer: customerId(customer), owner: SELLERS[by] },
    lines: lines.map(([name, quantity, done]) => ({ article: articleNamed(name), quantity, done })),
  };
}

/** Enough older ones of each status to make 126 with those that are shown, newest first. */
const OLDER: readonly (readonly [status: string, count: number])[] = [
  ['toConfirm', 8],
  ['confirmed', 10],
  ['production', 28],
  ['toShip', 12],
  ['shipped', 8],
  ['onHold', 3],
  ['signed', 43],
  ['cancelled', 2],
];
const FIRST_DAY = 26;
/** These are late, and have been notified. */
const LATE = new Set([20, 21]);
const MADE: Readonly<Record<string, number>> = { toShip: 1, shipped: 1, signed: 1, production: 0.4 };

function olderSale(status: string, index: number, today: string): Sale {
  const random = randomOf(`order ${index}`);
  const daysAgo = FIRST_DAY + Math.floor((index * 3) / 4);
  const isOver = status === 'signed' || status === 'cancelled';
  const due = LATE.has(index)
    ? -1
    : isOver
      ? 20 - daysAgo
      : status === 'shipped'
        ? 1 + random.int(4)
        : 3 + random.int(40);
  const first = random.int(products.length);
  const chosen = Array.from(
    { length: 1 + random.int(3) },
    (_, place) => products[(first + place * 5) % products.length],
  );
  return {
    ...{ id: recordId('oms/order', `older ${index}`), key: `older ${index}`, serial: 1 + (index % 2), daysAgo, status },
    due: addDays(today, due),
    customer: customerId(customers[random.int(customers.length)] ?? ''),
    owner: memberId(people.sales[index % people.sales.length] ?? 'huang'),
    lines: chosen.flatMap((article) => {
      const quantity = 4 * (1 + random.int(article && article.cents > 1_000_000 ? 2 : 15));
      return article ? [{ article, quantity, done: Math.floor(quantity * (MADE[status] ?? 0)) }] : [];
    }),
  };
}

/** All sales of the demo. */
export function salesOf(today: string): Sale[] {
  // The literal keys of the list.
  const shown = (Object.keys(SHOWN) as ShownOrder[]).map((key) => shownSale(key, today));
  const statuses = OLDER.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return [...shown, ...statuses.map((status, index) => olderSale(status, index, today))];
}

/** The total of a sale, in hundredths. */
export const totalOf = ({ lines }: Sale): number =>
  lines.reduce((sum, { article, quantity }) => sum + article.cents * quantity, 0);

/** The title of a sale. */
export const saleTitle = ({ lines: [first, ...others] }: Sale): string =>
  (first?.article.name ?? '') + (others.length > 0 ? ` +${others.length}` : '');

/** When it was signed for: a day before it was due. */
export const signedOn = ({ due }: Sale): string => addDays(due, -1);
export const deliveryId = ({ key }: Sale): string => recordId('oms/delivery', key);
