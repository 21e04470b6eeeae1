import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { choicesOf } from '../../../server/src/domain/business/engine/choices.ts';
import type { ApiError } from '../../../server/src/errors/apiError.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';

const ORDER = 'oms/order';
const DELIVERY = 'oms/delivery';

describe('OMS: what a delivery may contain, and take out of stock', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  let warehouse: string;
  let valve: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create('crm/customer', { name: '试发客户' });
    warehouse = await act.create('wms/warehouse', { name: '试发仓' });
    valve = await givenProduct(demo, 'D1', '试发阀');
  });
  after(() => demo.database.close());

  const confirmed = async (quantity: number): Promise<string> => {
    const lines = [{ product: valve, quantity, price: 100 }];
    const id = await act.create(ORDER, { customer, lines, due: '2026-12-18' });
    await act.move(ORDER, id, 'confirm');
    return id;
  };
  const stocked = async (quantity: number): Promise<string> => {
    const at = { material: valve, location: 'F-01-01', quantity };
    const id = await act.create('wms/movement', { kind: 'in', reason: 'purchase', warehouse, lines: [at] });
    await act.move('wms/movement', id, 'post');
    const [stock] = (await act.list('wms/stock', { filter: { material: { in: [valve] } } })).items;
    return stock?.id ?? '';
  };
  const drawn = (order: string, more: object = {}) => act.create(DELIVERY, { order, warehouse, ...more });
  const of = (quantity: number) => ({ product: valve, quantity, location: 'F-01-01' });

  it('stock reserved for others is not shipped, and stock reserved for the order is', async () => {
    const id = await stocked(14);
    const order = await confirmed(12);
    await act.change('wms/stock', id, { reserved: 6 });
    const delivery = await drawn(order);
    await assert.rejects(act.move(DELIVERY, delivery, 'ship'), (thrown) => {
      assert.ok(refusal(400, 'lines.0.quantity')(thrown));
      const { zh, en } = (thrown as ApiError).problems[0]?.message ?? { zh: '', en: '' };
      assert.equal(zh, '试发阀（库位 F-01-01）可用数量不足：可用 8（现存 14，其他锁定 6）');
      assert.equal(en, 'Not enough of 试发阀 available at F-01-01: 8 (14 on hand, 6 reserved for others)');
      return true;
    });
    assert.equal((await act.valuesOf('wms/stock', id))['quantity'], 14);
    assert.equal(await act.statusOf(DELIVERY, delivery), 'draft');

    await act.change('wms/stock', id, { reservedFor: order });
    await act.change(DELIVERY, delivery, { lines: [of(4)] });
    await act.move(DELIVERY, delivery, 'ship');
    const left = await act.valuesOf('wms/stock', id);
    assert.deepEqual([left['quantity'], left['reserved'], left['reservedFor']], [10, 2, order], 'its own first');
    await act.move(DELIVERY, await drawn(order), 'ship');
    const rest = await act.valuesOf('wms/stock', id);
    assert.deepEqual([rest['quantity'], rest['reserved'], rest['reservedFor']], [2, 0, undefined]);
  });

  it('a delivery signed for earlier is owed from then on, and can be paid on any day since', async () => {
    const id = await stocked(5);
    const delivery = await drawn(await confirmed(5), { lines: [of(5)] });
    await act.move(DELIVERY, delivery, 'ship');
    demo.clock = new Date(NOW.getTime() + 3 * 86_400_000);
    await act.move(DELIVERY, delivery, 'sign', { signedBy: '门卫', signedOn: '2026-11-21' });
    const [owed] = (await act.list('fms/receivable', { filter: { delivery: { in: [delivery] } } })).items;
    assert.deepEqual([owed?.values['openedOn'], owed?.values['due']], ['2026-11-21', '2026-12-21']);
    await act.move('fms/receivable', owed?.id ?? '', 'pay', { payment: 500, paidOn: '2026-11-22' });
    const { items } = await act.list('fms/voucher', {
      filter: { receivable: { in: [owed?.id ?? ''] } },
      sorting: 'number',
    });
    assert.deepEqual(
      items.map(({ values }) => [values['cause'], values['date']]),
      [
        ['opening', '2026-11-21'],
        ['payment', '2026-11-22'],
      ],
    );
    demo.clock = NOW;
    assert.equal((await act.valuesOf('wms/stock', id))['quantity'], 2, 'what was there before');
  });

  it('two drafts together hold no more than is still to be sent, and the second is told what is left', async () => {
    const order = await confirmed(10);
    const first = await drawn(order, { lines: [of(6)] });
    const told = (left: number) => (thrown: unknown) => {
      assert.ok(refusal(400, 'lines.0.quantity')(thrown));
      assert.match((thrown as ApiError).problems[0]?.message.zh ?? '', new RegExp(`剩余的 ${left}，`));
      return true;
    };
    await assert.rejects(drawn(order, { lines: [of(5)] }), told(4));
    const second = await drawn(order, { lines: [of(4)] });
    await assert.rejects(act.change(DELIVERY, second, { lines: [of(5)] }), told(4), 'its own are not counted');
    await act.change(DELIVERY, first, { lines: [of(5)] });
    await act.change(DELIVERY, second, { lines: [of(5)] });
    await act.move(DELIVERY, first, 'cancel');
    await act.change(DELIVERY, second, { lines: [of(10)] });
  });

  it('a draft whose lines are removed takes everything left again, and keeps an address of its own', async () => {
    const order = await act.create(ORDER, {
      ...{ customer, lines: [{ product: valve, quantity: 10, price: 100 }], due: '2026-12-18', address: '仓库' },
    });
    const draft = await drawn(order, { lines: [of(6)] });
    const shown = async () => {
      const { address, quantity } = await act.valuesOf(DELIVERY, draft);
      return [address, quantity];
    };
    assert.deepEqual(await shown(), ['仓库', 6]);
    await drawn(order, { lines: [of(1)] });
    await act.change(DELIVERY, draft, { lines: [], address: '东门' });
    assert.deepEqual(await shown(), ['东门', 9], 'what the other draft does not hold');
  });

  it('two drafts saved at once hold no more either', async () => {
    const order = await confirmed(10);
    const saved = await Promise.allSettled([6, 6].map((quantity) => drawn(order, { lines: [of(quantity)] })));
    assert.deepEqual(saved.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const [refused] = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    assert.ok(refusal(400, 'lines.0.quantity')(refused), String(refused));
  });

  it('a draft already adds up by the prices of its order', async () => {
    const draft = await act.valuesOf(DELIVERY, await drawn(await confirmed(10), { lines: [of(6)] }));
    assert.equal(draft['amount'], 600);
  });

  it('lines offer the products of the chosen order, and all products without one', async () => {
    const order = await confirmed(10);
    const offered = async (asked: object) => {
      const { items } = await act.within('lin', DELIVERY, (entered) => choicesOf(entered, 'lines.product', asked));
      return items.map(({ id }) => id);
    };
    assert.deepEqual(await offered({ of: order }), [valve]);
    assert.deepEqual(await offered({ of: order, keyword: '没有的产品' }), []);
    assert.ok((await offered({})).length > 1);
  });
});
