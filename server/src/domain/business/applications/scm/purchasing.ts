import { sql } from 'kysely';
import type { Values } from '../../../../../../contract/businessFields.ts';
import { linesOf } from '../../../../../../contract/businessFormulas.ts';
import { invalid, invalidField, type ValidationProblem } from '../../../../errors/apiError.ts';
import { addDays } from '../../../wallClock.ts';
import { startApproval } from '../../approval/start.ts';
import type { BusinessDesk, Effect, StoredRecord, Telling } from '../../engine/definition.ts';
import { openPayable } from '../fms/settling.ts';
import { eventWarning, othersOf } from '../notices.ts';
import { numberOf, readRecords, textOf } from '../reading.ts';
import { moveStock } from '../wms/posting.ts';

/** Where goods are put that have no place yet. */
const RECEIVING_AREA = '收货区';
const DAYS_TO_PAY = 30;

const openOf = (line: Values): number => numberOf(line['quantity']) - numberOf(line['received']);

/** Only who has been approved is ordered from. */
async function demandApproved(desk: BusinessDesk, { values }: StoredRecord): Promise<void> {
  const supplier = await desk.hold('scm/supplier', textOf(values['supplier']));
  if (supplier?.status !== 'approved')
    throw invalidField('supplier', { zh: '供应商未审核通过或已停用', en: 'This supplier is not approved' });
}

/** An order is called by what is ordered. */
export const drafted: Effect = async (desk, record) => {
  if (record.status === 'draft') await demandApproved(desk, record);
  const [first = '', ...others] = [...new Set(linesOf(record.values, 'lines').map((line) => textOf(line['material'])))];
  const name = (await readRecords(desk.work, [first])).get(first)?.title ?? '';
  const title = others.length > 0 ? `${name} +${others.length}` : name;
  return title === record.values['title'] ? undefined : { values: { title } };
};

/** Asks those who approve purchases; the order waits for what they decide. */
export const submit: Effect = async (desk, order) => {
  await demandApproved(desk, order);
  const { values } = order;
  const lines = linesOf(values, 'lines');
  const [supplier, warehouse] = [textOf(values['supplier']), textOf(values['warehouse'])];
  const named = await readRecords(desk.work, [supplier, warehouse, ...lines.map(({ material }) => material)]);
  const { id, number } = await startApproval(desk, {
    template: 'purchase',
    title: `${order.number} ${named.get(supplier)?.title ?? ''}`.slice(0, 50),
    form: {
      kind: 'material',
      neededOn: values['arrival'],
      warehouse: (named.get(warehouse)?.title ?? '').slice(0, 50),
      reason: values['reason'],
      lines: lines.map(({ material, quantity, price }) => {
        const one = named.get(textOf(material));
        const unit = textOf(one?.values['unit']).slice(0, 8);
        return { material: (one?.title ?? '').slice(0, 60), quantity, price, ...(unit && { unit }) };
      }),
    },
    about: { kind: order.kind, id: order.id },
  });
  return { values: { request: number, requestId: id } };
};

/** Where each material lies already in a warehouse, so that what comes is put there. */
async function placesIn({ work }: BusinessDesk, warehouse: string, materials: readonly string[]) {
  const { rows } = await sql<{ party: string; location: string }>`select distinct on (party) party,
      values ->> 'location' as location
    from business_records where tenant_id = ${work.tenantId} and kind = 'wms/stock' and party = any(${materials}::uuid[])
      and values ->> 'warehouse' = ${warehouse} order by party, amount desc nulls last, id`.execute(work.db);
  return new Map(rows.map(({ party, location }) => [party, location]));
}

/** What is still to come, as the next delivery would bring all of it; null where nothing is. */
async function toCome(
  desk: BusinessDesk,
  { values }: StoredRecord,
  lines: readonly Values[],
): Promise<Values[] | null> {
  const open = lines.filter((line) => openOf(line) > 0);
  const materials = [...new Set(open.map((line) => textOf(line['material'])))];
  if (materials.length === 0) return null;
  const places = await placesIn(desk, textOf(values['warehouse']), materials);
  return materials.map((material) => ({
    material,
    location: places.get(material) ?? RECEIVING_AREA,
    quantity: open.filter((line) => line['material'] === material).reduce((sum, line) => sum + openOf(line), 0),
  }));
}

export const send: Effect = async (desk, order) => {
  await demandApproved(desk, order);
  const arrivals = await toCome(desk, order, linesOf(order.values, 'lines'));
  return { values: { sentOn: desk.work.wall.slice(0, 10), arrivals } };
};

/** The lines with what has come counted in, each material where it is still waited for; refused where more has come. */
function counted(values: Values): Values[] {
  const lines = linesOf(values, 'lines').map((line) => ({ ...line }));
  const problems: ValidationProblem[] = [];
  for (const [index, { material, quantity }] of linesOf(values, 'arrivals').entries()) {
    let rest = numberOf(quantity);
    const own = lines.filter((line) => line['material'] === material);
    const open = own.reduce((sum, line) => sum + openOf(line), 0);
    if (rest > open) {
      problems.push({
        members: [`arrivals.${index}.quantity`],
        message: { zh: `超出未收数量，尚未收 ${open}`, en: `More than is to come: ${open}` },
      });
    }
    for (const line of own) {
      const taken = Math.min(rest, openOf(line));
      line['received'] = numberOf(line['received']) + taken;
      rest -= taken;
    }
  }
  if (problems.length > 0) throw invalid(problems);
  return lines;
}

/** What has come as a whole is to be paid. */
async function owe(desk: BusinessDesk, { number, values }: StoredRecord): Promise<void> {
  const amount = numberOf(values['total']);
  if (amount === 0) return;
  const supplier = textOf(values['supplier']);
  await openPayable(desk, {
    title: `${number} ${textOf(values['title'])}`,
    supplierName: (await readRecords(desk.work, [supplier])).get(supplier)?.title ?? '',
    supplier,
    amount,
    due: addDays(desk.work.wall.slice(0, 10), DAYS_TO_PAY),
    source: number ?? '',
    owner: textOf(values['buyer']),
  });
}

/** Brings what has come into the warehouse, and into the books once it is all there, in the same transaction. */
export const receive: Effect = async (desk, order) => {
  const { values } = order;
  const lines = counted(values);
  await moveStock(desk, {
    kind: 'in',
    reason: 'purchase',
    warehouse: textOf(values['warehouse']),
    source: order.number ?? '',
    lines: linesOf(values, 'arrivals').map(({ material, location, quantity }) => ({
      material: textOf(material),
      location: textOf(location),
      quantity: numberOf(quantity),
    })),
  });
  const arrivals = await toCome(desk, order, lines);
  if (!arrivals) await owe(desk, order);
  return {
    values: { lines, arrivals, lastReceived: desk.work.wall.slice(0, 10) },
    to: arrivals ? 'partlyReceived' : 'received',
  };
};

const orderIs = (eventName: string, level: '一般' | '重要' = '一般'): Telling => ({
  to: async (desk, { values }) => othersOf(desk, values['buyer']),
  notice: (order, desk) => {
    const content = `${order.number} ${textOf(order.values['title'])}`;
    return eventWarning(desk, order, { module: 'SCM', eventName, content, level });
  },
});

/** The buyer is told of what others do with an order. */
export const orderTells: Readonly<Record<string, Telling>> = {
  approved: orderIs('采购审批通过'),
  refused: orderIs('采购审批未通过', '重要'),
  receive: orderIs('采购到货'),
  cancel: orderIs('采购订单取消', '重要'),
};
