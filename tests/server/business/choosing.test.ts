import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { choicesOf } from '../../../server/src/domain/business/engine/choices.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';

const ORDER = 'oms/order';
const DELIVERY = 'oms/delivery';

describe('choosing records in forms', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  let warehouse: string;
  let reducer: string;
  let motor: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create('crm/customer', { name: '选单客户', address: '星湖街 328 号' });
    warehouse = await act.create('wms/warehouse', { name: '选单仓' });
    reducer = await givenProduct(demo, 'C1', '选单减速机');
    motor = await givenProduct(demo, 'C2', '选单电机');
  });
  after(() => demo.database.close());

  const ordered = async (): Promise<string> => {
    const lines = [
      { product: reducer, quantity: 10, price: 520_000 },
      { product: reducer, quantity: 2, price: 500_000 },
    ];
    const id = await act.create(ORDER, { customer, lines, due: '2026-12-18' });
    await act.move(ORDER, id, 'confirm');
    return id;
  };
  const drawn = (order: string, lines: object[]) => act.create(DELIVERY, { order, warehouse, lines });
  const choices = (kind: string, field: string, asked: object) =>
    act.within('lin', kind, (entered) => choicesOf(entered, field, asked));

  it('every description fills in existing fields from existing fields of the chosen records', () => {
    for (const { application } of catalogue.definitions)
      for (const { name, fields } of application.resources)
        for (const field of [...fields, ...fields.flatMap(({ columns = [] }) => columns)])
          for (const [filled, { from, columns }] of Object.entries(field.fills ?? {})) {
            const target = catalogue.kind(field.to ?? '');
            const told = `${application.code}/${name}.${field.name} fills ${filled}`;
            const source = columns && from === undefined ? undefined : target.fields.get(from ?? filled);
            assert.ok(source ?? columns, told);
            const known = source?.columns?.map((one) => one.name) ?? [...target.fields.keys()];
            const wanted = Object.values(columns ?? {}).flatMap((one) => (typeof one === 'string' ? [one] : one.open));
            assert.deepEqual(
              wanted.filter((one) => !known.includes(one)),
              [],
              told,
            );
          }
  });

  it('an order that can be sent is offered with its derived values, and its number in the name', async () => {
    const order = await ordered();
    const { record } = await act.read(ORDER, order);
    const { items, names } = await choices(DELIVERY, 'order', { keyword: record.number ?? '' });
    assert.deepEqual(
      items.map(({ id }) => id),
      [order],
    );
    assert.equal(names[order]?.title, `${record.number} 选单减速机`);
    assert.equal(names[customer]?.title, '选单客户', 'a party is called by its name');
    assert.equal(linesOf(items[0]?.values ?? {}, 'lines').length, 2);
    await act.move(ORDER, order, 'cancel', { cancelledFor: '客户取消' });
    assert.deepEqual((await choices(DELIVERY, 'order', { keyword: record.number ?? '' })).items, []);
    const chosen = await choices(DELIVERY, 'order', { id: order });
    assert.deepEqual(
      chosen.items.map(({ id }) => id),
      [order],
      'the one that is chosen already',
    );
    assert.deepEqual((await choices(DELIVERY, 'order', { id: 'none' })).items, []);
  });

  it('a delivery takes only what its order has, and at most what is still open', async () => {
    const order = await ordered();
    const line = (product: string, quantity: number) => ({ product, quantity });
    await assert.rejects(drawn(order, [line(motor, 1)]), refusal(400, 'lines.0.product'));
    await assert.rejects(drawn(order, [line(reducer, 13)]), refusal(400, 'lines.0.quantity'), 'one more than ordered');
    await assert.rejects(drawn(order, [line(reducer, 8), line(reducer, 5)]), refusal(400, 'lines.1.quantity'));
    const id = await drawn(order, [line(reducer, 12)]);
    const values = await act.valuesOf(DELIVERY, id);
    assert.deepEqual([values['customer'], linesOf(values, 'lines')[0]?.['location']], [customer, '-']);
    await assert.rejects(
      act.change(DELIVERY, id, { lines: [line(reducer, 13)] }),
      refusal(400, 'lines.0.quantity'),
      'nor afterwards',
    );
  });

  it('a new delivery leaves out what other drafts of its order hold, and says so if they hold everything', async () => {
    const order = await ordered();
    const line = (quantity: number) => ({ product: reducer, quantity });
    const quantities = async (id: string) =>
      linesOf(await act.valuesOf(DELIVERY, id), 'lines').map(({ quantity }) => quantity);
    const held = async () =>
      (await choices(DELIVERY, 'order', { id: order })).items.flatMap((one) => one.held.map(({ values }) => values));
    assert.deepEqual(await held(), []);
    const first = await drawn(order, [line(10), line(1)]);
    assert.deepEqual(await held(), [{ lines: [line(10), line(1)] }], 'and nothing else of it');
    const second = await drawn(order, []);
    assert.deepEqual([await quantities(first), await quantities(second)], [[10, 1], [1]]);
    await assert.rejects(drawn(order, []), refusal(400, 'order'));
    await act.change(DELIVERY, first, { note: '易碎' });
    await act.change(DELIVERY, second, { lines: [] });
    assert.deepEqual(await quantities(second), [1], 'what it holds itself is its own to take');
    await act.move(DELIVERY, first, 'cancel');
    assert.deepEqual(await quantities(await drawn(order, [])), [9, 2]);
  });

  it('a receivable for an order is owed by its customer', async () => {
    const order = await ordered();
    const other = await act.create('crm/customer', { name: '另一客户' });
    const owed = (who: string) =>
      act.create('fms/receivable', { order, customer: who, title: '选单', amount: 100, due: '2026-12-31' });
    await assert.rejects(owed(other), refusal(400, 'customer'));
    await owed(customer);
  });

  it('an order that can be sent can begin a delivery, and cannot be deleted once it has one', async () => {
    const order = await ordered();
    const before = (await act.read(ORDER, order)).may;
    assert.deepEqual(before.begins, [{ resource: DELIVERY, by: 'order' }]);
    assert.equal(before.delete, true);
    await drawn(order, [{ product: reducer, quantity: 11 }]);
    assert.deepEqual((await act.read(ORDER, order)).may.begins, before.begins, 'one of them is in no delivery yet');
    const second = await drawn(order, [{ product: reducer, quantity: 1 }]);
    assert.deepEqual((await act.read(ORDER, order)).may.begins, [], 'the drafts hold all that is open');
    await act.move(DELIVERY, second, 'cancel');
    assert.deepEqual((await act.read(ORDER, order)).may.begins, before.begins, 'what was cancelled holds nothing');
    const after = (await act.read(ORDER, order)).may;
    assert.equal(after.delete, false);
    await assert.rejects(act.remove(ORDER, order), refusal(403));
    await act.move(ORDER, order, 'cancel', { cancelledFor: '客户取消' });
    assert.deepEqual((await act.read(ORDER, order)).may.begins, []);
  });
});
