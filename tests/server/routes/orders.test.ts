import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { sweepOrders } from '../../../server/src/domain/sweeps.ts';
import { tenantId, userId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

const AURORA = tenantId('aurora');
/** `168000.00` in whole hundredths. */
const cents = (money: string): bigint => BigInt(money.replace('.', ''));

describe('CON-1 orders of a company', () => {
  let app: TestApp;
  let lin = '';
  let admin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
    admin = (await app.signIn('admin')).access_token;
  });
  after(() => app.close());

  const get = (path: string, token = lin) => app.ask('GET', `/api/console/${path}`, { token });
  const post = (path: string, json: object = {}, token = lin) =>
    app.ask('POST', `/api/console/${path}`, { token, json });
  const firstOf = async (query: string) => (await get(`orders?${query}`)).body.items[0];
  const events = async (id: string) =>
    (await get(`orders/${id}`)).body.events.map((event: { kind: string }) => event.kind);
  /** Lin's notifications about an order, in any sequence. */
  async function told(id: string): Promise<Record<string, string>[]> {
    const { body } = await app.ask('GET', '/api/notification/user-notifications?moduleName=Basic&maxResultCount=50', {
      token: lin,
    });
    return body.items
      .filter((item: { notificationName: string }) => item.notificationName === 'userOrder')
      .map((item: { properties: string }) => JSON.parse(item.properties).App)
      .filter((fields: { businessId?: string }) => fields.businessId === id);
  }

  it('list what every order of the demo consists of; the items add up to the amount', async () => {
    const { body } = await get('orders?maxResultCount=50');
    assert.equal(body.items.length, 25);
    const [paidThisYear, invoiceable] = [[0n], [0n]];
    for (const { id } of body.items) {
      const order = (await get(`orders/${id}`)).body;
      const sum = order.items.reduce((all: bigint, item: { amount: string }) => all + cents(item.amount), 0n);
      assert.equal(sum, cents(order.goodsAmount), order.orderNumber);
      assert.equal(cents(order.goodsAmount) - cents(order.discount), cents(order.amount), order.orderNumber);
      for (const item of order.items)
        assert.equal(cents(item.unitPrice) * BigInt(item.quantity), cents(item.amount) * BigInt(item.per));
      const last = order.events.at(-1);
      assert.deepEqual([last.kind, last.creationTime], ['placed', order.creationTime]);
      if (order.status !== 'refunded' && order.paidTime?.startsWith('2026')) paidThisYear.push(cents(order.amount));
      if (order.invoiceStatus === 'available') invoiceable.push(cents(order.amount));
    }
    const summary = (await get('orders/summary')).body;
    const sumOf = (amounts: bigint[]) => amounts.reduce((all, one) => all + one);
    assert.deepEqual(
      [cents(summary.paidThisYear), cents(summary.invoiceable)],
      [sumOf(paidThisYear), sumOf(invoiceable)],
    );
    assert.ok(paidThisYear.length > 1 && paidThisYear.length < body.items.length && invoiceable.length > 1);
  });

  it('are found by the days, on the wall clock of the company, on which they were placed', async () => {
    const { id } = await firstOf('status=completed&kind=sms');
    const placed = (creation_time: Date) =>
      app.database.inTenant(AURORA, (db) =>
        db.updateTable('orders').set({ creation_time }).where('id', '=', id).execute(),
      );
    const found = async (query: string) =>
      (await get(`orders?maxResultCount=50&${query}`)).body.items.some((item: { id: string }) => item.id === id);
    const { creationTime } = (await get(`orders/${id}`)).body;
    // Midnight of 3 November in Shanghai, and the millisecond before.
    await placed(new Date('2026-11-02T16:00:00Z'));
    assert.deepEqual([await found('startDate=2026-11-03'), await found('endDate=2026-11-02')], [true, false]);
    await placed(new Date('2026-11-02T15:59:59.999Z'));
    assert.deepEqual([await found('startDate=2026-11-03'), await found('endDate=2026-11-02')], [false, true]);
    await placed(new Date(`${creationTime}+08:00`));
  });

  it('say what paying changes, what tax is included, and where the money goes', async () => {
    const { id } = await firstOf('status=unpaid');
    const order = (await get(`orders/${id}`)).body;
    assert.equal(order.tax, '9509.43');
    assert.deepEqual(order.expiry, { from: '2027-06-30', to: '2028-06-30' });
    assert.equal(order.userLimit, null);
    assert.equal(order.transfer.remark, order.orderNumber);
    assert.deepEqual(order.invoice, {
      title: '极光制造（苏州）有限公司',
      taxNumber: '91320500MA1AURRA0T',
      fileName: null,
    });
    assert.equal((await get('orders/summary')).body.nextDeadline, order.paymentDeadline);
    assert.match(order.paymentDeadline, /^2026-11-21T/);
  });

  it('of another company are unknown, and staff can do nothing', async () => {
    const id = await app.database.inTenant(tenantId('boreal'), async (db) => {
      const { rows } = await sql<{ id: string }>`select id from orders where status = 'unpaid'`.execute(db);
      return rows[0]?.id ?? '';
    });
    assert.equal((await get(`orders/${id}`)).status, 404);
    for (const act of ['cancel', 'invoice', 'invoice/withdraw'])
      assert.equal((await post(`orders/${id}/${act}`)).status, 404, act);
    assert.equal((await get(`orders/${id}/invoice-file`)).status, 404);
    const staff = (await app.enter('chen', 'aurora')).access_token;
    const own = (await firstOf('status=unpaid')).id;
    assert.equal((await get('orders/offer', staff)).status, 403);
    assert.equal((await post('new-orders/create', { kind: 'users', users: 1, amount: '1.00' }, staff)).status, 403);
    for (const act of ['cancel', 'invoice', 'invoice/withdraw'])
      assert.equal((await post(`orders/${own}/${act}`, {}, staff)).status, 403, act);
    const hostActs = [`${AURORA}/orders/${own}/confirm-payment`, `${AURORA}/orders/${own}/issue-invoice`];
    for (const act of hostActs) assert.equal((await post(`tenants/${act}`, { payerName: 'x' }, lin)).status, 403, act);
    assert.equal((await get(`orders/${own}`)).body.status, 'unpaid');
  });

  it('are limited to what is on offer, and to one of a kind at a time', async () => {
    const offer = (await get('orders/offer')).body;
    assert.deepEqual(
      [offer.userLimit, offer.expireDate, offer.userMonth, offer.monthsLeft],
      [2170, '2027-06-30', '7.00', 8],
    );
    assert.equal(offer.unpaid.edition, (await firstOf('status=unpaid')).id);
    assert.equal(offer.unpaid.users, null);
    const renewal = { kind: 'edition', months: 12, amount: '182280.00' };
    assert.equal((await post('new-orders/create', renewal)).body.error.code, 'Atrium:OrderWaiting');
    const users = { kind: 'users', users: 10, amount: '560.00' };
    assert.equal(
      (await post('new-orders/create', { ...users, amount: '559.99' })).body.error.code,
      'Atrium:PriceChanged',
    );
    assert.equal((await post('new-orders/create', { ...users, amount: '560' })).status, 400);
    assert.equal((await post('new-orders/create', { ...users, users: 10_001 })).status, 400);
    assert.equal((await post('new-orders/create', { kind: 'edition', months: 13, amount: '1.00' })).status, 400);
    const results = await Promise.all([post('new-orders/create', users), post('new-orders/create', users)]);
    assert.deepEqual(results.map(({ status }) => status).sort(), [200, 403]);
  });

  it('take effect at once when paid: the host confirms the transfer, administrators are notified', async () => {
    const { id, orderNumber, paymentDeadline } = await firstOf('status=unpaid&kind=users');
    assert.equal(paymentDeadline, '2026-11-23T10:24:00');
    const [placed, ...more] = await told(id);
    assert.deepEqual([placed?.['orderNumber'], placed?.['tenant'], more.length], [orderNumber, 'aurora', 0]);
    assert.match(placed?.['remark'] ?? '', /待支付/);
    const path = `tenants/${AURORA}/orders/${id}/confirm-payment`;
    assert.equal((await post(path, { payerName: '' }, admin)).status, 400);
    assert.equal((await post(path.replace(AURORA, tenantId('boreal')), { payerName: 'x' }, admin)).status, 404);
    assert.equal((await post(path.replace(AURORA, 'none'), { payerName: 'x' }, admin)).status, 404);
    assert.equal((await post(path, { payerName: '极光制造' }, admin)).status, 204);
    assert.equal((await post(path, { payerName: '极光制造' }, admin)).status, 403);
    const order = (await get(`orders/${id}`)).body;
    assert.deepEqual(
      [order.status, order.invoiceStatus, order.payerName, order.paymentDeadline, order.transfer],
      ['completed', 'available', '极光制造', null, null],
    );
    assert.deepEqual(order.userLimit, { from: 2170, to: 2180 });
    assert.deepEqual(await events(id), ['opened', 'paid', 'placed']);
    assert.equal((await get('orders/offer')).body.userLimit, 2180);
    assert.deepEqual((await told(id)).filter(({ remark }) => remark?.includes('已完成')).length, 1);
  });

  it('extend an edition from its last day, with a discount for a longer term', async () => {
    const { id: waiting } = await firstOf('status=unpaid&kind=edition');
    assert.equal((await post(`orders/${waiting}/cancel`)).status, 204);
    assert.deepEqual(await events(waiting), ['cancelled', 'placed']);
    // 2180 users at 7.00 for 24 months, less five percent.
    const { body } = await post('new-orders/create', { kind: 'edition', months: 24, amount: '347928.00' });
    const order = (await get(`orders/${body.id}`)).body;
    assert.deepEqual([order.goodsAmount, order.discount], ['366240.00', '18312.00']);
    assert.deepEqual(order.expiry, { from: '2027-06-30', to: '2029-06-30' });
    await post(`tenants/${AURORA}/orders/${body.id}/confirm-payment`, { payerName: '极光制造' }, admin);
    assert.equal((await get('orders/offer')).body.expireDate, '2029-06-30');
    assert.deepEqual((await get(`orders/${body.id}`)).body.expiry, order.expiry);
  });

  it('that wait in any company are listed for the host administrators, and counted on their home', async () => {
    const waiting = (query = '', token = admin) => get(`host/orders${query}`, token);
    const own = await firstOf('status=completed&kind=clue');
    await post(`orders/${own.id}/invoice`);
    const { body } = await waiting();
    const { items } = body;
    const [first] = items;
    assert.ok(items.some(({ tenantName }: { tenantName: string }) => tenantName === 'Aurora Manufacturing'));
    const headers = { 'accept-language': 'zh-CN' };
    const { text } = await app.ask('GET', '/api/console/host/orders', { token: admin, headers });
    assert.match(text, /"tenantName":"极光制造"/);
    assert.ok(
      items.every(
        (item: Record<string, string>) => item['status'] === 'unpaid' || item['invoiceStatus'] === 'requested',
      ),
    );
    const times = items.map(({ creationTime }: { creationTime: string }) => creationTime);
    assert.deepEqual(times, times.toSorted());
    const invoices = (await waiting('?wait=invoice')).body;
    const [found] = (await waiting(`?orderNumber=${own.orderNumber.slice(2)}`)).body.items;
    assert.deepEqual([found.id, found.tenantId, found.payerName], [own.id, AURORA, '极光制造（苏州）有限公司']);
    const payments = (await waiting('?wait=payment')).body.totalCount;
    assert.equal(payments + invoices.totalCount, body.totalCount);
    assert.deepEqual((await get('host/dashboard', admin)).body.orders, {
      payment: payments,
      invoice: invoices.totalCount,
    });
    const second = (await waiting('?skipCount=1&maxResultCount=1')).body;
    assert.deepEqual([second.items[0].id, second.totalCount], [items[1].id, body.totalCount]);
    assert.notEqual(second.items[0].id, first.id);
    // A company's administrator is not asked about other companies.
    assert.equal((await waiting('', lin)).status, 403);
    await post(`tenants/${AURORA}/orders/${own.id}/issue-invoice`, {}, admin);
    const acts = (await get('host/acts', admin)).body.items;
    assert.deepEqual([acts[0].act, acts[0].object, acts[0].detail], ['invoiceIssued', own.orderNumber, '极光制造']);
    assert.equal((await waiting(`?orderNumber=${own.orderNumber}`)).body.totalCount, 0);
  });

  it('are cancelled if not paid in time, once, with a notification', async () => {
    const { body } = await post('new-orders/create', { kind: 'users', users: 1, amount: '224.00' });
    const sweep = () => sweepOrders(app.database, app.app.services);
    const left = (await get('orders?status=unpaid')).body.totalCount;
    assert.equal(left, 1);
    app.pass(72 * 3600 - 1);
    lin = (await app.enter('lin', 'aurora')).access_token;
    // Boreal's order in the demo is past its time.
    assert.equal(await sweep(), 1);
    assert.equal((await get(`orders/${body.id}`)).body.status, 'unpaid');
    app.pass(1);
    assert.equal(await sweep(), 1);
    assert.equal(await sweep(), 0);
    const order = (await get(`orders/${body.id}`)).body;
    assert.deepEqual([order.status, order.events[0].kind, order.events[0].actorName], ['cancelled', 'expired', null]);
    assert.equal((await told(body.id)).filter(({ remark }) => remark?.includes('自动取消')).length, 1);
  });

  it('are logged among the acts of the console', async () => {
    const { rows } = await sql<{ act: string }>`select distinct act from console_acts
      where actor_id = ${userId('aurora', 'lin')} and act in ('orderCancelled', 'invoiceRequested') order by act`.execute(
      app.database.host,
    );
    assert.deepEqual(
      rows.map(({ act }) => act),
      ['invoiceRequested', 'orderCancelled'],
    );
  });
});
