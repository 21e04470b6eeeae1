import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { nextRevision } from '../../../server/src/domain/business/applications/pdc/revision.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';

const [PRODUCT, BOM, CHANGE] = ['pdc/product', 'pdc/bom', 'pdc/change'];

describe('PLM: products, their bills of material and their changes', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
  });
  after(() => demo.database.close());

  const given = (code: string) => act.create(PRODUCT, { code, name: `试制 ${code}` });
  const billOf = (product: string, components: readonly string[]) =>
    act.create(BOM, { product, lines: components.map((component) => ({ component, quantity: 2 })) });

  it('a product begins at revision A, has a unique code, and says why it is retired', async () => {
    const id = await given('X-1');
    assert.deepEqual([(await act.valuesOf(PRODUCT, id))['revision'], await act.statusOf(PRODUCT, id)], ['A', 'design']);
    await assert.rejects(given('X-1'), refusal(400, 'code'));
    const other = await given('X-2');
    await assert.rejects(act.change(PRODUCT, other, { code: 'X-1' }), refusal(400, 'code'));
    await act.change(PRODUCT, other, { code: 'X-3' });
    await act.move(PRODUCT, id, 'release');
    await assert.rejects(act.move(PRODUCT, id, 'retire'), refusal(400, 'retiredFor'));
    demo.published.length = 0;
    await act.move(PRODUCT, id, 'retire', { retiredFor: '换代' });
    assert.deepEqual(act.told('eventWarning'), [], 'whoever acts is not told');
    await act.move(PRODUCT, id, 'revive');
    assert.equal(await act.statusOf(PRODUCT, id), 'released');
  });

  it('a bill of material is named after its product, counts, and can be read as a tree from both ends', async () => {
    const [whole = '', part = '', screw = ''] = [await given('T-1'), await given('T-2'), await given('T-3')];
    const bill = await billOf(whole, [part, screw]);
    await billOf(part, [screw]);
    const values = await act.valuesOf(BOM, bill);
    assert.deepEqual([values['name'], values['items']], ['试制 T-1 A', 2], 'quantities of other units do not add up');
    const summed = catalogue.kind(BOM).resource.fields.filter(({ computed }) => computed && 'sumOf' in computed);
    assert.deepEqual(summed, [], 'nor are they in any other field');
    const { related } = await act.read(PRODUCT, screw);
    const usedIn = related.find(({ by }) => by === 'lines.component');
    assert.deepEqual(usedIn?.items.map(({ title }) => title).sort(), ['试制 T-1 A', '试制 T-2 A']);
    await assert.rejects(act.create(BOM, { product: whole, lines: [] }), refusal(400, 'lines'));
    await assert.rejects(
      act.create(BOM, { product: whole, lines: [{ component: part, quantity: 0 }] }),
      refusal(400, 'lines.0.quantity'),
    );
    const tooMuch = [{ component: part, quantity: 100_001 }];
    await assert.rejects(act.create(BOM, { product: whole, lines: tooMuch }), refusal(400, 'lines.0.quantity'));
    await assert.rejects(billOf(whole, [part, screw, part]), refusal(400, 'lines.2.component'), 'it is there already');
  });

  it('a product never contains itself, at any depth, even by a change: refused at the component, with the path', async () => {
    const ids: string[] = [];
    for (const code of ['C-1', 'C-2', 'C-3', 'C-4']) ids.push(await given(code));
    const [one = '', two = '', three = '', four = ''] = ids;
    await assert.rejects(billOf(one, [one]), refusal(400, 'lines.0.component'));
    await billOf(one, [two]);
    await billOf(two, [three]);
    await assert.rejects(billOf(three, [four, one]), (error) => {
      assert.ok(refusal(400, 'lines.1.component')(error));
      assert.match(JSON.stringify(error), /试制 C-3 → 试制 C-1 → 试制 C-2 → 试制 C-3/);
      return true;
    });
    const bill = await billOf(three, [four]);
    await assert.rejects(
      act.change(BOM, bill, { lines: [{ component: two, quantity: 1 }] }),
      refusal(400, 'lines.0.component'),
    );
    await act.change(BOM, bill, { lines: [{ component: four, quantity: 3 }] });
  });

  it('one bill of a product is in force: the next replaces it, and neither can be edited by hand', async () => {
    const [product = '', part = ''] = [await given('B-1'), await given('B-2')];
    const [old, next] = [await billOf(product, [part]), await billOf(product, [part])];
    await act.move(BOM, old, 'activate');
    await assert.rejects(act.move(BOM, old, 'supersede'), refusal(403));
    await act.move(BOM, next, 'activate');
    assert.deepEqual([await act.statusOf(BOM, old), await act.statusOf(BOM, next)], ['superseded', 'active']);
    await assert.rejects(act.change(BOM, next, { note: '改' }), refusal(403));
  });

  it('a change cannot bring a bill of another product', async () => {
    const [other = '', part = ''] = [await given('F-1'), await given('F-2')];
    const bill = await billOf(other, [part]);
    const values = {
      title: '改进',
      product: await given('F-3'),
      reason: 'quality',
      description: '加强轴承',
      bom: bill,
    };
    await assert.rejects(act.create(CHANGE, values), refusal(400, 'bom'));
  });

  it('revisions are letters, and continue after Z', () => {
    assert.deepEqual(['A', 'Y', 'Z', 'AZ', 'ZZ'].map(nextRevision), ['B', 'Z', 'AA', 'BA', 'AAA']);
  });
});
