import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';
import { ORDER, orderingIn } from './ordering.ts';

const DAY_MS = 86_400_000;
const HUANG = userId('aurora', 'huang');

describe('OMS: offers, orders on hold and late orders', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let sales: Awaited<ReturnType<typeof orderingIn>>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    sales = await orderingIn(demo);
  });
  after(() => demo.database.close());

  it('a hold says why and notifies whoever is responsible; once resumed, it continues where it was', async () => {
    const id = await sales.confirmed({ owner: HUANG });
    await act.move(ORDER, id, 'produce');
    await assert.rejects(act.move(ORDER, id, 'hold'), refusal(400, 'heldFor'));
    demo.published.length = 0;
    await act.move(ORDER, id, 'hold', { heldFor: '客户变更规格' });
    assert.equal(await act.statusOf(ORDER, id), 'onHold');
    await act.move(ORDER, id, 'resume');
    assert.equal(await act.statusOf(ORDER, id), 'production');
    assert.deepEqual(
      [(await act.valuesOf(ORDER, id))['heldFor'], (await act.valuesOf(ORDER, id))['heldAt']],
      [undefined, undefined],
    );
    const told = act.told('eventWarning', 'huang');
    assert.deepEqual(
      told.map((app) => [app['eventName'], app['path']]),
      [
        ['订单挂起', `/child/oms/order/${id}`],
        ['订单恢复', `/child/oms/order/${id}`],
      ],
    );
    for (const field of notificationTypes['OMS']?.['eventWarning']?.fields ?? []) assert.ok(told[0]?.[field], field);
    assert.match(String(told[0]?.['content']), /试单客户 试单减速机 \+1，客户变更规格$/);
    assert.deepEqual(act.told('eventWarning'), [], 'nobody is told what they did themselves');
  });

  it('an accepted quotation becomes an order with what was offered', async () => {
    const offered = {
      customer: sales.customer,
      lines: sales.lines(),
      due: '2026-12-01',
      terms: '月结 30 天',
      owner: HUANG,
    };
    const id = await act.create('oms/quotation', offered);
    await assert.rejects(act.move('oms/quotation', id, 'accept', { deliverBy: '2026-12-20' }), refusal(403));
    await act.move('oms/quotation', id, 'send');
    await assert.rejects(act.change('oms/quotation', id, { terms: 'x' }), refusal(403));
    await assert.rejects(act.move('oms/quotation', id, 'accept'), refusal(400, 'deliverBy'));
    await assert.rejects(
      act.move('oms/quotation', id, 'accept', { deliverBy: '2026-11-19' }),
      refusal(400, 'deliverBy'),
    );
    await act.move('oms/quotation', id, 'accept', { deliverBy: '2026-12-20' });
    const order = String((await act.valuesOf('oms/quotation', id))['order']);
    const { record } = await act.read(ORDER, order);
    assert.deepEqual(
      ['customer', 'owner', 'terms', 'due', 'amount', 'quotation', 'orderedOn'].map((name) => record.values[name]),
      [sales.customer, HUANG, '月结 30 天', '2026-12-20', 6_720_000, id, '2026-11-20'],
    );
    assert.equal(record.status, 'toConfirm');
    await assert.rejects(act.move('oms/quotation', id, 'revise'), refusal(403));
  });

  it('late orders are notified once, and offers that nobody answers in time expire', async () => {
    const late = await sales.ordered({ due: '2026-11-21', owner: HUANG });
    const offered = { customer: sales.customer, lines: sales.lines(), due: '2026-11-21', owner: HUANG };
    const open = await act.create('oms/quotation', offered);
    await act.move('oms/quotation', open, 'send');
    const draft = await act.create('oms/quotation', offered);
    const last = await act.create('oms/quotation', offered);
    demo.published.length = 0;
    const sweepAt = async (days: number) => {
      demo.clock = new Date(NOW.getTime() + days * DAY_MS);
      await sweepBusiness(demo.database, demo.services);
    };
    const own = (id: string) => act.told('eventWarning', 'huang').filter((app) => app['businessId'] === id);
    await sweepAt(1);
    assert.deepEqual([own(late).length, own(open).length], [0, 0], 'the day itself is in time');
    await act.move('oms/quotation', last, 'send');
    await sweepAt(2);
    await sweepAt(3);
    assert.deepEqual([own(late).length, own(open).length], [1, 1]);
    assert.deepEqual(
      [await act.statusOf('oms/quotation', open), await act.statusOf('oms/quotation', draft)],
      ['expired', 'draft'],
    );
    await assert.rejects(act.move('oms/quotation', draft, 'send'), refusal(400, 'due'));
    await act.change(ORDER, late, { due: '2026-11-23' });
    await sweepAt(4);
    assert.equal(own(late).length, 2, 'after another due date');
    demo.clock = NOW;
  });
});
