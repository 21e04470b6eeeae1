import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { unitId, userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';
import { ORDER, orderingIn } from './ordering.ts';

const DELIVERY = 'oms/delivery';
const HUANG = userId('aurora', 'huang');

describe('OMS: orders from placing to signing', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let sales: Awaited<ReturnType<typeof orderingIn>>;
  let warehouse: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    sales = await orderingIn(demo);
    warehouse = await act.create('wms/warehouse', { name: '试发仓' });
  });
  after(() => demo.database.close());

  const stocked = async (product: string, quantity: number): Promise<void> => {
    const at = { material: product, location: 'F-01-01', quantity };
    const id = await act.create('wms/movement', { kind: 'in', reason: 'purchase', warehouse, lines: [at] });
    await act.move('wms/movement', id, 'post');
  };
  const stockOf = async (product: string) => {
    const { items } = await act.list('wms/stock', { filter: { material: { in: [product] } } });
    return items.reduce((sum, { values }) => sum + Number(values['quantity']), 0);
  };
  const drawn = (order: string, more: object = {}) => act.create(DELIVERY, { order, warehouse, ...more });
  const of = (product: string, quantity: number) => ({ product, quantity, location: 'F-01-01' });
  const progress = async (order: string, column: string) =>
    linesOf(await act.valuesOf(ORDER, order), 'lines').map((line) => line[column] ?? 0);

  it('an order is named after its products, adds up, and changes status only by its table', async () => {
    const id = await sales.ordered();
    const { record } = await act.read(ORDER, id);
    assert.match(record.number ?? '', /^SO-261120-\d{3}$/);
    assert.deepEqual(
      [record.status, record.values['title'], record.values['quantity'], record.values['amount']],
      ['toConfirm', '试单减速机 +1', undefined, 6_720_000],
      'pieces of different products make no sum',
    );
    const [line] = sales.lines();
    const ofOne = await act.valuesOf(ORDER, await sales.ordered({ lines: [line, line] }));
    assert.deepEqual([ofOne['quantity'], ofOne['amount']], [20, 10_400_000]);
    await assert.rejects(act.move(ORDER, id, 'produce'), refusal(403));
    await act.move(ORDER, id, 'confirm');
    await act.move(ORDER, id, 'produce');
    await act.move(ORDER, id, 'ready');
    assert.equal(await act.statusOf(ORDER, id), 'toShip');
    for (const system of ['ship', 'sign']) await assert.rejects(act.move(ORDER, id, system), refusal(403), system);
    await assert.rejects(sales.ordered({ lines: [] }), refusal(400, 'lines'));
    await assert.rejects(sales.ordered({ due: '2026-11-19' }), refusal(400, 'due'));
    await assert.rejects(
      sales.ordered({ lines: [{ product: sales.customer, quantity: 1, price: 1 }] }),
      refusal(400, 'lines.0.product'),
    );
  });

  it('a shipment leaves stock and order in one transaction, and each fault is told beside its line', async () => {
    await stocked(sales.reducer, 4);
    await stocked(sales.motor, 4);
    const order = await sales.ordered();
    const delivery = await drawn(order, { lines: [of(sales.reducer, 4)] });
    const ship = (id: string) => act.move(DELIVERY, id, 'ship');
    await assert.rejects(ship(delivery), refusal(400, 'order'), 'not confirmed');
    await act.move(ORDER, order, 'confirm');
    await act.move(ORDER, order, 'hold', { heldFor: '等款' });
    await assert.rejects(ship(delivery), refusal(400, 'order'), 'on hold');
    await act.move(ORDER, order, 'resume');
    const tooMuch = await drawn(order, { lines: [of(sales.motor, 1), of(sales.reducer, 6)] });
    await assert.rejects(ship(tooMuch), refusal(400, 'lines.1.quantity'), 'more than is in stock');
    assert.deepEqual([await stockOf(sales.reducer), await stockOf(sales.motor)], [4, 4]);
    assert.deepEqual(await progress(order, 'sent'), [0, 0]);
    assert.equal(await act.statusOf(DELIVERY, tooMuch), 'draft');

    await ship(delivery);
    await stocked(sales.reducer, 10);
    const [first, second] = sales.lines();
    await act.change(ORDER, order, { lines: [{ ...first, quantity: 8 }, second] });
    await assert.rejects(ship(tooMuch), refusal(400, 'lines.1.quantity'), 'more than is left meanwhile');
    assert.equal(await stockOf(sales.reducer), 10);
    assert.deepEqual(await progress(order, 'sent'), [4, 0]);
    assert.equal(await act.statusOf(ORDER, order), 'confirmed', 'the rest is still to be sent');
    const { record } = await act.read(DELIVERY, delivery);
    assert.deepEqual([record.status, record.values['amount']], ['shipped', 4 * 520_000]);
    const { items } = await act.list('wms/movement', { filter: { source: { in: [record.number ?? ''] } } });
    assert.deepEqual(
      items.map(({ status, values }) => [status, values['kind'], values['reason']]),
      [['posted', 'out', 'sale']],
    );
    await assert.rejects(ship(delivery), refusal(403));
    await assert.rejects(act.move(ORDER, order, 'cancel', { cancelledFor: 'x' }), refusal(403), 'sent in part');
  });

  it('a delivery without lines sends what is left from where it lies; once signed for it is owed, and the last ends the order', async () => {
    await stocked(sales.reducer, 20);
    await stocked(sales.motor, 10);
    const order = await sales.confirmed({ owner: HUANG, address: '星湖街 328 号' });
    const first = await drawn(order, { lines: [of(sales.reducer, 3)] });
    await act.move(DELIVERY, first, 'ship');
    const second = await drawn(order);
    const { record } = await act.read(DELIVERY, second);
    assert.deepEqual(
      linesOf(record.values, 'lines').map(({ product, location, quantity }) => [product, location, quantity]),
      [
        [sales.reducer, 'F-01-01', 7],
        [sales.motor, 'F-01-01', 4],
      ],
    );
    assert.deepEqual([record.values['customer'], record.values['address']], [sales.customer, '星湖街 328 号']);
    await act.move(DELIVERY, second, 'ship');
    assert.equal(await act.statusOf(ORDER, order), 'shipped');
    await assert.rejects(act.change(ORDER, order, { note: 'x' }), refusal(403), 'frozen');

    await assert.rejects(act.move(DELIVERY, second, 'sign'), refusal(400, 'signedBy'));
    for (const signedOn of ['2026-11-19', '2026-11-21'])
      await assert.rejects(
        act.move(DELIVERY, second, 'sign', { signedBy: '罗敏', signedOn }),
        refusal(400, 'signedOn'),
        'nobody signs before it was shipped, or tomorrow',
      );
    await act.move(DELIVERY, second, 'sign', { signedBy: '罗敏', signedOn: '2026-11-20' });
    assert.equal(await act.statusOf(ORDER, order), 'shipped', 'the first is on its way still');
    await act.move(DELIVERY, first, 'sign', { signedBy: '罗敏' });
    assert.equal(await act.statusOf(ORDER, order), 'signed');
    const owed = await act.list('fms/receivable', { filter: { order: { in: [order] } }, sorting: 'number' });
    assert.deepEqual(
      owed.items.map(({ status, values }) => [
        status,
        values['amount'],
        values['due'],
        values['customer'],
        values['owner'],
        values['delivery'],
      ]),
      [
        ['open', 7 * 520_000 + 4 * 380_000, '2026-12-20', sales.customer, HUANG, second],
        ['open', 3 * 520_000, '2026-12-20', sales.customer, HUANG, first],
      ],
    );
    const { difference } = (await act.summary('fms/ledger')).figures;
    assert.equal(difference, 0);
  });

  it('changing lines keeps what was made and sent of them, and never orders less than was sent', async () => {
    await stocked(sales.reducer, 5);
    const order = await sales.confirmed();
    const delivery = await drawn(order, { lines: [of(sales.reducer, 5)] });
    await act.move(DELIVERY, delivery, 'ship');
    await act.change(ORDER, order, {
      lines: [{ product: sales.reducer, quantity: 12, price: 500_000, sent: 0, done: 99 }],
    });
    assert.deepEqual([await progress(order, 'sent'), await progress(order, 'done')], [[5], [0]]);
    assert.equal((await act.valuesOf(ORDER, order))['title'], '试单减速机');
    const change = (given: object) => act.change(ORDER, order, { lines: [given] });
    await assert.rejects(change({ product: sales.reducer, quantity: 4, price: 1 }), refusal(400, 'lines.0.quantity'));
    await assert.rejects(change({ product: sales.motor, quantity: 9, price: 1 }), refusal(400, 'lines'));
    await change({ product: sales.reducer, quantity: 5, price: 500_000 });
    assert.deepEqual(await progress(order, 'sent'), [5], 'what was sent can be all there is');
  });

  it('a delivery adds up by the prices of its order lines, and what costs nothing is not owed', async () => {
    await stocked(sales.reducer, 20);
    const priced = [520_000, 500_000, 0].map((price) => ({ product: sales.reducer, quantity: 4, price }));
    const order = await sales.confirmed({ lines: priced });
    const shipped = async (quantity: number) => {
      const id = await drawn(order, { lines: [of(sales.reducer, quantity)] });
      await act.move(DELIVERY, id, 'ship');
      await act.move(DELIVERY, id, 'sign', { signedBy: '罗敏' });
      return id;
    };
    await assert.rejects(
      drawn(order, { lines: [of(sales.reducer, 13)] }),
      refusal(400, 'lines.0.quantity'),
      'not ordered',
    );
    const [first, second] = [await shipped(6), await shipped(2)];
    assert.equal((await act.valuesOf(DELIVERY, first))['amount'], 4 * 520_000 + 2 * 500_000);
    const sample = await shipped(4);
    assert.deepEqual([await act.statusOf(DELIVERY, sample), await act.statusOf(ORDER, order)], ['signed', 'signed']);
    const owed = await act.list('fms/receivable', { filter: { order: { in: [order] } }, sorting: '-number' });
    assert.deepEqual(
      owed.items.map(({ values }) => [values['delivery'], values['amount']]),
      [
        [second, 2 * 500_000],
        [first, 4 * 520_000 + 2 * 500_000],
      ],
    );
  });

  it('reports on a work order count in the line of its sales order', async () => {
    const order = await sales.confirmed();
    const work = await act.create('mes/workOrder', {
      ...{ title: '试单一批', product: sales.motor, order, line: unitId('aurora', '00001.00001'), quantity: 4 },
      ...{ warehouse, location: 'F-01-01' },
    });
    await act.move('mes/workOrder', work, 'release');
    await act.move('mes/workOrder', work, 'start');
    await act.move('mes/workOrder', work, 'report', { good: 3 });
    assert.deepEqual(await progress(order, 'done'), [0, 3]);
  });

  it('reports that are too many for one line count in the next of the same product, and never beyond', async () => {
    const [reducer, motor] = sales.lines();
    const lines = [
      { ...motor, quantity: 2 },
      { ...reducer, quantity: 1 },
      { ...motor, quantity: 3 },
    ];
    const order = await sales.confirmed({ lines });
    const work = await act.create('mes/workOrder', {
      ...{ title: '试单两行', product: sales.motor, order, line: unitId('aurora', '00001.00001'), quantity: 9 },
      ...{ warehouse, location: 'F-01-01' },
    });
    for (const event of ['release', 'start']) await act.move('mes/workOrder', work, event);
    await act.move('mes/workOrder', work, 'report', { good: 4 });
    assert.deepEqual(await progress(order, 'done'), [2, 0, 2]);
    await act.move('mes/workOrder', work, 'report', { good: 5 });
    assert.deepEqual(await progress(order, 'done'), [2, 0, 3]);
  });

  it('nothing from a cancelled order is sent: its pending deliveries are cancelled with it', async () => {
    const order = await sales.confirmed();
    const delivery = await drawn(order);
    await assert.rejects(act.move(ORDER, order, 'cancel'), refusal(400, 'cancelledFor'));
    await act.move(ORDER, order, 'cancel', { cancelledFor: '客户取消' });
    assert.deepEqual(
      [await act.statusOf(ORDER, order), await act.statusOf(DELIVERY, delivery)],
      ['cancelled', 'cancelled'],
    );
  });
});
