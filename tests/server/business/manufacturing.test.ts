import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { unitId, userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn, givenProduct } from './acting.ts';

const ORDER = 'mes/workOrder';
const STEPS = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'];

describe('MES and QMS: production and its defects', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let product: string;
  let warehouse: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    product = await givenProduct(demo, 'M1', '试制减速机');
    warehouse = await act.create('wms/warehouse', { name: '试制仓' });
  });
  after(() => demo.database.close());

  const planned = (more: object = {}) =>
    act.create(ORDER, {
      title: '试制一批',
      product,
      line: unitId('aurora', '00001.00001'),
      quantity: 10,
      warehouse,
      location: 'M-01',
      ...more,
    });
  const running = async (): Promise<string> => {
    const id = await planned();
    await act.move(ORDER, id, 'release');
    await act.move(ORDER, id, 'start');
    return id;
  };
  const valuesOf = async (id: string, kind = ORDER) => (await act.read(kind, id)).record.values;

  it('a work order is planned, released and started in this order, and takes no reports before that', async () => {
    const id = await planned();
    await assert.rejects(act.move(ORDER, id, 'start'), refusal(403));
    await assert.rejects(act.move(ORDER, id, 'report', { good: 1 }), refusal(403));
    await act.move(ORDER, id, 'release');
    await act.move(ORDER, id, 'start');
    assert.equal((await act.read(ORDER, id)).record.status, 'running');
    await assert.rejects(planned({ due: '2026-11-01', start: '2026-11-20' }), refusal(400, 'due'));
    await assert.rejects(planned({ quantity: 0 }), refusal(400, 'quantity'));
  });

  it('each report adds to its order and appears in a list of its own; the dialog starts empty again', async () => {
    const id = await running();
    await act.move(ORDER, id, 'report', { good: 4, scrap: 1, remark: '早班' });
    await act.move(ORDER, id, 'report', { good: 3 }, 'chen');
    const values = await valuesOf(id);
    assert.deepEqual([values['done'], values['scrapped'], values['remaining']], [7, 1, 3]);
    assert.deepEqual([values['good'], values['remark']], [undefined, undefined]);
    const { items } = await act.list('mes/report', { filter: { workOrder: { in: [id] } }, sorting: '-amount' });
    assert.deepEqual(
      items.map((one) => [one.values['good'], one.values['scrap'], one.values['remark'], one.values['reporter']]),
      [
        [4, 1, '早班', userId('aurora', 'lin')],
        [3, 0, undefined, userId('aurora', 'chen')],
      ],
    );
    await assert.rejects(act.create('mes/report', { title: 'x', workOrder: id, good: 1 }), refusal(403));
  });

  it('more than was ordered is accepted only from somebody who confirms it', async () => {
    const id = await running();
    await act.move(ORDER, id, 'report', { good: 10 });
    await assert.rejects(act.move(ORDER, id, 'report', { good: 1 }), refusal(400, 'good'));
    await assert.rejects(act.move(ORDER, id, 'report', { good: 0 }), refusal(400, 'good'));
    await assert.rejects(act.move(ORDER, id, 'report', { good: 1.5, isMore: true }), refusal(400, 'good'));
    assert.equal((await valuesOf(id))['done'], 10);
    await act.move(ORDER, id, 'report', { good: 1, isMore: true });
    const { done, remaining } = await valuesOf(id);
    assert.deepEqual([done, remaining], [11, 0], 'nothing remains, and never less than that');
    await assert.rejects(act.move(ORDER, id, 'report', { good: 1 }), refusal(400, 'good'), 'the tick is not kept');
    await act.move(ORDER, id, 'report', { good: 0, scrap: 10 });
    await assert.rejects(act.move(ORDER, id, 'report', { good: 0, scrap: 1 }), refusal(400, 'scrap'));
    await act.move(ORDER, id, 'report', { good: 0, scrap: 1, isMore: true });
    assert.equal((await valuesOf(id))['scrapped'], 11);
  });

  it('good pieces go into stock when the order is done, by a movement that names it', async () => {
    const id = await running();
    await assert.rejects(act.move(ORDER, id, 'finish'), refusal(400, 'done'));
    await act.move(ORDER, id, 'report', { good: 9, scrap: 1 });
    const { record } = await act.read(ORDER, id);
    await act.move(ORDER, id, 'finish');
    const { items } = await act.list('wms/movement', { filter: { source: { in: [record.number ?? ''] } } });
    assert.deepEqual(
      items.map(({ status, values }) => [status, values['kind'], values['reason']]),
      [['posted', 'in', 'production']],
    );
    const stock = await act.list('wms/stock', { filter: { warehouse: { in: [warehouse] } } });
    assert.deepEqual(
      stock.items.map(({ values }) => [values['material'], values['quantity'], values['location']]),
      [[product, 9, 'M-01']],
    );
    assert.equal((await valuesOf(id))['stored'], 9);
    await assert.rejects(act.move(ORDER, id, 'report', { good: 1 }), refusal(403));
  });

  it('a pause says why, and resuming clears the reason', async () => {
    const id = await running();
    await assert.rejects(act.move(ORDER, id, 'pause'), refusal(400, 'pauseReason'));
    await act.move(ORDER, id, 'pause', { pauseReason: '缺料' });
    assert.equal((await valuesOf(id))['pauseReason'], '缺料');
    await act.move(ORDER, id, 'resume');
    assert.equal((await valuesOf(id))['pauseReason'], undefined);
  });

  const inspected = async (more: object = {}): Promise<string> => {
    const id = await act.create('qms/inspection', {
      title: '来料抽检',
      material: product,
      lot: 100,
      sample: 10,
      ...more,
    });
    await act.move('qms/inspection', id, 'start');
    return id;
  };
  const judge = (id: string, values: Record<string, unknown>) => act.move('qms/inspection', id, 'judge', values);

  it('the result follows from the number of defects allowed', async () => {
    assert.deepEqual(await judge(await inspected({ limit: 1 }), { defects: 1 }), { status: 'passed' });
    const bad = { defects: 2, finding: '划伤' };
    assert.deepEqual(await judge(await inspected({ limit: 1 }), bad), { status: 'failed' });
    await assert.rejects(inspected({ sample: 101 }), refusal(400, 'sample'));
    const id = await inspected();
    await assert.rejects(judge(id, {}), refusal(400, 'defects'));
    await assert.rejects(judge(id, { defects: 11, finding: 'x' }), refusal(400, 'defects'));
    await assert.rejects(judge(id, { defects: 1 }), refusal(400, 'finding'));
  });

  it('a failure becomes a nonconformity with eight steps to fill in, and is closed only with all of them', async () => {
    const inspection = await inspected();
    await judge(inspection, { defects: 3, finding: '跳动超差' });
    const { items } = await act.list('qms/nonconformity', { filter: { inspection: { in: [inspection] } } });
    const [found] = items;
    assert.deepEqual(
      [items.length, found?.values['quantity'], found?.values['severity'], found?.values['description']],
      [1, 3, 'critical', '跳动超差'],
    );
    assert.deepEqual(
      linesOf(found?.values ?? {}, 'steps').map(({ step }) => step),
      STEPS,
    );
    const fifth = await inspected();
    await judge(fifth, { defects: 2, finding: '划伤' });
    const { items: slight } = await act.list('qms/nonconformity', { filter: { inspection: { in: [fifth] } } });
    assert.equal(slight[0]?.values['severity'], 'major', 'critical from more than a fifth of the sample');
    const id = found?.id ?? '';
    await act.move('qms/nonconformity', id, 'start');
    const close = () => act.move('qms/nonconformity', id, 'close');
    const steps = STEPS.map((step) => ({ step, owner: userId('aurora', 'gao'), due: '2026-11-30', content: '已完成' }));
    const lacking = steps.map((step, index) => (index === 4 ? { ...step, content: null } : step));
    await act.change('qms/nonconformity', id, { steps: lacking, disposition: 'rework' });
    await assert.rejects(close(), refusal(400, 'steps.4.content'));
    await act.change('qms/nonconformity', id, { steps: steps.slice(0, 7) });
    await assert.rejects(close(), refusal(400, 'steps'));
    await act.change('qms/nonconformity', id, { steps, disposition: null });
    await assert.rejects(close(), refusal(400, 'disposition'));
    const twice = [...steps.slice(0, 7), steps[0]];
    await assert.rejects(act.change('qms/nonconformity', id, { steps: twice }), refusal(400, 'steps.7.step'));
    await act.change('qms/nonconformity', id, { disposition: 'rework' });
    await close();
    assert.equal((await act.read('qms/nonconformity', id)).record.status, 'closed');
  });
});
