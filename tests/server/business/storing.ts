import assert from 'node:assert/strict';
import type { DemoCompany } from '../domain/demoCompany.ts';
import { type actingIn, givenProduct } from './acting.ts';

/** The place of movements that name no other. */
export const PLACE = 'T-01-01';

/** A warehouse of its own with one product, and movements there. */
export async function storing(demo: DemoCompany, act: ReturnType<typeof actingIn>, values: object = {}) {
  const motor = await givenProduct(demo, 'T1', '试验电机');
  const warehouse = await act.create('wms/warehouse', { name: '试验仓', ...values });
  return {
    motor,
    warehouse,
    moving: (kind: string, quantity: number, more: object = {}, line: object = {}) => ({
      kind,
      reason: 'stocktaking',
      warehouse,
      lines: [{ material: motor, location: PLACE, quantity, ...line }],
      ...more,
    }),
    post: async (movement: Record<string, unknown>): Promise<string> => {
      const id = await act.create('wms/movement', movement);
      await act.move('wms/movement', id, 'post');
      return id;
    },
    stockAt: async (location = PLACE, of = warehouse) => {
      const filter = { warehouse: { in: [of] }, location: { in: [location] } };
      const { items } = await act.list('wms/stock', { filter });
      assert.ok(items.length <= 1, 'a place has one stock');
      return items[0];
    },
  };
}
