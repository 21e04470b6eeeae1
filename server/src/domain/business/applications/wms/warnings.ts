import { sql } from 'kysely';
import { numberOf } from '../../../../../../contract/businessFormulas.ts';
import { addDays } from '../../../../../../contract/rules/days.ts';
import type { BusinessDesk, StoredRecord } from '../../engine/definition.ts';
import { pathOf } from '../../engine/tell.ts';
import { heldWhere, recordsById, textOf } from '../reading.ts';

const MODULE = 'WMS';
const HOUR_MS = 3_600_000;
/** The current time as a notification shows it. */
const shownTime = ({ work }: BusinessDesk): string => work.wall.replace('T', ' ');

/** Whoever looks after a warehouse, and everybody who works with stock. */
async function recipients(desk: BusinessDesk, keeper: unknown): Promise<string[]> {
  const people = await desk.peopleWith('WMS_Auth');
  return [...new Set([...(typeof keeper === 'string' ? [keeper] : []), ...people])];
}

async function warehouseOf(desk: BusinessDesk, { values }: StoredRecord) {
  const id = textOf(values['warehouse']);
  const found = (await recordsById(desk.work, [id])).get(id);
  return { name: found?.title ?? '', rules: found?.values ?? {} };
}

/** Warns that a material is below its safety stock. */
export async function warnOfStock(desk: BusinessDesk, stock: StoredRecord): Promise<void> {
  const { name, rules } = await warehouseOf(desk, stock);
  const { available, safety } = stock.values;
  const material = textOf(stock.values['name']);
  await desk.tell(await recipients(desk, rules['keeper']), {
    module: MODULE,
    type: 'stockWarning',
    displayName: '库存预警',
    title: `${material} 低于安全库存，可用 ${numberOf(available)}`,
    app: {
      businessId: stock.id,
      path: pathOf(stock.kind, stock.id),
      warehouse: name,
      material,
      quantity: numberOf(available),
      threshold: numberOf(safety),
      time: shownTime(desk),
    },
  });
}

/** Warns of expiring stock, once per date: as many days before as its warehouse says. */
export async function warnOfExpiringStock(desk: BusinessDesk): Promise<void> {
  const today = desk.work.wall.slice(0, 10);
  const isNear = sql`due is not null and due <= ${addDays(today, 365)} and (values ->> 'quantity')::numeric > 0
    and values ->> 'toldExpiry' is distinct from due and due::date - ${today}::date <= (
      select coalesce((w.values ->> 'expiryDays')::int, 0) from business_records w
      where w.tenant_id = business_records.tenant_id and w.id = (business_records.values ->> 'warehouse')::uuid)`;
  for (const stock of await heldWhere(desk, 'wms/stock', isNear)) {
    const { name, rules } = await warehouseOf(desk, stock);
    const expiry = textOf(stock.values['expiry']);
    const has = expiry < today ? '已过期' : '即将过期';
    const what = `${textOf(stock.values['name'])} ${has}：${expiry}`;
    await desk.tell(await recipients(desk, rules['keeper']), {
      module: MODULE,
      type: 'eventWarning',
      displayName: '事件预警',
      title: what,
      app: {
        businessId: stock.id,
        path: pathOf(stock.kind, stock.id),
        eventName: has,
        content: `${what}，${name} ${textOf(stock.values['location'])}，现存 ${numberOf(stock.values['quantity'])}`,
        level: expiry < today ? '紧急' : '重要',
        time: shownTime(desk),
      },
    });
    await desk.change(stock, { toldExpiry: expiry });
  }
}

/** Warns once of each movement that has stayed unposted for as many days as its warehouse allows. */
export async function warnOfDrafts(desk: BusinessDesk): Promise<void> {
  const isLate = sql`status = 'draft' and coalesce(values ->> 'isTold', 'false') = 'false' and ${desk.work.instant} >= creation_time
    + make_interval(days => (select coalesce((w.values ->> 'draftDays')::int, 3) from business_records w
      where w.tenant_id = business_records.tenant_id and w.id = (business_records.values ->> 'warehouse')::uuid))`;
  for (const draft of await heldWhere(desk, 'wms/movement', isLate)) {
    if (draft.status !== 'draft') continue;
    const { name, rules } = await warehouseOf(desk, draft);
    const { created } = await desk.work.db
      .selectFrom('business_records')
      .select('creation_time as created')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    const hours = Math.floor((desk.work.instant.getTime() - created.getTime()) / HOUR_MS);
    await desk.tell(await recipients(desk, draft.values['keeper'] ?? rules['keeper']), {
      module: MODULE,
      type: 'timeoutWarning',
      displayName: '超时预警',
      title: `${draft.number} 超时未过账`,
      app: {
        businessId: draft.id,
        path: pathOf(draft.kind, draft.id),
        documentNumber: draft.number,
        content: `${name}：${textOf(draft.values['title'])} 超时未过账`,
        overdue: `${hours} 小时`,
        time: shownTime(desk),
      },
    });
    await desk.change(draft, { isTold: true });
  }
}

/** Marks stock that nothing has happened to, and stock that is due for a count. */
export async function watchStock(desk: BusinessDesk): Promise<void> {
  const today = desk.work.wall.slice(0, 10);
  const since = (field: string, days: string) => sql`coalesce(${today}::date - left(values ->> ${field}, 10)::date >
    (select (w.values ->> ${days})::int from business_records w
      where w.tenant_id = business_records.tenant_id and w.id = (business_records.values ->> 'warehouse')::uuid), false)`;
  const isIdle = sql`(values ->> 'quantity')::numeric > 0 and ${since('lastMoved', 'idleDays')}`;
  const isCountDue = since('lastCounted', 'countDays');
  const differs = (field: string, now: ReturnType<typeof since>) =>
    sql`coalesce((values ->> ${field})::boolean, false) is distinct from (${now})`;
  for (const [field, now] of [
    ['isIdle', isIdle],
    ['isCountDue', isCountDue],
  ] as const) {
    for (const stock of await heldWhere(desk, 'wms/stock', differs(field, now)))
      await desk.change(stock, { [field]: stock.values[field] !== true });
  }
}
