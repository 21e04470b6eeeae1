import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { actingIn, givenProduct } from './acting.ts';

const CUSTOMER = 'crm/customer';
const KINDS = catalogue.definitions.flatMap(({ application }) =>
  application.resources.map((resource) => ({ kind: `${application.code}/${resource.name}`, resource })),
);

describe('related records on a record’s page', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  let product: string;
  let order: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create(CUSTOMER, { name: '全貌客户' });
    product = await givenProduct(demo, 'R1', '全貌减速机');
    const lines = [{ product, quantity: 2, price: 150_000 }];
    order = await act.create('oms/order', { customer, lines, due: '2026-12-18' });
    await act.create('oms/quotation', { customer, lines });
    await act.create('fms/receivable', { title: '首付款', customer, amount: 90_000, due: '2026-12-01' });
  });
  after(() => demo.database.close());

  const relatedOf = async (kind: string, id: string, who?: string) =>
    (await act.read(kind, id, who)).related.filter(({ totalCount }) => totalCount > 0);
  const withdraw = (who: string, policy: string) =>
    demo.as(who, ({ db, userId }) =>
      db.deleteFrom('tenant_user_policies').where('user_id', '=', userId).where('policy', '=', policy).execute(),
    );

  it('come from a reference to that very resource, in every relation of every description', () => {
    for (const { kind, resource } of KINDS) {
      for (const { resource: from, by } of resource.related ?? []) {
        const [name = '', column] = by.split('.');
        const field = catalogue.kind(from).fields.get(name);
        const last = column === undefined ? field : field?.columns?.find((one) => one.name === column);
        assert.deepEqual([last?.type, last?.to], ['reference', kind], `${kind} ← ${from}.${by}`);
      }
    }
  });

  it('show a customer’s orders, quotations and receivables with their totals', async () => {
    const related = await relatedOf(CUSTOMER, customer);
    assert.deepEqual(
      related.map(({ resource, totalCount, items }) => [resource, totalCount, items[0]?.amount]),
      [
        ['oms/quotation', 1, 300_000],
        ['oms/order', 1, 300_000],
        ['fms/receivable', 1, 90_000],
      ],
    );
    const [, orders] = related;
    assert.deepEqual(
      [orders?.items[0]?.id, orders?.items[0]?.statusLabel?.zh, orders?.by],
      [order, '待确认', 'customer'],
    );
    const [ofProduct] = await relatedOf('pdc/product', product);
    assert.deepEqual(
      [ofProduct?.resource, ofProduct?.by, ofProduct?.items[0]?.id],
      ['oms/order', 'lines.product', order],
    );
  });

  it('show no amount if they have none', async () => {
    await act.create('crm/contact', { name: '周经理', customer });
    const contacts = (await relatedOf(CUSTOMER, customer)).find(({ resource }) => resource === 'crm/contact');
    assert.deepEqual(
      contacts?.items.map(({ title, amount }) => [title, amount]),
      [['周经理', null]],
    );
  });

  it('leave out applications that the reader is not granted', async () => {
    const kinds = async () => (await relatedOf(CUSTOMER, customer, 'chen')).map(({ resource }) => resource);
    assert.ok((await kinds()).includes('oms/order') && (await kinds()).includes('fms/receivable'));
    await withdraw('chen', 'OMS_Auth');
    assert.deepEqual(
      (await kinds()).filter((kind) => !kind.startsWith('crm/')),
      ['fms/receivable'],
    );
    await withdraw('chen', 'FMS_Auth');
    assert.deepEqual(
      (await kinds()).filter((kind) => !kind.startsWith('crm/')),
      [],
    );
  });

  it('show the newest, and how many there are', async () => {
    for (let number = 1; number <= 12; number += 1)
      await act.create('crm/contact', { name: `联系人 ${number}`, customer });
    const contacts = (await relatedOf(CUSTOMER, customer)).find(({ resource }) => resource === 'crm/contact');
    assert.equal(contacts?.items.length, 10);
    assert.ok(Number(contacts?.totalCount) >= 12);
    const own = await relatedOf(CUSTOMER, await act.create(CUSTOMER, { name: '别的客户' }));
    assert.deepEqual(own, []);
  });
});
