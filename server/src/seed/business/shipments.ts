import { linesIn, type SeedRecord } from './seedRecord.ts';
import { recordId } from './things.ts';

/**
 * The stock movements of each delivery that is on its way or signed for; the serials of their numbers are assigned
 * later.
 */
export function layShipments(laid: readonly SeedRecord[]): SeedRecord[] {
  const sent = laid.filter(
    ({ kind, status }) => kind === 'oms/delivery' && (status === 'shipped' || status === 'signed'),
  );
  return sent.map(({ id, number, values, creatorId }) => {
    const at = String(values['shippedAt']);
    const day = at.slice(0, 10);
    return {
      ...{ kind: 'wms/movement', id: recordId('wms/movement', `shipment ${id}`), status: 'posted' },
      number: `MV-${day.replaceAll('-', '').slice(2)}-0`,
      values: {
        ...{ title: values['title'], kind: 'out', reason: 'sale', warehouse: values['warehouse'], source: number },
        ...{ keeper: values['owner'], date: day, postedAt: at },
        lines: linesIn(values).map(({ product: material, location, quantity }) => {
          return { material, location, quantity };
        }),
      },
      ...(creatorId && { creatorId }),
      created: at,
    };
  });
}

/** The key by which movements refer to a stock. */
export const placeOf = (warehouse: unknown, material: unknown): string => `${warehouse} ${material}`;

/** When something last left each place. */
export function lastSent(shipments: readonly SeedRecord[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const { values, created } of shipments) {
    for (const { material } of linesIn(values)) {
      const place = placeOf(values['warehouse'], material);
      if (created > (last.get(place) ?? '')) last.set(place, created);
    }
  }
  return last;
}
