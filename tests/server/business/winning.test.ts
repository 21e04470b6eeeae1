import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { linesFor } from '../../../server/src/domain/business/applications/crm/winning.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';

const [CUSTOMER, OPPORTUNITY, ORDER] = ['crm/customer', 'crm/opportunity', 'oms/order'];
const HUANG = userId('aurora', 'huang');
const BUYER = { name: '首单客户', phone: '0512-6666', address: '星湖街 328 号', terms: '月结 60 天' };

describe('CRM: winning an opportunity', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  let product: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create(CUSTOMER, BUYER);
    product = await givenProduct(demo, 'W1', '试赢减速机');
    await demo.as('chen', ({ db, userId: chen }) =>
      db.deleteFrom('tenant_user_policies').where('user_id', '=', chen).where('policy', '=', 'OMS_Auth').execute(),
    );
  });
  after(() => demo.database.close());

  const offered = (more: object = {}) =>
    act.create(OPPORTUNITY, { title: '试赢框架', customer, product, quantity: 60, amount: 31_200_000, ...more });
  const ordersFrom = async (opportunity: string) =>
    (await act.list(ORDER, { filter: { opportunity: { in: [opportunity] } } })).items;
  const orderFrom = async (opportunity: string) => {
    const [order, ...more] = await ordersFrom(opportunity);
    assert.ok(order);
    assert.deepEqual(more, []);
    return order;
  };
  const warned = (id: string, who?: string) =>
    act
      .told('eventWarning', who)
      .filter((app) => app['businessId'] === id)
      .map((app) => app['eventName']);

  it('creates an order to confirm with its customer, product and amount, linked both ways, and ends the prospect status', async () => {
    const contact = await act.create('crm/contact', { name: '周经理', customer, phone: '13811112222' });
    const id = await offered({ contact, owner: HUANG });
    assert.equal(await act.statusOf(CUSTOMER, customer), 'prospect');
    await act.move(OPPORTUNITY, id, 'win');
    const order = await orderFrom(id);
    assert.equal((await act.valuesOf(OPPORTUNITY, id))['order'], order.id);
    assert.match(order.number ?? '', /^SO-261120-\d{3}$/);
    assert.equal(order.status, 'toConfirm');
    assert.deepEqual(
      ['customer', 'owner', 'contact', 'phone', 'address', 'terms', 'title', 'quantity', 'amount', 'orderedOn'].map(
        (name) => order.values[name],
      ),
      [
        ...[customer, HUANG, '周经理', '13811112222', BUYER.address, BUYER.terms],
        ...['试赢减速机', 60, 31_200_000, '2026-11-20'],
      ],
    );
    assert.deepEqual(
      linesOf(order.values, 'lines').map((line) => [line['product'], line['quantity'], line['price']]),
      [[product, 60, 520_000]],
    );
    assert.equal(await act.statusOf(CUSTOMER, customer), 'active');
    const second = await offered({ quantity: null });
    await act.move(OPPORTUNITY, second, 'win');
    const one = await orderFrom(second);
    assert.deepEqual([one.values['quantity'], one.values['phone']], [1, BUYER.phone]);
  });

  it('uses the last agreed amount, to the hundredth', async () => {
    const id = await offered();
    await act.move(OPPORTUNITY, id, 'win', { quantity: 7, amount: 1_000_003 });
    const { values } = await orderFrom(id);
    assert.deepEqual([values['quantity'], values['amount'], values['title']], [7, 1_000_003, '试赢减速机']);
    assert.deepEqual(linesFor({ quantity: 7, amount: 16 }), [
      { product: undefined, quantity: 2, price: 3 },
      { product: undefined, quantity: 5, price: 2 },
    ]);
    assert.deepEqual(linesFor({ quantity: 3, amount: 0 }), [{ product: undefined, quantity: 3, price: 0 }]);
  });

  it('needs a product, or nothing is won and nobody becomes a customer; it can be given on the way', async () => {
    const prospect = await act.create(CUSTOMER, { name: '观望客户' });
    const id = await offered({ customer: prospect, product: null });
    await assert.rejects(act.move(OPPORTUNITY, id, 'win'), refusal(400, 'product'));
    await assert.rejects(act.move(OPPORTUNITY, id, 'win', { product, quantity: 0 }), refusal(400, 'quantity'));
    await assert.rejects(act.move(OPPORTUNITY, id, 'win', { product: prospect }), refusal(400, 'product'));
    assert.deepEqual(
      [await act.statusOf(OPPORTUNITY, id), await act.statusOf(CUSTOMER, prospect)],
      ['contact', 'prospect'],
    );
    assert.deepEqual(await ordersFrom(id), []);
    await act.move(OPPORTUNITY, id, 'win', { product });
    assert.equal((await orderFrom(id)).values['customer'], prospect);
  });

  it('happens once: the second attempt is refused, and there is one order', async () => {
    const id = await offered();
    const twice = await Promise.allSettled([1, 2].map(() => act.move(OPPORTUNITY, id, 'win')));
    assert.deepEqual(twice.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    await orderFrom(id);
  });

  it('works without the right to see orders: those who keep orders are notified, its owner as of every order', async () => {
    demo.published.length = 0;
    const own = await offered();
    await act.move(OPPORTUNITY, own, 'win');
    const told = (await orderFrom(own)).id;
    assert.deepEqual([warned(told), warned(told, 'huang')], [[], []], 'who may see orders needs nobody');
    const id = await offered({ owner: HUANG });
    await act.move(OPPORTUNITY, id, 'win', {}, 'chen');
    const { id: order, number } = await orderFrom(id);
    assert.deepEqual(
      [warned(order), warned(order, 'huang'), warned(order, 'chen')],
      [['商机成单'], ['新订单'], []],
      'each once',
    );
    const [app] = act.told('eventWarning').filter((one) => one['businessId'] === order);
    assert.equal(app?.['path'], `/child/oms/order/${order}`);
    assert.ok(String(app?.['content']).endsWith(` 试赢框架 → ${number}`));
  });
});
