import { sql } from 'kysely';
import { inTurn } from '../../../../db/inTurn.ts';
import type { BusinessDesk, StoredRecord } from '../../engine/definition.ts';
import { recordsById, textOf } from '../reading.ts';

/** Where material lies. */
export interface Place {
  readonly warehouse: string;
  readonly material: string;
  readonly location: string;
}

export const placeKey = ({ warehouse, material, location }: Place): string => `${warehouse} ${material} ${location}`;

/**
 * Keeps others from moving stock at these places until the transaction ends. Locks are always taken in the order of the
 * names, so that two movements never deadlock; empty places are locked too, so that two movements never create the same
 * stock.
 */
async function lockPlaces({ work }: BusinessDesk, keys: readonly string[]): Promise<void> {
  for (const key of keys) await inTurn(work.db, `stock ${work.tenantId} ${key}`);
}

async function stockAt(desk: BusinessDesk, place: Place): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from business_records
    where tenant_id = ${desk.work.tenantId} and kind = 'wms/stock' and party = ${place.material}
      and values ->> 'warehouse' = ${place.warehouse} and values ->> 'location' = ${place.location}`.execute(
    desk.work.db,
  );
  return rows[0]?.id;
}

/** The stock records at these places, locked; an empty place has none. */
export async function holdPlaces(desk: BusinessDesk, places: readonly Place[]): Promise<Map<string, StoredRecord>> {
  const byKey = new Map(places.map((place) => [placeKey(place), place]));
  const keys = [...byKey.keys()].sort();
  await lockPlaces(desk, keys);
  const held = new Map<string, StoredRecord>();
  for (const [key, place] of [...byKey].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const id = await stockAt(desk, place);
    const stock = id === undefined ? undefined : await desk.hold('wms/stock', id);
    if (stock) held.set(key, stock);
  }
  return held;
}

/** Creates a stock record for a place that has never had one. */
export async function newStock(desk: BusinessDesk, place: Place): Promise<StoredRecord> {
  const material = (await recordsById(desk.work, [place.material])).get(place.material);
  return desk.create('wms/stock', {
    ...place,
    name: material?.title ?? '',
    code: textOf(material?.values['code']),
    unit: textOf(material?.values['unit']),
    quantity: 0,
    reserved: 0,
    safety: 0,
    inTransit: 0,
  });
}

/** The place in a warehouse that holds most of each of these materials. */
export async function locationsIn(
  { work }: BusinessDesk,
  warehouse: string,
  materials: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ party: string; location: string }>`select distinct on (party) party,
      values ->> 'location' as location
    from business_records where tenant_id = ${work.tenantId} and kind = 'wms/stock' and party = any(${materials}::uuid[])
      and values ->> 'warehouse' = ${warehouse} order by party, amount desc nulls last, id`.execute(work.db);
  return new Map(rows.map(({ party, location }) => [party, location]));
}
