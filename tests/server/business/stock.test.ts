import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';
import { storing } from './storing.ts';

const DAY_MS = 86_400_000;

describe('WMS: posting movements, stock and warnings', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let wms: Awaited<ReturnType<typeof storing>>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    wms = await storing(demo, act);
  });
  after(() => demo.database.close());

  it('receipts add to the stock of their place, issues take from it, and a posted movement is frozen', async () => {
    const id = await wms.post(wms.moving('in', 12.5));
    const stock = await wms.stockAt();
    assert.equal(stock?.values['quantity'], 12.5);
    assert.equal(stock?.values['name'], '试验电机');
    assert.equal(stock?.values['code'], 'T1');
    await wms.post(wms.moving('out', 2.4));
    assert.equal((await wms.stockAt())?.values['quantity'], 10.1);
    const { record, may } = await act.read('wms/movement', id);
    assert.equal(record.status, 'posted');
    assert.equal(record.values['title'], '试验电机');
    assert.equal(record.values['postedAt'], '2026-11-20T10:24:00');
    assert.equal(may.change, false);
    await assert.rejects(act.change('wms/movement', id, { note: 'x' }), refusal(403));
    await assert.rejects(act.move('wms/movement', id, 'post'), refusal(403));
  });

  it('a transfer moves to another place, and a count sets the stock and records the difference', async () => {
    await wms.post(wms.moving('transfer', 4, { toWarehouse: wms.warehouse }, { toLocation: 'T-02-01' }));
    assert.equal((await wms.stockAt())?.values['quantity'], 6.1);
    assert.equal((await wms.stockAt('T-02-01'))?.values['quantity'], 4);
    const id = await wms.post(wms.moving('count', 0, {}, { location: 'T-02-01' }));
    assert.equal((await wms.stockAt('T-02-01'))?.values['quantity'], 0);
    const { record } = await act.read('wms/movement', id);
    assert.deepEqual(
      (record.values['lines'] as { difference: number }[]).map(({ difference }) => difference),
      [-4],
    );
    assert.equal((await wms.stockAt('T-02-01'))?.values['lastCounted'], '2026-11-20');
  });

  it('the person in charge of stock is warned when it falls below its safety stock, once, with every field', async () => {
    const stock = await wms.stockAt();
    await act.change('wms/stock', stock?.id ?? '', { safety: 5 });
    demo.published.length = 0;
    await wms.post(wms.moving('out', 1.1));
    assert.deepEqual(act.told('stockWarning'), [], 'exactly as much as it should be');
    await wms.post(wms.moving('out', 0.5));
    await wms.post(wms.moving('out', 0.5));
    const [warning, ...more] = act.told('stockWarning');
    assert.deepEqual(more, []);
    for (const field of notificationTypes['WMS']?.['stockWarning']?.fields ?? []) assert.ok(warning?.[field], field);
    assert.deepEqual(
      [warning?.['warehouse'], warning?.['material'], warning?.['quantity'], warning?.['threshold']],
      ['试验仓', '试验电机', 4.5, 5],
    );
    assert.equal(warning?.['businessId'], stock?.id);
    assert.equal(warning?.['path'], `/child/wms/stock/${stock?.id}`);
    assert.equal(act.told('stockWarning', 'chen').length, 1);
    assert.equal(act.told('stockWarning', 'xu').length, 0, 'who may not enter WMS is not told');
    const low = await act.list('wms/stock', { tab: 'low', filter: { warehouse: { in: [wms.warehouse] } } });
    assert.equal(low.totalCount, 1);
    // Restocked and used up again, which counts as another time.
    await wms.post(wms.moving('in', 5));
    await wms.post(wms.moving('out', 6));
    assert.equal(act.told('stockWarning').length, 2);
  });

  it('stock changes only through movements, and no more than exists can be reserved', async () => {
    const { id = '', values = {} } = (await wms.stockAt()) ?? {};
    await act.change('wms/stock', id, { quantity: 1000 });
    assert.equal((await wms.stockAt())?.values['quantity'], values['quantity']);
    await assert.rejects(act.change('wms/stock', id, { reserved: 1000 }), refusal(400, 'reserved'));
    await assert.rejects(act.create('wms/stock', { safety: 1 }), refusal(403));
  });

  it('expiring stock raises a warning as early as its warehouse says, once for each date', async () => {
    const { id = '' } = (await wms.stockAt()) ?? {};
    await act.change('wms/warehouse', wms.warehouse, { expiryDays: 10 });
    await act.change('wms/stock', id, { expiry: '2026-12-01' });
    demo.published.length = 0;
    const own = () => act.told('eventWarning').filter((app) => app['businessId'] === id);
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(own(), [], 'eleven days before');
    demo.clock = new Date(NOW.getTime() + DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(own().length, 1);
    for (const field of notificationTypes['WMS']?.['eventWarning']?.fields ?? []) assert.ok(own()[0]?.[field], field);
    await act.change('wms/stock', id, { expiry: '2026-11-30' });
    await sweepBusiness(demo.database, demo.services);
    assert.equal(own().length, 2);
    demo.clock = NOW;
  });

  it('an unposted movement raises one warning after the days set for its warehouse', async () => {
    const id = await act.create('wms/movement', wms.moving('in', 1));
    demo.published.length = 0;
    const own = () => act.told('timeoutWarning').filter((app) => app['businessId'] === id);
    demo.clock = new Date(NOW.getTime() + 3 * DAY_MS - 1);
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(own(), []);
    demo.clock = new Date(NOW.getTime() + 3 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    await sweepBusiness(demo.database, demo.services);
    assert.equal(own().length, 1);
    for (const field of notificationTypes['WMS']?.['timeoutWarning']?.fields ?? []) assert.ok(own()[0]?.[field], field);
    assert.equal(own()[0]?.['overdue'], '72 小时');
    demo.clock = NOW;
  });

  it('stock without movements is idle, and due to be counted, until something happens to it', async () => {
    const marks = async () => {
      const { values = {} } = (await wms.stockAt()) ?? {};
      return [values['isIdle'] ?? false, values['isCountDue'] ?? false];
    };
    await wms.post(wms.moving('count', 3));
    demo.clock = new Date(NOW.getTime() + 90 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(await marks(), [false, false]);
    demo.clock = new Date(NOW.getTime() + 91 * DAY_MS);
    await sweepBusiness(demo.database, demo.services);
    assert.deepEqual(await marks(), [true, true]);
    await wms.post(wms.moving('in', 1));
    assert.deepEqual(await marks(), [false, true]);
    await wms.post(wms.moving('count', 4));
    assert.deepEqual(await marks(), [false, false]);
    demo.clock = NOW;
  });

  it('a replenishment request goes to those who approve purchases; once approved it is on its way until it arrives', async () => {
    const { id = '' } = (await wms.stockAt()) ?? {};
    const told = async () => {
      const related = (await act.read('pdc/product', wms.motor)).related.find(
        ({ resource }) => resource === 'wms/stock',
      );
      return related?.items.find((one) => one.id === id)?.statusLabel?.zh;
    };
    assert.equal(await told(), undefined, 'nobody has requested anything, and nothing is said');
    await assert.rejects(act.move('wms/stock', id, 'replenish'), refusal(400, 'wanted'));
    await assert.rejects(act.move('wms/stock', id, 'replenish', { wanted: 0 }), refusal(400, 'wanted'));
    const past = { wanted: 10, wantedBy: '2026-11-19' };
    await assert.rejects(act.move('wms/stock', id, 'replenish', past), refusal(400, 'wantedBy'));
    await act.move('wms/stock', id, 'replenish', { wanted: 9.5, price: 12_000 });
    const { record } = await act.read('wms/stock', id);
    assert.equal(record.status, 'requested');
    assert.equal(await told(), '补货审批中');
    assert.match(String(record.values['request']), /^PR-261120-\d{3}$/);
    assert.equal(record.values['requestId'], undefined, 'an id says nothing to anybody');
    const asked = await demo.as('lin', ({ db }) =>
      db
        .selectFrom('approvals')
        .selectAll()
        .where('number', '=', String(record.values['request']))
        .executeTakeFirstOrThrow(),
    );
    assert.deepEqual([asked.template, asked.about_kind, asked.about_id], ['purchase', 'wms/stock', id]);
    assert.deepEqual(
      [asked.applicant_id, asked.title, asked.importance],
      [userId('aurora', 'lin'), '补货：试验电机', 1],
    );
    const { available, safety } = record.values;
    assert.deepEqual(asked.form, {
      ...{ kind: 'material', neededOn: '2026-11-27', warehouse: '试验仓', amount: 120_000 },
      reason: `现有可用 ${available}，安全库存 ${safety}`,
      lines: [{ material: '试验电机', quantity: 10, unit: '台', price: 12_000, amount: 120_000 }],
    });
    await act.move('wms/stock', id, 'remind');
    const reminded = await demo.as('lin', ({ db }) =>
      db.selectFrom('approvals').select('reminded_time').where('id', '=', asked.id).executeTakeFirstOrThrow(),
    );
    assert.deepEqual(reminded.reminded_time, NOW);
    await demo.as('lin', async (work) => {
      const { programDesk } = await import('../../../server/src/domain/business/programDesk.ts');
      const desk = programDesk(work);
      const held = await desk.hold('wms/stock', id);
      assert.ok(held);
      await desk.move(held, 'approved');
    });
    const incoming = await act.read('wms/stock', id);
    const { inTransit, wanted } = incoming.record.values;
    assert.deepEqual(
      [incoming.record.status, inTransit, wanted],
      ['incoming', 10, undefined],
      'whole units were bought',
    );
    await wms.post(wms.moving('in', 1, { reason: 'production' }));
    await wms.post(wms.moving('out', 1, { reason: 'purchase' }));
    assert.equal((await wms.stockAt())?.values['inTransit'], 10, 'only what was bought was on its way');
    await wms.post(wms.moving('in', 4, { reason: 'purchase' }));
    assert.deepEqual([(await wms.stockAt())?.status, (await wms.stockAt())?.values['inTransit']], ['incoming', 6]);
    await wms.post(wms.moving('in', 6, { reason: 'purchase' }));
    assert.deepEqual([(await wms.stockAt())?.status, (await wms.stockAt())?.values['inTransit']], ['normal', 0]);
  });

  it('a replenishment request says when and why it is needed, and is urgent only if stock is low; a long unit is shortened', async () => {
    const product = await act.create('pdc/product', { code: 'T8', name: '试验电缆', unit: 'kilometres' });
    const at = { material: product, location: 'T-06-01' };
    await wms.post(wms.moving('in', 3, {}, at));
    const { id = '' } = (await wms.stockAt('T-06-01')) ?? {};
    const asked = { wanted: 2, wantedBy: '2026-12-24', wantedFor: '年底备货' };
    await act.move('wms/stock', id, 'replenish', asked);
    const { form, importance } = await demo.as('lin', ({ db }) =>
      db.selectFrom('approvals').selectAll().where('about_id', '=', id).executeTakeFirstOrThrow(),
    );
    assert.deepEqual([importance, form['neededOn'], form['reason']], [0, '2026-12-24', '年底备货']);
    const lines = [{ material: '试验电缆', quantity: 2, unit: 'kilometr', price: 0, amount: 0 }];
    assert.deepEqual(form['lines'], lines);
  });
});
