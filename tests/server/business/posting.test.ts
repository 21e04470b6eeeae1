import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { actingIn, givenProduct } from './acting.ts';

describe('WMS: what a movement does to the stock of its places', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let warehouse: string;
  let motor: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    motor = await givenProduct(demo, 'T1', '试验电机');
    warehouse = await act.create('wms/warehouse', { name: '试验仓' });
  });
  after(() => demo.database.close());

  const moving = (kind: string, quantity: number, more: object = {}, line: object = {}) => ({
    kind,
    reason: 'stocktaking',
    warehouse,
    lines: [{ material: motor, location: 'T-01-01', quantity, ...line }],
    ...more,
  });
  const post = async (values: Record<string, unknown>): Promise<string> => {
    const id = await act.create('wms/movement', values);
    await act.move('wms/movement', id, 'post');
    return id;
  };
  const stockAt = async (location: string, of = warehouse) => {
    const filter = { warehouse: { in: [of] }, location: { in: [location] } };
    return (await act.list('wms/stock', { filter })).items[0];
  };

  it('a transfer may go to the place of the same name in another warehouse', async () => {
    const other = await act.create('wms/warehouse', { name: '试验二仓' });
    await post(moving('in', 3, {}, { location: 'T-03-01' }));
    await post(moving('transfer', 2, { toWarehouse: other }, { location: 'T-03-01', toLocation: 'T-03-01' }));
    const quantities = [await stockAt('T-03-01'), await stockAt('T-03-01', other)].map(
      (one) => one?.values['quantity'],
    );
    assert.deepEqual(quantities, [1, 2]);
  });

  it('a movement is named after what it moves, whenever that changes', async () => {
    const valve = await givenProduct(demo, 'T2', '试验阀');
    const line = (material: string) => ({ material, location: 'T-01-01', quantity: 1 });
    const id = await act.create('wms/movement', { ...moving('in', 1), lines: [line(motor), line(valve), line(motor)] });
    const title = async () => (await act.valuesOf('wms/movement', id))['title'];
    assert.equal(await title(), '试验电机 +1');
    await act.change('wms/movement', id, { lines: [line(valve)] });
    assert.equal(await title(), '试验阀');
  });

  it('the lines of a movement are applied in their order, and a difference counts from the line before', async () => {
    const at = { location: 'T-04-01' };
    const lines = [2.1, 0.2, 5].map((quantity) => ({ material: motor, ...at, quantity }));
    await post({ ...moving('in', 1), lines });
    assert.equal((await stockAt('T-04-01'))?.values['quantity'], 7.3);
    const id = await post({ ...moving('count', 1), lines });
    assert.equal((await stockAt('T-04-01'))?.values['quantity'], 5);
    const counted = (await act.valuesOf('wms/movement', id))['lines'] as { difference: number }[];
    assert.deepEqual(
      counted.map(({ difference }) => difference),
      [-5.2, -1.9, 4.8],
    );
  });

  it('a count that finds less than is reserved leaves no more reserved than there is', async () => {
    const at = { location: 'T-06-01' };
    await post(moving('in', 5, {}, at));
    const { id = '' } = (await stockAt('T-06-01')) ?? {};
    await act.change('wms/stock', id, { reserved: 4 });
    const reservedAfter = async (quantity: number) => {
      await post(moving('count', quantity, {}, at));
      return (await stockAt('T-06-01'))?.values['reserved'];
    };
    assert.deepEqual([await reservedAfter(4.5), await reservedAfter(3), await reservedAfter(9)], [4, 3, 3]);
  });
});
