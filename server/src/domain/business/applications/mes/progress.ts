import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberFigure } from '../../../../../../contract/businessFigures.ts';
import { linesOf, numberOf } from '../../../../../../contract/businessFormulas.ts';
import { invalidField } from '../../../../errors/apiError.ts';
import type { BusinessDesk, Effect } from '../../engine/definition.ts';
import { textOf } from '../reading.ts';
import { moveStock } from '../wms/posting.ts';

/** What the report step asks for: kept in the report, not in the order. */
const ASKED = { good: null, scrap: null, isMore: null, remark: null } as const;

/** Adds the quantity made to the sales order line that wants it; never more than the line orders. */
async function tellOrder(desk: BusinessDesk, { order, product }: Values, made: number): Promise<void> {
  const found = typeof order === 'string' ? await desk.hold('oms/order', order) : undefined;
  if (!found) return;
  let left = made;
  const lines = linesOf(found.values, 'lines').map((line) => {
    if (line['product'] !== product || left <= 0) return line;
    const done = numberOf(line['done']);
    const more = Math.min(left, Math.max(0, numberOf(line['quantity']) - done));
    left -= more;
    return more > 0 ? { ...line, done: done + more } : line;
  });
  await desk.change(found, { lines });
}

/**
 * Adds a report to its work order. Exceeding the ordered quantity, good or scrap, requires an explicit confirmation.
 */
export const addReport: Effect = async (desk, workOrder) => {
  const { values } = workOrder;
  const [good, scrap] = [numberOf(values['good']), numberOf(values['scrap'])];
  const done = numberOf(values['done']) + good;
  const scrapped = numberOf(values['scrapped']) + scrap;
  const ordered = numberOf(values['quantity']);
  const [doneText, scrappedText, orderedText] = [done, scrapped, ordered].map(numberFigure);
  if (good + scrap === 0) {
    throw invalidField('good', { zh: '合格数与报废数不能都为 0', en: 'Good and scrap cannot both be 0' });
  }
  if (good > 0 && done > ordered && values['isMore'] !== true) {
    throw invalidField('good', {
      zh: `累计完成 ${doneText}，超过计划数量 ${orderedText}，请确认`,
      en: `${doneText} in all are more than the ${orderedText} ordered: please confirm`,
    });
  }
  if (scrap > 0 && scrapped > ordered && values['isMore'] !== true) {
    throw invalidField('scrap', {
      zh: `累计报废 ${scrappedText}，超过计划数量 ${orderedText}，请确认`,
      en: `${scrappedText} scrapped in all are more than the ${orderedText} ordered: please confirm`,
    });
  }
  await desk.create('mes/report', {
    title: textOf(values['title']),
    workOrder: workOrder.id,
    reporter: desk.work.userId,
    time: desk.work.wall,
    good,
    scrap,
    remark: values['remark'],
  });
  if (good > 0) await tellOrder(desk, values, good);
  return { values: { ...ASKED, done, scrapped } };
};

/** Brings good pieces into stock. A work order without good pieces cannot be finished. */
export const finish: Effect = async (desk, { number, values }) => {
  const done = numberOf(values['done']);
  if (done === 0) throw invalidField('done', { zh: '尚未报工，不能完工', en: 'Nothing has been reported yet' });
  await moveStock(desk, {
    kind: 'in',
    reason: 'production',
    warehouse: textOf(values['warehouse']),
    source: number ?? '',
    lines: [{ material: textOf(values['product']), location: textOf(values['location']), quantity: done }],
  });
  return { values: { stored: done } };
};

/** Resumes the order; its history keeps why it was paused. */
export const resumeWork: Effect = async () => ({ values: { pauseReason: null } });
