import type { Insertable } from 'kysely';
import type { OrdersTable, PicturesTable, VersionsTable } from '../db/schema/portal.ts';
import { versionSortKey } from '../domain/versionNumber.ts';
import { addDays, instantOf } from '../domain/wallClock.ts';
import { orders } from './content/orderTexts.ts';
import { DEMO_APP_ID, englishVersions, type VersionChanges, versions } from './content/versionTexts.ts';
import { drawProduct } from './pictures/drawings.ts';
import { drawingName } from './portal.ts';
import { randomOf, seedId } from './random.ts';
import { tenantId } from './staff.ts';

const describe = (changes: VersionChanges): string =>
  Object.entries(changes)
    .map(([heading, lines]) => `<h4>${heading}</h4><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)
    .join('');

/** The version history the demo's portal checks. */
export function layVersions(today: string, zone: string): Insertable<VersionsTable>[] {
  return versions.map(([version, daysAgo, changes]) => ({
    app_id: DEMO_APP_ID,
    version_no: version,
    sort_key: versionSortKey(version) ?? 0,
    version_describe: describe(changes),
    version_describe_en: describe(englishVersions[version] ?? changes),
    publish_time: instantOf(`${addDays(today, -daysAgo)}T10:00:00`, zone),
  }));
}

/** The first `count` orders of a company. */
export function layOrders(company: string, count: number, today: string, zone: string): Insertable<OrdersTable>[] {
  const random = randomOf(`orders ${company}`);
  return orders.slice(0, count).map(([kind, content, yuan, status, daysAgo], index) => {
    const date = addDays(today, -daysAgo);
    const time = `${String(8 + random.int(10)).padStart(2, '0')}:${String(10 + random.int(49))}:${String(10 + random.int(49))}`;
    const placed = instantOf(`${date}T${time}`, zone);
    const settled = status === 'completed' || status === 'refunded';
    return {
      id: seedId(`order ${company} ${index}`),
      tenant_id: tenantId(company),
      order_number: `AT${date.replaceAll('-', '')}${String(random.int(400) + 1).padStart(6, '0')}`,
      kind,
      content,
      amount_cents: yuan * 100,
      status,
      payment_method: settled ? random.pick(['对公转账', '支付宝', '微信支付']) : null,
      payer_name: settled ? '周雅文' : null,
      invoice_status: status === 'completed' ? (daysAgo < 130 ? 'available' : 'issued') : 'none',
      start_date: settled ? date : null,
      end_date: settled ? addDays(date, 365) : null,
      creation_time: placed,
      paid_time: settled ? new Date(placed.getTime() + 20 * 60_000) : null,
    };
  });
}

/** Product drawings, drawn here so that the project carries no binary files. */
export function drawPictures(now: Date): Insertable<PicturesTable>[] {
  const picture = (name: string, content: Uint8Array): Insertable<PicturesTable> => ({
    name,
    content,
    content_type: 'image/png',
    creation_time: now,
  });
  return (['reducer', 'motor', 'rail', 'cabinet'] as const).map((drawing) =>
    picture(drawingName(drawing), drawProduct(drawing)),
  );
}
