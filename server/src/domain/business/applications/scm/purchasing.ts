import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberFigure } from '../../../../../../contract/businessFigures.ts';
import { linesOf, numberOf, openOf } from '../../../../../../contract/businessFormulas.ts';
import { addDays } from '../../../../../../contract/rules/days.ts';
import { invalid, invalidField, type ValidationProblem } from '../../../../errors/apiError.ts';
import { startApproval } from '../../approval/start.ts';
import type { BusinessDesk, Effect, StoredRecord, Telling } from '../../engine/definition.ts';
import { DAYS_TO_PAY } from '../fms/owed.ts';
import { openPayable } from '../fms/settling.ts';
import { eventWarning, othersOf } from '../notices.ts';
import { calledByLines, recordsById, textOf, titleOf } from '../reading.ts';
import { openIn, spread } from '../spreading.ts';
import { locationsIn } from '../wms/places.ts';
import { moveStock } from '../wms/posting.ts';

/** Where goods without a location are put. */
const RECEIVING_AREA = '收货区';

/** Only approved suppliers can be ordered from. */
async function demandApproved(desk: BusinessDesk, { values }: StoredRecord): Promise<void> {
  const supplier = await desk.hold('scm/supplier', textOf(values['supplier']));
  if (supplier?.status !== 'approved')
    throw invalidField('supplier', { zh: '供应商未审核通过或已停用', en: 'This supplier is not approved' });
}

/** An order is titled by what is ordered. */
export const drafted: Effect = async (desk, record) => {
  if (record.status === 'draft') await demandApproved(desk, record);
  const title = await calledByLines(desk.work, record.values, 'material');
  return title === record.values['title'] ? undefined : { values: { title } };
};

/** Asks the approvers of purchases; the order waits for their decision. */
export const submit: Effect = async (desk, order) => {
  await demandApproved(desk, order);
  const { values } = order;
  const lines = linesOf(values, 'lines');
  const [supplier, warehouse] = [textOf(values['supplier']), textOf(values['warehouse'])];
  const named = await recordsById(desk.work, [supplier, warehouse, ...lines.map(({ material }) => material)]);
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

/** What is outstanding, in the form of a next delivery that brings all of it; null if nothing is. */
async function toCome(
  desk: BusinessDesk,
  { values }: StoredRecord,
  lines: readonly Values[],
): Promise<Values[] | null> {
  const open = lines.filter((line) => openOf(['quantity', 'received'], line) > 0);
  const materials = [...new Set(open.map((line) => textOf(line['material'])))];
  if (materials.length === 0) return null;
  const places = await locationsIn(desk, textOf(values['warehouse']), materials);
  return materials.map((material) => ({
    material,
    location: places.get(material) ?? RECEIVING_AREA,
    quantity: openIn(
      open.filter((line) => line['material'] === material),
      'received',
    ),
  }));
}

export const sendPurchaseOrder: Effect = async (desk, order) => {
  await demandApproved(desk, order);
  const arrivals = await toCome(desk, order, linesOf(order.values, 'lines'));
  return { values: { sentOn: desk.work.wall.slice(0, 10), arrivals } };
};

/** Counts what has arrived into the lines, each material where it is still outstanding; refused if more has arrived. */
function counted(values: Values): Values[] {
  const lines = linesOf(values, 'lines').map((line) => ({ ...line }));
  const problems: ValidationProblem[] = [];
  for (const [index, { material, quantity }] of linesOf(values, 'arrivals').entries()) {
    const own = lines.filter((line) => line['material'] === material);
    const open = openIn(own, 'received');
    if (numberOf(quantity) > open) {
      problems.push({
        members: [`arrivals.${index}.quantity`],
        message: {
          zh: `超出未收数量，尚未收 ${numberFigure(open)}`,
          en: `More than is to come: ${numberFigure(open)}`,
        },
      });
    }
    spread(own, 'received', numberOf(quantity));
  }
  if (problems.length > 0) throw invalid(problems);
  return lines;
}

/** Opens the payable once everything has arrived. */
async function owe(desk: BusinessDesk, { number, values }: StoredRecord): Promise<void> {
  const amount = numberOf(values['total']);
  if (amount === 0) return;
  const supplier = textOf(values['supplier']);
  await openPayable(desk, {
    title: `${number} ${textOf(values['title'])}`,
    supplierName: await titleOf(desk.work, supplier),
    supplier,
    amount,
    due: addDays(desk.work.wall.slice(0, 10), DAYS_TO_PAY),
    source: number ?? '',
    owner: textOf(values['buyer']),
  });
}

/** Brings what has arrived into the warehouse and, once it is complete, into the books, in the same transaction. */
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

/** Notifies the buyer of what others do with an order. */
export const orderTells: Readonly<Record<string, Telling>> = {
  approved: orderIs('采购审批通过'),
  refused: orderIs('采购审批未通过', '重要'),
  receive: orderIs('采购到货'),
  cancel: orderIs('采购订单取消', '重要'),
};
