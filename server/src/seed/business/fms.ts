import { addDays } from '../../../../contract/rules/days.ts';
import { articleCost, articleId, articles, withoutTax } from './articles.ts';
import { renumbered } from './oms.ts';
import { deliveryId, type Sale, salesOf, saleTitle, signedOn, totalOf } from './sales.ts';
import { type Laying, linesIn, type SeedRecord } from './seedRecord.ts';
import { memberId, numberOn, people, recordId, supplierId, suppliers } from './things.ts';

const ACCOUNTANT = memberId(people.finance[0]);
const HEAD = memberId(people.finance[1]);
const DAYS_TO_PAY = 30;
/** Days after which most have paid. */
const PAID_AFTER = 26;

type Entry = readonly [account: string, side: 'debit' | 'credit', amount: number];
interface Written {
  readonly key: string;
  readonly title: string;
  readonly day: string;
  readonly kind: 'receipt' | 'payment' | 'transfer';
  readonly entries: readonly Entry[];
  readonly about?: object;
  readonly status?: 'draft';
}

const numbered = (prefix: string, day: string): string => numberOn(prefix, day, 0, 0);

function voucher({ key, title, day, kind, entries, about, status }: Written): SeedRecord {
  return {
    ...{ kind: 'fms/voucher', id: recordId('fms/voucher', key), number: numbered('JV', day), creatorId: ACCOUNTANT },
    status: status ?? 'posted',
    values: {
      ...{ title, kind, date: day, owner: ACCOUNTANT, ...about, ...(!status && { poster: HEAD }) },
      lines: entries.filter(([, , sum]) => sum > 0).map(([account, side, sum]) => ({ account, [side]: sum })),
    },
    created: `${day}T16:10:00`,
  };
}

/** How much of a due amount has been paid: most in full and on time, a few not yet, or in part. */
function paidOf(amount: number, index: number, isDue: boolean): number {
  if (index % 14 === 3) return 0;
  return isDue ? amount : index % 5 === 2 ? Math.round(amount * 0.3) : 0;
}

interface Owed {
  readonly kind: 'receivable' | 'payable';
  readonly key: string;
  readonly day: string;
  readonly amount: number;
  readonly index: number;
  readonly values: { readonly title: string; readonly owner: string; readonly [name: string]: unknown };
}

/** An amount owed, with its bookings: its opening, and the payments. */
function layOwed({ kind, key, day, amount, index, values }: Owed, today: string): SeedRecord[] {
  const due = addDays(day, DAYS_TO_PAY);
  const paidOn = addDays(day, PAID_AFTER);
  const paid = paidOn <= today || addDays(day, 3) <= today ? paidOf(amount, index, paidOn <= today) : 0;
  const onDay = paidOn <= today ? paidOn : addDays(day, 3);
  const id = recordId(`fms/${kind}`, key);
  const isIn = kind === 'receivable';
  const status = paid === 0 ? 'open' : paid < amount ? 'partial' : 'settled';
  const record = {
    ...{ kind: `fms/${kind}`, id, number: numbered(isIn ? 'AR' : 'AP', day), status, creatorId: ACCOUNTANT },
    values: {
      ...{ ...values, amount, paid, openedOn: day, due },
      ...(due < today && status !== 'settled' && { told: addDays(due, 1) }),
    },
    created: `${day}T15:20:00`,
    updated: `${paid > 0 ? onDay : day}T16:10:00`,
  };
  const base = { kind: 'transfer', about: { [kind]: id, cause: 'opening' } } as const;
  const opening: readonly Entry[] = isIn
    ? [
        ['1122', 'debit', amount],
        ['6001', 'credit', withoutTax(amount)],
        ['2221', 'credit', amount - withoutTax(amount)],
      ]
    : [
        ['1405', 'debit', withoutTax(amount)],
        ['2221', 'debit', amount - withoutTax(amount)],
        ['2202', 'credit', amount],
      ];
  const payment: readonly Entry[] = isIn
    ? [
        ['1002', 'debit', paid],
        ['1122', 'credit', paid],
      ]
    : [
        ['2202', 'debit', paid],
        ['1002', 'credit', paid],
      ];
  const said = isIn ? '收款' : '付款';
  const opened = voucher({ ...base, key: `open ${kind} ${key}`, title: `立账 ${values.title}`, day, entries: opening });
  if (paid === 0) return [record, opened];
  const about = { [kind]: id, cause: 'payment' };
  const how = { kind: isIn ? 'receipt' : 'payment', about, day: onDay, entries: payment } as const;
  return [record, opened, voucher({ ...how, key: `pay ${kind} ${key}`, title: `${said} ${values.title}` })];
}

