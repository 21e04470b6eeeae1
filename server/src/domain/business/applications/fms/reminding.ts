import type { BusinessDesk } from '../../engine/definition.ts';
import { eventWarning, othersWith } from '../notices.ts';
import { textOf } from '../reading.ts';

/**
 * Reminds once of each receivable that is past its due date: tells the salesperson and finance, and refers to the order
 * if there is one.
 */
export async function remindOfReceivables(desk: BusinessDesk): Promise<void> {
  const finance = await othersWith(desk, 'FMS_Auth');
  for (const record of await desk.overdue('fms/receivable', 'told')) {
    const { values } = record;
    const order = textOf(values['order']);
    const about = order ? { kind: 'oms/order', id: order } : record;
    const content = `${record.number} ${textOf(values['title'])} 应于 ${textOf(values['due'])} 收款，尚未收清`;
    const notice = eventWarning(desk, about, { module: 'OMS', eventName: '回款逾期', content, level: '重要' });
    await desk.tell([textOf(values['owner']), ...finance], notice);
    await desk.change(record, { told: desk.work.wall.slice(0, 10) });
  }
}
