import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf } from '../random.ts';
import { articleId, products } from './articles.ts';
import { chanceId, chances } from './opportunities.ts';
import { deliveryId, type Sale, salesOf, saleTitle, signedOn } from './sales.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { customerId, customers, memberId, numberOn, people, recordId, warehouseId } from './things.ts';

const STORE = warehouseId('成品库');
const CONTACTS = ['罗敏', '孙伟', '何建平', '苏婷', '郭志强', '梁晓'];
const CARRIERS = ['顺丰速运', '德邦物流', '跨越速运', '安能物流'];
const SENT = ['shipped', 'signed'];

const daysBetween = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / 86_400_000;
const quotationId = (key: string): string => recordId('oms/quotation', key);
/** The location of a product in the warehouse from which it is sent, as WMS has placed it. */
function locationOf(code: string): string {
  const place = products.findIndex((one) => one.code === code);
  return `A-0${1 + (place % 8)}-0${1 + Math.floor(place / 8)}`;
}

function contactOf({ customer, key }: Sale) {
  const random = randomOf(`contact ${customer} ${key}`);
  return {
    contact: random.pick(CONTACTS),
    phone: `138${String(10_000_000 + random.int(89_999_999))}`,
    address: `苏州工业园区星湖街 ${100 + random.int(300)} 号`,
    terms: '月结 30 天',
  };
}

/** Which sales began with a quotation: the one that is shown with it, and some of the others. */
const isQuoted = ({ key, status }: Sale): boolean =>
  key === '009' || (status === 'confirmed' && key.startsWith('older'));

function layOrder(sale: Sale, today: string): SeedRecord {
  const { id, key, serial, daysAgo, due, status, customer, owner, lines } = sale;
  const day = addDays(today, -daysAgo);
  const chance = chances.find(({ order }) => order === key);
  const isLate = due < today && !['signed', 'cancelled'].includes(status);
  return {
    ...{ kind: 'oms/order', id, number: numberOn('SO', today, daysAgo, serial), status, creatorId: owner },
    values: {
      title: saleTitle(sale),
      customer,
      ...contactOf(sale),
      contract: `HT-${day.slice(0, 4)}-${String(100 + daysAgo * 3 + serial).padStart(4, '0')}`,
      owner,
      orderedOn: day,
      due,
      transport: '公路，含保险',
      ...(isQuoted(sale) && { quotation: quotationId(key) }),
      ...(chance && { opportunity: chanceId(chance) }),
      lines: lines.map(({ article, quantity, done }) => ({
        ...{ product: articleId(article.code), quantity, done, price: article.cents, due },
        sent: SENT.includes(status) ? quantity : 0,
      })),
      ...(key === '009' && { note: '分两批发货，首批 100 台；外箱贴客户料号标签。' }),
      ...(status === 'onHold' && { heldFor: '客户变更规格，等待确认图纸', heldAt: 'confirmed' }),
      ...(status === 'cancelled' && { cancelledFor: '客户项目取消' }),
      // Nothing should be notified at the first start of the demo.
      ...(isLate && { told: addDays(due, 1) }),
    },
    created: `${day}T09:20:00`,
    updated: `${status === 'signed' ? signedOn(sale) : day}T15:42:00`,
  };
}

