import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';

const PARALLEL = 50;

describe('WMS: concurrent postings', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let warehouse: string;
  let parts: readonly string[];
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    parts = [await givenProduct(demo, 'L1', '一号件'), await givenProduct(demo, 'L2', '二号件')];
    warehouse = await act.create('wms/warehouse', { name: '并发仓' });
  });
  after(() => demo.database.close());

  const draft = (kind: string, lines: readonly (readonly [part: number, quantity: number])[]) =>
    act.create('wms/movement', {
      kind,
      reason: 'stocktaking',
      warehouse,
      lines: lines.map(([part, quantity]) => ({ material: parts[part], location: 'P-1', quantity })),
    });
  const quantities = async () => {
    const { items } = await act.list('wms/stock', { filter: { warehouse: { in: [warehouse] } } });
    assert.equal(items.length, 2, 'one stock a place');
    return parts.map((part) => items.find(({ values }) => values['material'] === part)?.values['quantity']);
  };
  const postAll = async (ids: readonly string[]) => {
    const settled = await Promise.allSettled(ids.map((id) => act.move('wms/movement', id, 'post')));
    return settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  };

  it('the first fifty into the same two empty places create one stock record each, and nothing is lost', async () => {
    const ids: string[] = [];
    // Every second one in the opposite order, which is what makes two wait for each other.
    for (let count = 0; count < PARALLEL; count += 1) {
      const lines = [
        [0, 1],
        [1, 2],
      ] as const;
      ids.push(await draft('in', count % 2 === 0 ? lines : [lines[1], lines[0]]));
    }
    assert.deepEqual(await postAll(ids), []);
    assert.deepEqual(await quantities(), [PARALLEL, 2 * PARALLEL]);
  });

  it('fifty take two each of fifty: half are refused, and the stock never goes negative', async () => {
    const ids: string[] = [];
    for (let count = 0; count < PARALLEL; count += 1) {
      const lines = [
        [0, 2],
        [1, 1],
      ] as const;
      ids.push(await draft('out', count % 2 === 0 ? lines : [lines[1], lines[0]]));
    }
    const refused = await postAll(ids);
    assert.equal(refused.length, PARALLEL / 2);
    const isShortage = (error: unknown) =>
      refusal(400, 'lines.0.quantity')(error) || refusal(400, 'lines.1.quantity')(error);
    assert.ok(refused.every(isShortage), String(refused.find((error) => !isShortage(error))));
    assert.deepEqual(await quantities(), [0, 2 * PARALLEL - PARALLEL / 2]);
  });

  it('a movement posted several times at once is posted once', async () => {
    const id = await draft('in', [[0, 7]]);
    const refused = await postAll([id, id, id, id, id]);
    assert.equal(refused.length, 4);
    assert.ok(refused.every(refusal(403)));
    assert.equal((await quantities())[0], 7);
  });
});