function receivableOf(sale: Sale, index: number, today: string): SeedRecord[] {
  const order = numberOn('SO', today, sale.daysAgo, sale.serial);
  const values = {
    title: `${order} ${saleTitle(sale)}`,
    ...{ customer: sale.customer, order: sale.id, delivery: deliveryId(sale), source: order, owner: sale.owner },
  };
  const day = signedOn(sale);
  const laid = layOwed({ kind: 'receivable', key: sale.key, day, amount: totalOf(sale), index, values }, today);
  const [cost, about] = [soldFor(sale), { receivable: recordId('fms/receivable', sale.key), cause: 'cost' }];
  const entries: readonly Entry[] = [
    ['6401', 'debit', cost],
    ['1405', 'credit', cost],
  ];
  const title = `结转成本 ${values.title}`;
  return [...laid, voucher({ key: `cost ${sale.key}`, title, day, kind: 'transfer', entries, about })];
}

/** The book value of the goods of a sale. */
const soldFor = ({ lines }: Sale): number =>
  lines.reduce((sum, { article, quantity }) => sum + quantity * articleCost(article), 0);
const costs = new Map(articles.map((article) => [articleId(article.code), articleCost(article)]));

/** The cost of what is in stock, or on its way to a customer. */
function stockIn(laid: readonly SeedRecord[]): number {
  const lying = laid
    .filter(({ kind }) => kind === 'wms/stock')
    .map(({ values }) => [values['material'], values['quantity']]);
  const going = laid
    .filter(({ kind, status }) => kind === 'oms/delivery' && status === 'shipped')
    .flatMap(({ values }) => linesIn(values).map(({ product, quantity }) => [product, quantity]));
  return [...lying, ...going].reduce(
    (sum, [id, quantity]) => sum + Math.round(Number(quantity) * (costs.get(String(id)) ?? 0)),
    0,
  );
}

/** The opening stock of the books: the amount that results in today's stock after everything bought and sold since. */
function openingStock(today: string, now: number, vouchers: readonly SeedRecord[]): SeedRecord {
  const since = vouchers
    .flatMap(({ values }) => linesIn(values))
    .filter(({ account }) => account === '1405')
    .reduce((sum, { debit = 0, credit = 0 }) => sum + Number(debit) - Number(credit), 0);
  const entries: readonly Entry[] = [
    ['1405', 'debit', now - since],
    ['4001', 'credit', now - since],
  ];
  const day = addDays(today, -360);
  return voucher({ key: 'stock', title: '投入存货', day, kind: 'transfer', entries });
}

const sumOf = (lines: unknown): number =>
  Array.isArray(lines) ? lines.reduce((sum: number, { quantity, price }) => sum + quantity * price, 0) : 0;

function payableOf(
  { number = '', id, values, creatorId = '' }: SeedRecord,
  index: number,
  today: string,
): SeedRecord[] {
  const [name = ''] = suppliers.find(([short]) => supplierId(short) === values['supplier']) ?? [];
  const full = suppliers.find(([short]) => short === name)?.[1] ?? name;
  const owed = {
    title: `${number} ${String(values['title'])}`,
    ...{ supplierName: full, supplier: values['supplier'], account: '1405', source: number, owner: creatorId },
  };
  const day = String(values['lastReceived']);
  return layOwed({ kind: 'payable', key: id, day, amount: sumOf(values['lines']), index, values: owed }, today);
}

/** Vouchers written by hand: the capital, and each month's wages and expenses; the latest is not posted yet. */
function layByHand(today: string): SeedRecord[] {
  const capital: readonly Entry[] = [
    ['1002', 'debit', 800_000_000],
    ['4001', 'credit', 800_000_000],
  ];
  const monthly = Array.from({ length: 6 }, (_, month) => {
    const day = addDays(today, -30 * month - 2);
    const entries: readonly Entry[] = [
      ['6602', 'debit', 21_600_000 + month * 140_000],
      ['6601', 'debit', 6_800_000 + month * 90_000],
      ['1002', 'credit', 28_400_000 + month * 230_000],
    ];
    const about = {
      key: `monthly ${month}`,
      title: `${day.slice(0, 7)} 职工薪酬与办公费用`,
      day,
      kind: 'payment',
    } as const;
    return voucher({ ...about, entries, ...(month === 0 && { status: 'draft' }) });
  });
  const first = { key: 'capital', title: '收到投资款', day: addDays(today, -360), kind: 'receipt' } as const;
  return [voucher({ ...first, entries: capital }), ...monthly];
}

/** Receivables for what was signed for, payables for what `laid` has received, and the books that record all of it. */
export function layFms({ today }: Laying, laid: readonly SeedRecord[]): SeedRecord[] {
  const sold = salesOf(today).filter(({ status }) => status === 'signed');
  const received = laid.filter(({ kind, status }) => kind === 'scm/purchaseOrder' && status === 'received');
  const owed = [
    ...sold.flatMap((sale, index) => receivableOf(sale, index, today)),
    ...received.flatMap((order, index) => payableOf(order, index, today)),
  ];
  const all = [...layByHand(today), openingStock(today, stockIn(laid), owed), ...owed];
  return renumbered(all.sort((one, other) => (one.created < other.created ? -1 : 1)));
}