function layDelivery(sale: Sale, today: string): SeedRecord[] {
  const { id, key, due, status, customer, owner, lines } = sale;
  const isSent = SENT.includes(status);
  if (!isSent && status !== 'toShip' && key !== '009') return [];
  const random = randomOf(`delivery ${key}`);
  const shipped = status === 'signed' ? addDays(due, -3) : today > due ? due : addDays(today, -random.int(2));
  const daysAgo = isSent ? daysBetween(shipped, today) : random.int(2);
  const day = addDays(today, -daysAgo);
  const sent = key === '009' ? lines.slice(0, 1).map((line) => ({ ...line, quantity: line.done })) : lines;
  const { address, contact } = contactOf(sale);
  return [
    {
      ...{ kind: 'oms/delivery', id: deliveryId(sale), status: isSent ? status : 'draft', creatorId: owner },
      // The serial follows from the order of creation.
      number: numberOn('DN', today, daysAgo, 0),
      values: {
        ...{ title: saleTitle({ ...sale, lines: sent }), order: id, customer, warehouse: STORE, owner, due, address },
        lines: sent.map(({ article, quantity }) => ({
          ...{ product: articleId(article.code), location: locationOf(article.code), quantity },
          amount: quantity * article.cents,
        })),
        ...(isSent && {
          carrier: random.pick(CARRIERS),
          tracking: `SF${String(1_000_000_000 + random.int(899_999_999))}`,
          shippedAt: `${day}T14:10:00`,
        }),
        ...(status === 'signed' && { signedBy: contact, signedOn: signedOn(sale) }),
      },
      created: `${day}T10:05:00`,
      updated: `${status === 'signed' ? signedOn(sale) : day}T14:10:00`,
    },
  ];
}

/** Enough others to make 18 that wait, and some that failed. */
const OTHERS = [...Array(6).fill('draft'), ...Array(12).fill('sent'), 'lost', 'lost', 'lost', 'expired', 'expired'];

function layOffer(status: string, index: number, today: string): SeedRecord {
  const random = randomOf(`quotation ${index}`);
  const isOver = status === 'lost' || status === 'expired';
  const daysAgo = isOver ? 40 + index : index;
  const owner = memberId(people.sales[index % people.sales.length] ?? 'huang');
  const article = random.pick(products);
  const day = addDays(today, -daysAgo);
  return {
    ...{ kind: 'oms/quotation', id: quotationId(`other ${index}`), number: numberOn('QT', today, daysAgo, 1), status },
    values: {
      title: article.name,
      customer: customerId(random.pick(customers)),
      contact: random.pick(CONTACTS),
      owner,
      due: addDays(day, 30),
      terms: '月结 30 天',
      lines: [{ product: articleId(article.code), quantity: 5 * (1 + random.int(20)), price: article.cents }],
      ...(status === 'lost' && { lostFor: '价格高于竞争对手' }),
    },
    creatorId: owner,
    created: `${day}T11:15:00`,
  };
}

function layAccepted(sale: Sale, today: string): SeedRecord {
  const { key, daysAgo, customer, owner, due, id, lines } = sale;
  const since = daysAgo + 5;
  return {
    ...{ kind: 'oms/quotation', id: quotationId(key), number: numberOn('QT', today, since, 4), status: 'accepted' },
    values: {
      ...{ title: saleTitle(sale), customer, ...contactOf(sale), owner, due: addDays(today, 25 - daysAgo) },
      lines: lines.map(({ article, quantity }) => ({
        product: articleId(article.code),
        quantity,
        price: article.cents,
      })),
      ...{ deliverBy: due, order: id },
    },
    creatorId: owner,
    created: `${addDays(today, -since)}T11:15:00`,
    updated: `${addDays(today, -daysAgo)}T09:20:00`,
  };
}

/** Gives a number the next serial of the day if several records were created with the same one. */
export function renumbered(records: readonly SeedRecord[]): SeedRecord[] {
  const last = new Map<string, number>();
  return records.map((record) => {
    const [, place = '', serial = '0'] = /^(.*)-(\d+)$/.exec(record.number ?? '') ?? [];
    const next = Math.max(Number(serial), (last.get(place) ?? 0) + 1);
    last.set(place, next);
    return { ...record, number: `${place}-${String(next).padStart(3, '0')}` };
  });
}

/** Orders, the quotations that some of them began with, and their deliveries. */
export function layOms({ today }: Laying): SeedRecord[] {
  const sales = salesOf(today);
  return [
    ...sales.map((sale) => layOrder(sale, today)),
    ...renumbered([
      ...sales.filter(isQuoted).map((sale) => layAccepted(sale, today)),
      ...OTHERS.map((status, index) => layOffer(status, index, today)),
    ]),
    ...renumbered(sales.flatMap((sale) => layDelivery(sale, today))),
  ];
}
