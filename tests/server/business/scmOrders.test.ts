import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { givenProduct } from './acting.ts';
import { ORDER, registering, SUPPLIER, supplyingIn, WARNED } from './supplying.ts';

const DAY_MS = 86_400_000;

describe('SCM: purchase orders and their receipts', () => {
  let demo: DemoCompany;
  let supplying: ReturnType<typeof supplyingIn>;
  let act: typeof supplying.act;
  let warehouse: string;
  let bearing: string;
  let screw: string;
  let supplier: string;
  before(async () => {
    demo = await openDemoCompany();
    supplying = supplyingIn(demo);
    ({ act } = supplying);
    bearing = await givenProduct(demo, 'S1', '试验轴承');
    screw = await givenProduct(demo, 'S2', '试验螺钉');
    warehouse = await act.create('wms/warehouse', { name: '试验收货仓' });
    supplier = await supplying.approvedSupplier('91320594000000005E');
  });
  after(() => demo.database.close());

  const ordering = (more: object = {}) => ({
    supplier,
    warehouse,
    reason: '补充库存',
    lines: [
      { material: bearing, quantity: 10, price: 1_200 },
      { material: screw, quantity: 100, price: 15 },
      { material: bearing, quantity: 5, price: 1_100 },
    ],
    ...more,
  });
  const sentOrder = async (): Promise<string> => {
    const id = await act.create(ORDER, ordering());
    await act.move(ORDER, id, 'submit');
    await supplying.byProgram(ORDER, id, 'approved');
    await act.move(ORDER, id, 'send');
    return id;
  };
  const linesOf = async (id: string) =>
    (await act.read(ORDER, id)).record.values['lines'] as { quantity: number; received?: number }[];
  const stockOf = async (material: string, location: string) => {
    const { items } = await act.list('wms/stock', { filter: { warehouse: { in: [warehouse] } } });
    const found = items.find(({ values }) => values['material'] === material && values['location'] === location);
    return found?.values['quantity'];
  };

  it('only an approved supplier can be ordered from, even if the draft is older than its suspension', async () => {
    const fresh = await act.create(SUPPLIER, registering('91320594000000006H'));
    await assert.rejects(act.create(ORDER, ordering({ supplier: fresh })), refusal(400, 'supplier'));
    await assert.rejects(act.create(ORDER, ordering({ lines: [] })), refusal(400, 'lines'));
    const zero = [{ material: bearing, quantity: 0, price: 1 }];
    await assert.rejects(act.create(ORDER, ordering({ lines: zero })), refusal(400, 'lines.0.quantity'));
    const other = await supplying.approvedSupplier('91320594000000007L');
    const id = await act.create(ORDER, ordering({ supplier: other }));
    await act.move(SUPPLIER, other, 'suspend', { suspendedFor: '质量问题' });
    await assert.rejects(act.move(ORDER, id, 'submit'), refusal(400, 'supplier'));
    await assert.rejects(act.change(ORDER, id, { reason: '别的' }), refusal(400, 'supplier'));
    assert.equal(await supplying.statusOf(ORDER, id), 'draft');
    await act.move(SUPPLIER, other, 'resume');
    await act.move(ORDER, id, 'submit');
    await supplying.byProgram(ORDER, id, 'approved');
    await act.move(SUPPLIER, other, 'suspend', { suspendedFor: '质量问题' });
    await assert.rejects(act.move(ORDER, id, 'send'), refusal(400, 'supplier'), 'also once it was approved');
  });

  it('an order is approved by those who approve purchases, and cannot be changed meanwhile', async () => {
    const id = await act.create(ORDER, ordering());
    const { record } = await act.read(ORDER, id);
    assert.deepEqual([record.values['title'], record.values['total']], ['试验轴承 +1', 19_000]);
    assert.match(String(record.number), /^PO-261120-\d{3}$/);
    await assert.rejects(act.move(ORDER, id, 'send'), refusal(403));
    await assert.rejects(act.move(ORDER, id, 'approved'), refusal(403), 'nobody approves by hand');
    await act.move(ORDER, id, 'submit');
    await assert.rejects(act.change(ORDER, id, { reason: '别的' }), refusal(403));
    const asked = await demo.as('lin', ({ db }) =>
      db.selectFrom('approvals').selectAll().where('about_id', '=', id).executeTakeFirstOrThrow(),
    );
    assert.deepEqual([asked.template, asked.about_kind, asked.measure], ['purchase', ORDER, 19_000]);
    assert.equal((await act.read(ORDER, id)).record.values['request'], asked.number);
    await supplying.byProgram(ORDER, id, 'refused');
    assert.equal(await supplying.statusOf(ORDER, id), 'draft');
    await act.move(ORDER, id, 'submit');
    demo.published.length = 0;
    await supplying.byProgram(ORDER, id, 'approved');
    assert.equal(await supplying.statusOf(ORDER, id), 'approved');
    for (const field of WARNED) assert.ok(supplying.told(id)[0]?.[field], field);
    await assert.rejects(act.move(ORDER, id, 'cancel'), refusal(400, 'cancelReason'));
    await act.move(ORDER, id, 'cancel', { cancelReason: '不再需要' });
    await assert.rejects(act.move(ORDER, id, 'send'), refusal(403));
  });

  it('what arrives is in stock at once, counted on its lines, and the rest stays open', async () => {
    const id = await sentOrder();
    const arrivals = (quantity: number, location = 'T-01-01') => ({
      arrivals: [{ material: bearing, location, quantity }],
    });
    demo.published.length = 0;
    await act.move(ORDER, id, 'receive', arrivals(12), 'chen');
    assert.equal(supplying.told(id).length, 1, 'the buyer is told');
    assert.equal(await supplying.statusOf(ORDER, id), 'partlyReceived');
    assert.equal(await stockOf(bearing, 'T-01-01'), 12);
    const { items } = await act.list('wms/movement', { filter: { warehouse: { in: [warehouse] } } });
    const { record } = await act.read(ORDER, id);
    assert.deepEqual(
      items.map(({ status, values }) => [status, values['reason'], values['source']]),
      [['posted', 'purchase', record.number]],
    );
    const received = (await linesOf(id)).map((line) => line.received ?? 0);
    assert.deepEqual(received, [10, 0, 2]);
    assert.deepEqual(record.values['arrivals'], [
      { material: screw, location: '收货区', quantity: 100 },
      { material: bearing, location: 'T-01-01', quantity: 3 },
    ]);
    await assert.rejects(act.move(ORDER, id, 'cancel', { cancelReason: 'x' }), refusal(403));
    const payables = async () => (await act.list('fms/payable', { filter: { supplier: { in: [supplier] } } })).items;
    assert.deepEqual(await payables(), [], 'nothing is paid before all is there');
    // Without details of what has arrived, it is everything still open.
    await act.move(ORDER, id, 'receive');
    assert.equal(await supplying.statusOf(ORDER, id), 'received');
    assert.deepEqual([await stockOf(bearing, 'T-01-01'), await stockOf(screw, '收货区')], [15, 100]);
    assert.equal((await act.read(ORDER, id)).record.values['arrivals'], undefined);
    assert.deepEqual(
      (await payables()).map(({ values }) => [values['amount'], values['source'], values['due']]),
      [[19_000, record.number, '2026-12-20']],
    );
    await assert.rejects(act.move(ORDER, id, 'receive', arrivals(1)), refusal(403));
  });

  it('what costs nothing is received, and opens no payable', async () => {
    const other = await supplying.approvedSupplier('91320594000000008P');
    const lines = [{ material: screw, quantity: 5, price: 0 }];
    const id = await act.create(ORDER, ordering({ supplier: other, lines }));
    await act.move(ORDER, id, 'submit');
    await supplying.byProgram(ORDER, id, 'approved');
    await act.move(ORDER, id, 'send');
    await act.move(ORDER, id, 'receive');
    assert.equal(await supplying.statusOf(ORDER, id), 'received');
    assert.equal((await act.list('fms/payable', { filter: { supplier: { in: [other] } } })).totalCount, 0);
  });

  it('more than was ordered is refused at its line, and nothing is received', async () => {
    const id = await sentOrder();
    const before = await stockOf(screw, '收货区');
    const arrivals = [
      { material: screw, location: '收货区', quantity: 60 },
      { material: screw, location: '收货区', quantity: 41 },
    ];
    await assert.rejects(act.move(ORDER, id, 'receive', { arrivals }), refusal(400, 'arrivals.1.quantity'));
    const nowhere = [{ material: screw, quantity: 1 }];
    await assert.rejects(act.move(ORDER, id, 'receive', { arrivals: nowhere }), refusal(400, 'arrivals.0.location'));
    const strange = [{ material: warehouse, location: 'x', quantity: 1 }];
    await assert.rejects(act.move(ORDER, id, 'receive', { arrivals: strange }), refusal(400, 'arrivals.0.material'));
    assert.equal(await supplying.statusOf(ORDER, id), 'sent');
    assert.equal(await stockOf(screw, '收货区'), before);
  });

  it('an order that does not arrive in time raises one warning', async () => {
    const id = await sentOrder();
    demo.published.length = 0;
    demo.clock = new Date(NOW.getTime() + 14 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(supplying.told(id), [], 'the day itself');
    demo.clock = new Date(NOW.getTime() + 15 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(supplying.told(id).length, 1);
    assert.match(String(supplying.told(id)[0]?.['content']), /2026-12-04/);
    demo.clock = NOW;
  });
});
