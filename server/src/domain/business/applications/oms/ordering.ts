import type { Values } from '../../../../../../contract/businessFields.ts';
import { numberFigure } from '../../../../../../contract/businessFigures.ts';
import { linesOf, numberOf } from '../../../../../../contract/businessFormulas.ts';
import { businessError, invalid, type ValidationProblem } from '../../../../errors/apiError.ts';
import { ERROR_CODES } from '../../../../errors/codes.ts';
import type { Effect, Telling } from '../../engine/definition.ts';
import { eventWarning, othersOf } from '../notices.ts';
import { calledByLines, textOf, titleOf } from '../reading.ts';
import { openIn } from '../spreading.ts';

/**
 * Keeps what was made and sent of each line, since a person editing lines does not enter those. A line inherits from
 * the first line of the same product that no other line has claimed yet.
 */
function withProgress(after: Values, before: Values): { lines: Values[]; gone: Values[] } {
  const left = linesOf(before, 'lines');
  const lines = linesOf(after, 'lines').map((line) => {
    const place = left.findIndex(({ product }) => product === line['product']);
    const [old] = place < 0 ? [] : left.splice(place, 1);
    return { ...line, done: line['done'] ?? old?.['done'], sent: line['sent'] ?? old?.['sent'] };
  });
  return { lines, gone: left };
}

/** The quantity ordered cannot drop below what has already been sent. */
function tooFew(lines: readonly Values[], gone: readonly Values[]): ValidationProblem[] {
  const lost = gone.some(({ sent }) => numberOf(sent) > 0)
    ? [{ members: ['lines'], message: { zh: '已发货的明细不能删除', en: 'A line that was sent cannot be removed' } }]
    : [];
  const short = lines.flatMap(({ quantity, sent }, index) =>
    numberOf(quantity) < numberOf(sent)
      ? [
          {
            members: [`lines.${index}.quantity`],
            message: {
              zh: `数量不能少于已发的 ${numberFigure(numberOf(sent))}`,
              en: `Quantity must be at least what was sent, ${numberFigure(numberOf(sent))}`,
            },
          },
        ]
      : [],
  );
  return [...lost, ...short];
}

/**
 * An order is titled by its products, keeps what was made and sent, and may be warned about again after a new due date.
 */
export const kept: Effect = async (desk, { values }, before) => {
  const { lines, gone } = withProgress(values, before?.values ?? {});
  const problems = tooFew(lines, gone);
  if (problems.length > 0) throw invalid(problems);
  const isInTime = textOf(values['due']) >= desk.work.wall.slice(0, 10);
  return {
    values: { lines, title: await calledByLines(desk.work, values, 'product'), ...(isInTime && { told: null }) },
  };
};

/** Remembers the status, to resume from it. */
export const hold: Effect = async (_desk, _record, before) => ({ values: { heldAt: before?.status } });

export const resumeOrder: Effect = async (_desk, { values }) => ({
  values: { heldAt: null, heldFor: null },
  to: textOf(values['heldAt']),
});

/** After a delivery: on its way once everything has been sent. */
export const shipOrder: Effect = async (_desk, { status, values }) => ({
  to: openIn(linesOf(values, 'lines'), 'sent') === 0 ? 'shipped' : (status ?? ''),
});

const sentAlready = () =>
  businessError(ERROR_CODES.orderSentInPart, {
    en: 'Part of this order has been sent: it can no longer be cancelled.',
    zh: '该订单已部分发货，不能取消。',
  });

/** What has not been sent will no longer be sent. */
export const cancel: Effect = async (desk, { id, values }) => {
  if (linesOf(values, 'lines').some(({ sent }) => numberOf(sent) > 0)) throw sentAlready();
  for (const delivery of await desk.find('oms/delivery', 'order', id)) {
    if (delivery.status === 'draft') await desk.move(delivery, 'cancel');
  }
  return undefined;
};

/** Notifies an order's owner and its creator of what somebody else has done with it. */
const telling = (eventName: string, level: '一般' | '重要' | '紧急', why?: string): Telling => ({
  to: async (desk, { values, creatorId }) => othersOf(desk, values['owner'], creatorId),
  notice: async (record, desk) => {
    const name = await titleOf(desk.work, record.values['customer']);
    const reason = why === undefined ? '' : `，${textOf(record.values[why])}`;
    const content = `${record.number} ${name} ${textOf(record.values['title'])}${reason}`;
    return eventWarning(desk, record, { module: 'OMS', eventName, content, level });
  },
});

export const orderTells: Readonly<Record<string, Telling>> = {
  created: telling('新订单', '一般'),
  hold: telling('订单挂起', '紧急', 'heldFor'),
  resume: telling('订单恢复', '重要'),
  cancel: telling('订单取消', '重要', 'cancelledFor'),
  sign: telling('订单签收', '一般'),
};
