import { sql } from 'kysely';
import type { BusinessDesk } from '../../engine/definition.ts';
import { eventWarning } from '../notices.ts';
import { heldWhere, textOf, titleOf } from '../reading.ts';

/** Warns once of each order that is past its due date. */
export async function warnOfLateOrders(desk: BusinessDesk): Promise<void> {
  for (const order of await desk.overdue('oms/order', 'told')) {
    const content = `${order.number} ${await titleOf(desk.work, order.values['customer'])} 交期 ${textOf(order.values['due'])}，尚未签收`;
    const notice = eventWarning(desk, order, { module: 'OMS', eventName: '订单逾期', content, level: '紧急' });
    await desk.tell([textOf(order.values['owner'])], notice);
    await desk.change(order, { told: desk.work.wall.slice(0, 10) });
  }
}

/** Expires quotations that nobody has answered in time. */
export async function expireQuotations(desk: BusinessDesk): Promise<void> {
  const isOver = sql`status = 'sent' and due < ${desk.work.wall.slice(0, 10)}`;
  for (const quotation of await heldWhere(desk, 'oms/quotation', isOver)) {
    if (quotation.status !== 'sent') continue;
    const content = `${quotation.number} ${await titleOf(desk.work, quotation.values['customer'])} 有效期至 ${textOf(quotation.values['due'])}`;
    const notice = eventWarning(desk, quotation, { module: 'OMS', eventName: '报价过期', content, level: '重要' });
    await desk.tell([textOf(quotation.values['owner'])], notice);
    await desk.move(quotation, 'expire');
  }
}
