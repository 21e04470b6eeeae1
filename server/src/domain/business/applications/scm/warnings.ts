import { sql } from 'kysely';
import { addDays } from '../../../../../../contract/rules/days.ts';
import type { BusinessDesk } from '../../engine/definition.ts';
import { eventWarning } from '../notices.ts';
import { heldWhere, recordsById, textOf } from '../reading.ts';

const ORDER = 'scm/purchaseOrder';
const CERTIFICATION = 'scm/certification';
/** How many days before a certificate expires a new one is requested. */
const DAYS_BEFORE_EXPIRY = 30;

/** Warns once of each order that has not arrived in time. */
export async function warnOfLatePurchases(desk: BusinessDesk): Promise<void> {
  const today = desk.work.wall.slice(0, 10);
  const isLate = sql`status in ('sent', 'partlyReceived') and due < ${today} and values ->> 'toldLate' is null`;
  for (const order of await heldWhere(desk, ORDER, isLate)) {
    const { title, arrival, buyer } = order.values;
    const content = `${order.number} ${textOf(title)}，应于 ${textOf(arrival)} 到货`;
    await desk.tell(
      [textOf(buyer)],
      eventWarning(desk, order, { module: 'SCM', eventName: '采购到货逾期', content, level: '重要' }),
    );
    await desk.change(order, { toldLate: today });
  }
}

/** Warns once of each certificate that will expire. */
export async function warnOfExpiringCertificates(desk: BusinessDesk): Promise<void> {
  const today = desk.work.wall.slice(0, 10);
  const isNear = sql`status = 'valid' and due between ${today} and ${addDays(today, DAYS_BEFORE_EXPIRY)}
    and values ->> 'toldExpiry' is distinct from due`;
  for (const one of await heldWhere(desk, CERTIFICATION, isNear)) {
    const { company, title, validUntil, supplier } = one.values;
    const owner = (await recordsById(desk.work, [supplier])).get(textOf(supplier))?.values['owner'];
    const content = `${textOf(company)} ${textOf(title)}，有效期至 ${textOf(validUntil)}`;
    await desk.tell(
      typeof owner === 'string' ? [owner] : await desk.peopleWith('SCM_Auth'),
      eventWarning(desk, one, { module: 'SCM', eventName: '供应商资质即将过期', content, level: '重要' }),
    );
    await desk.change(one, { toldExpiry: validUntil });
  }
}

/** Marks certificates that are no longer valid as expired. */
export async function expire(desk: BusinessDesk): Promise<void> {
  const today = desk.work.wall.slice(0, 10);
  const isOver = sql`status = 'valid' and due < ${today}`;
  for (const one of await heldWhere(desk, CERTIFICATION, isOver)) {
    if (one.status === 'valid') await desk.move(one, 'expire');
  }
}
