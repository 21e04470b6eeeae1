import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { heldUp, signal } from '../support/heldUp.ts';
import { actingIn, givenProduct } from './acting.ts';

const [ORDER, DELIVERY] = ['oms/order', 'oms/delivery'];

describe('OMS: an order is cancelled while a delivery of it is shipped', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let order: string;
  let delivery: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    const customer = await act.create('crm/customer', { name: '同时客户' });
    const warehouse = await act.create('wms/warehouse', { name: '同时仓' });
    const product = await givenProduct(demo, 'K1', '同时件');
    const line = { material: product, location: 'K-1', quantity: 5 };
    const movement = await act.create('wms/movement', { kind: 'in', reason: 'purchase', warehouse, lines: [line] });
    await act.move('wms/movement', movement, 'post');
    order = await act.create(ORDER, { customer, lines: [{ product, quantity: 5, price: 100 }] });
    await act.move(ORDER, order, 'confirm');
    delivery = await act.create(DELIVERY, { order, warehouse });
  });
  after(() => demo.database.close());

  const waiting = (count: number) => heldUp((run) => demo.as('lin', ({ db }) => run(db)), count);

  it('both lock the order first: the shipping succeeds, the cancelling is refused, and there is no deadlock', async () => {
    const [began, begin] = signal();
    const [released, release] = signal();
    const somebody = demo.as('lin', async ({ db }) => {
      await sql`select from business_records where id = ${delivery} for update`.execute(db);
      begin();
      await released;
    });
    await began;
    // The shipping has begun and waits for the delivery; the cancelling comes next. The locks held by then decide the outcome.
    const shipping = act.move(DELIVERY, delivery, 'ship');
    await waiting(1);
    const cancelling = act.move(ORDER, order, 'cancel', { cancelledFor: '客户取消' });
    await waiting(2);
    release();
    await somebody;
    const [shipped, cancelled] = await Promise.allSettled([shipping, cancelling]);
    assert.equal(shipped?.status, 'fulfilled', String(shipped?.status === 'rejected' && shipped.reason));
    const refused: unknown = cancelled?.status === 'rejected' && cancelled.reason;
    assert.ok(refusal(403)(refused), String(refused));
    assert.deepEqual(
      [await act.statusOf(ORDER, order), await act.statusOf(DELIVERY, delivery)],
      ['shipped', 'shipped'],
    );
  });
});
