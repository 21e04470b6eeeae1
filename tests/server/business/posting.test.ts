import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { moveStock } from '../../../server/src/domain/business/applications/wms/posting.ts';
import { deskOfNobody } from '../../../server/src/domain/business/engine/desk.ts';
import { programDesk } from '../../../server/src/domain/business/programDesk.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';
import { PLACE, storing } from './storing.ts';

describe('WMS: what a movement does to the stock of its places', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let wms: Awaited<ReturnType<typeof storing>>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    wms = await storing(demo, act, { keeper: userId('aurora', 'wang') });
  });
  after(() => demo.database.close());

  it('more than is in stock is refused at its line, and none of the movement is applied', async () => {
    await wms.post(wms.moving('in', 10.1));
    const values = wms.moving('out', 10);
    const lines = [...values.lines, { material: wms.motor, location: PLACE, quantity: 0.2 }];
    const id = await act.create('wms/movement', { ...values, lines });
    await assert.rejects(act.move('wms/movement', id, 'post'), (error) => {
      assert.ok(refusal(400, 'lines.1.quantity')(error) && error instanceof ApiError);
      const { zh, en } = error.problems[0]?.message ?? { zh: '', en: '' };
      assert.equal(zh, '试验电机（库位 T-01-01）可用数量不足：可用 0.1（现存 0.1，其他锁定 0）');
      assert.equal(en, 'Not enough of 试验电机 available at T-01-01: 0.1 (0.1 on hand, 0 reserved for others)');
      return true;
    });
    assert.equal((await wms.stockAt(PLACE))?.values['quantity'], 10.1);
    assert.equal((await act.read('wms/movement', id)).record.status, 'draft');
    const nowhere = await act.create('wms/movement', wms.moving('out', 1, {}, { location: 'T-09-09' }));
    await assert.rejects(act.move('wms/movement', nowhere, 'post'), refusal(400, 'lines.0.quantity'));
    assert.equal(await wms.stockAt('T-09-09'), undefined);
  });

  it('faults in a line are reported beside it', async () => {
    await assert.rejects(act.create('wms/movement', wms.moving('in', 0)), refusal(400, 'lines.0.quantity'));
    await assert.rejects(act.create('wms/movement', wms.moving('in', -1)), refusal(400, 'lines.0.quantity'));
    await assert.rejects(act.create('wms/movement', { ...wms.moving('in', 1), lines: [] }), refusal(400, 'lines'));
    const to = { toWarehouse: wms.warehouse };
    await assert.rejects(act.create('wms/movement', wms.moving('transfer', 1)), refusal(400, 'toWarehouse'));
    await assert.rejects(act.create('wms/movement', wms.moving('transfer', 1, to)), refusal(400, 'lines.0.toLocation'));
    const same = wms.moving('transfer', 1, to, { toLocation: PLACE });
    await assert.rejects(act.create('wms/movement', same), refusal(400, 'lines.0.toLocation'));
  });

  it('reserved stock is neither taken nor moved elsewhere until somebody releases it', async () => {
    const at = { location: 'T-05-01' };
    await wms.post(wms.moving('in', 5, {}, at));
    const { id = '' } = (await wms.stockAt('T-05-01')) ?? {};
    await act.change('wms/stock', id, { reserved: 2 });
    await assert.rejects(wms.post(wms.moving('out', 4, {}, at)), refusal(400, 'lines.0.quantity'));
    const away = wms.moving('transfer', 4, { toWarehouse: wms.warehouse }, { ...at, toLocation: 'T-05-02' });
    await assert.rejects(wms.post(away), refusal(400, 'lines.0.quantity'));
    await wms.post(wms.moving('out', 3, {}, at));
    await act.change('wms/stock', id, { reserved: 0 });
    await wms.post(wms.moving('out', 2, {}, at));
    assert.equal((await wms.stockAt('T-05-01'))?.values['quantity'], 0);
  });

  it('what is reserved for an order is taken by that order alone, and is then no longer reserved', async () => {
    const at = 'T-07-01';
    const customer = await act.create('crm/customer', { name: '试验客户' });
    const ordered = [{ product: wms.motor, quantity: 9, price: 100 }];
    const order = await act.create('oms/order', { customer, lines: ordered, due: '2026-12-18' });
    await wms.post(wms.moving('in', 10, {}, { location: at }));
    const { id = '' } = (await wms.stockAt(at)) ?? {};
    await act.change('wms/stock', id, { reserved: 6, reservedFor: order });
    const sold = (quantity: number, of = order, deskFor = programDesk) =>
      demo.as('lin', (work) => {
        const lines = [{ material: wms.motor, location: at, quantity }];
        return moveStock(deskFor(work), {
          kind: 'out',
          reason: 'sale',
          warehouse: wms.warehouse,
          source: 'DN-1',
          order: of,
          lines,
        });
      });
    const held = async () => {
      const { values } = (await act.read('wms/stock', id)).record;
      return [values['quantity'], values['reserved'], values['reservedFor']];
    };
    const { status, values } = await sold(2);
    assert.deepEqual([status, values['keeper'], values['date']], ['posted', userId('aurora', 'lin'), '2026-11-20']);
    assert.deepEqual(await held(), [8, 4, order]);
    const another = await act.create('oms/order', { customer, lines: ordered, due: '2026-12-18' });
    await assert.rejects(sold(4.001, another), refusal(400, 'lines.0.quantity'));
    await assert.rejects(wms.post(wms.moving('out', 4.001, {}, { location: at })), refusal(400, 'lines.0.quantity'));
    await wms.post(wms.moving('out', 4, {}, { location: at }));
    assert.deepEqual(await held(), [4, 4, order]);
    await assert.rejects(sold(4.001), refusal(400, 'lines.0.quantity'));
    const byNobody = await sold(4, order, (work) => deskOfNobody(work, catalogue));
    assert.equal(byNobody.values['keeper'], userId('aurora', 'wang'), 'whoever looks after the warehouse');
    assert.deepEqual(await held(), [0, 0, undefined]);
  });

  it('what has arrived from a purchase no longer counts as on its way; the rest still does', async () => {
    const at = { location: 'T-08-01' };
    await wms.post(wms.moving('in', 1, {}, at));
    const { id = '' } = (await wms.stockAt('T-08-01')) ?? {};
    await demo.as('lin', async (work) => {
      const desk = programDesk(work);
      const stock = await desk.hold('wms/stock', id);
      assert.ok(stock);
      await desk.change(stock, { inTransit: 5 });
    });
    const line = (quantity: number, location = 'T-08-01') => ({ material: wms.motor, location, quantity });
    const left = async (kind: string, reason: string, ...lines: object[]) => {
      await wms.post({ ...wms.moving(kind, 1), reason, lines });
      return (await wms.stockAt('T-08-01'))?.values['inTransit'];
    };
    assert.equal(await left('in', 'production', line(1)), 5);
    assert.equal(await left('out', 'purchase', line(1)), 5);
    assert.equal(await left('in', 'purchase', line(1), line(0.5)), 3.5);
    assert.equal(await left('in', 'purchase', line(1), line(9, 'T-08-02')), 2.5);
    assert.equal(await left('in', 'purchase', line(9)), 0);
  });

  it('a transfer may go to the place of the same name in another warehouse', async () => {
    const other = await act.create('wms/warehouse', { name: '试验二仓' });
    await wms.post(wms.moving('in', 3, {}, { location: 'T-03-01' }));
    await wms.post(wms.moving('transfer', 2, { toWarehouse: other }, { location: 'T-03-01', toLocation: 'T-03-01' }));
    const quantities = [await wms.stockAt('T-03-01'), await wms.stockAt('T-03-01', other)].map(
      (one) => one?.values['quantity'],
    );
    assert.deepEqual(quantities, [1, 2]);
  });

  it('a movement is named after what it moves, whenever that changes', async () => {
    const valve = await givenProduct(demo, 'T2', '试验阀');
    const line = (material: string) => ({ material, location: PLACE, quantity: 1 });
    const id = await act.create('wms/movement', {
      ...wms.moving('in', 1),
      lines: [line(wms.motor), line(valve), line(wms.motor)],
    });
    const title = async () => (await act.valuesOf('wms/movement', id))['title'];
    assert.equal(await title(), '试验电机 +1');
    await act.change('wms/movement', id, { lines: [line(valve)] });
    assert.equal(await title(), '试验阀');
  });

  it('the lines of a movement are applied in their order, and a difference counts from the line before', async () => {
    const at = { location: 'T-04-01' };
    const lines = [2.1, 0.2, 5].map((quantity) => ({ material: wms.motor, ...at, quantity }));
    await wms.post({ ...wms.moving('in', 1), lines });
    assert.equal((await wms.stockAt('T-04-01'))?.values['quantity'], 7.3);
    const id = await wms.post({ ...wms.moving('count', 1), lines });
    assert.equal((await wms.stockAt('T-04-01'))?.values['quantity'], 5);
    const counted = (await act.valuesOf('wms/movement', id))['lines'] as { difference: number }[];
    assert.deepEqual(
      counted.map(({ difference }) => difference),
      [-5.2, -1.9, 4.8],
    );
  });

  it('a count that finds less than is reserved leaves no more reserved than there is', async () => {
    const at = { location: 'T-06-01' };
    await wms.post(wms.moving('in', 5, {}, at));
    const { id = '' } = (await wms.stockAt('T-06-01')) ?? {};
    await act.change('wms/stock', id, { reserved: 4 });
    const reservedAfter = async (quantity: number) => {
      await wms.post(wms.moving('count', quantity, {}, at));
      return (await wms.stockAt('T-06-01'))?.values['reserved'];
    };
    const marks = async () => {
      const { values } = (await act.read('wms/stock', id)).record;
      return [values['lastMoved'], values['isIdle'], values['lastCounted'], values['isCountDue']];
    };
    assert.deepEqual(await marks(), ['2026-11-20T10:24:00', false, undefined, undefined]);
    assert.deepEqual([await reservedAfter(4.5), await reservedAfter(3), await reservedAfter(9)], [4, 3, 3]);
    assert.deepEqual(await marks(), ['2026-11-20T10:24:00', false, '2026-11-20', false]);
    assert.equal(await reservedAfter(0), 0, 'nothing may be found');
  });
});
