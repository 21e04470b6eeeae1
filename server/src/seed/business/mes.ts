import { addDays } from '../../../../contract/rules/days.ts';
import { randomOf } from '../random.ts';
import { articleId, products } from './articles.ts';
import type { Laying, SeedRecord } from './seedRecord.ts';
import { memberId, numberOn, orderId, recordId, warehouseId } from './things.ts';

const LINES = ['谐波一线', '谐波二线', '行星线', '整机线', '柜体线'];
const OWNERS = ['ma', 'xie', 'xu'].map(memberId);
const STATUSES = ['running', 'running', 'planned', 'released', 'paused', 'done', 'closed'] as const;
const WORK_ORDERS = 26;

export const workOrderId = (index: number): string => recordId('mes/workOrder', String(index));
export const workOrderProduct = (index: number) => products[index % products.length] ?? products[0];

function layOne(index: number, { today, staff }: Laying): SeedRecord[] {
  const random = randomOf(`work order ${index}`);
  const product = workOrderProduct(index);
  if (!product) return [];
  // The first makes what order 009 waits for.
  const isShown = index === 0;
  const status = isShown ? 'running' : (STATUSES[index % STATUSES.length] ?? 'planned');
  const quantity = isShown ? 180 : 20 * (1 + random.int(8));
  const begun = status === 'running' || status === 'paused';
  const ended = status === 'done' || status === 'closed';
  const done = isShown ? 132 : ended ? quantity : begun ? Math.floor(quantity * (0.2 + random.int(6) / 10)) : 0;
  const scrapped = done > 0 ? random.int(4) : 0;
  const daysAgo = 3 + index;
  const owner = OWNERS[index % OWNERS.length] ?? '';
  const start = addDays(today, ended ? -daysAgo : begun ? -3 : 2 + random.int(5));
  const title = `${product.name} ${quantity} ${product.unit}`;
  const created = `${addDays(today, -daysAgo)}T08:40:00`;
  const values = {
    title,
    product: articleId(product.code),
    ...(isShown && { order: orderId('009') }),
    line: staff.units.find((unit) => unit.display_name === LINES[index % LINES.length])?.id,
    owner,
    quantity,
    done,
    scrapped,
    ...(ended && { stored: done }),
    start,
    due: addDays(start, 6 + random.int(6)),
    warehouse: warehouseId('成品库'),
    location: `A-01-${String(1 + (index % 9)).padStart(2, '0')}`,
    ...(status === 'paused' && { pauseReason: '缺料' }),
  };
  const number = numberOn('WO', today, daysAgo, 1);
  const order = { kind: 'mes/workOrder', id: workOrderId(index), number, status, values, creatorId: owner, created };
  const reported: SeedRecord[] = [];
  const parts = done > 0 ? 3 : 0;
  for (let part = 0; part < parts; part += 1) {
    const good = Math.floor((done * (part + 1)) / parts) - Math.floor((done * part) / parts);
    const time = `${addDays(today, part - parts)}T17:${10 + index}:00`;
    reported.push({
      kind: 'mes/report',
      id: recordId('mes/report', `${index} ${part}`),
      number: numberOn('RP', today, parts - part, index + 1),
      values: { title, workOrder: workOrderId(index), reporter: owner, time, good, scrap: part === 0 ? scrapped : 0 },
      creatorId: owner,
      created: time,
    });
  }
  return [order, ...reported];
}

/** Work orders and the reports on them: the totals of the reports match their orders. */
export function layMes(laying: Laying): SeedRecord[] {
  return Array.from({ length: WORK_ORDERS }, (_, index) => layOne(index, laying)).flat();
}
