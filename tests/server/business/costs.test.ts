import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { actingIn, givenProduct } from './acting.ts';

const DELIVERY = 'oms/delivery';
const PLACE = 'F-01-01';
const PROFIT = ['6001', '6401', '6601', '6602', '6603'];

describe('FMS: the cost of what was sold', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let warehouse: string;
  let order: string;
  let dear: string;
  let cheap: string;
  let unknown: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    warehouse = await act.create('wms/warehouse', { name: '试算仓' });
    dear = await act.create('pdc/product', { code: 'K1', name: '试算电机', cost: 123_457 });
    cheap = await act.create('pdc/product', { code: 'K2', name: '试算样件', cost: 5 });
    unknown = await givenProduct(demo, 'K3', '试算旧件');
    const customer = await act.create('crm/customer', { name: '试算客户' });
    const lines = [
      { product: dear, quantity: 2, price: 226_000 },
      { product: cheap, quantity: 3, price: 0 },
      { product: unknown, quantity: 1, price: 113 },
    ];
    const stocked = lines.map(({ product: material, quantity }) => ({ material, location: PLACE, quantity }));
    const came = await act.create('wms/movement', { kind: 'in', reason: 'purchase', warehouse, lines: stocked });
    await act.move('wms/movement', came, 'post');
    order = await act.create('oms/order', { customer, lines, due: '2026-12-18' });
    await act.move('oms/order', order, 'confirm');
  });
  after(() => demo.database.close());

  const balances = async (): Promise<Record<string, number>> => {
    const { items } = await act.list('fms/ledger');
    return Object.fromEntries(items.map(({ values }) => [String(values['code']), Number(values['balance'])]));
  };
  /** How much the accounts have changed since. */
  const movedSince = async (was: Record<string, number>): Promise<Record<string, number>> => {
    const moved = Object.entries(await balances()).map(([code, now]) => [code, now - (was[code] ?? 0)] as const);
    return Object.fromEntries(moved.filter(([, by]) => by !== 0));
  };
  const figures = async () => (await act.summary('fms/ledger')).figures;
  const movedBySigning = async (product: string, quantity: number) => {
    const was = await balances();
    const lines = [{ product, quantity, location: PLACE }];
    const id = await act.create(DELIVERY, { order, warehouse, lines });
    await act.move(DELIVERY, id, 'ship');
    assert.deepEqual(await movedSince(was), {}, 'on its way it is still in the books');
    demo.clock = new Date(NOW.getTime() + 86_400_000);
    await act.move(DELIVERY, id, 'sign', { signedBy: '罗敏', signedOn: '2026-11-20' });
    demo.clock = NOW;
    return movedSince(was);
  };

  it('quantity times standard cost moves from stock to cost of sales once the delivery is signed for', async () => {
    const sold = { 1122: 452_000, 6001: -400_000, 2221: -52_000, 6401: 246_914, 1405: -246_914 };
    assert.deepEqual(await movedBySigning(dear, 2), sold);
    assert.deepEqual(await movedBySigning(cheap, 3), { 6401: 15, 1405: -15 }, 'a sample that nobody pays');
    assert.deepEqual(await movedBySigning(unknown, 1), { 1122: 113, 6001: -100, 2221: -13 }, 'without a standard cost');
  });

  it('the books stay balanced, and the result of the profit and loss accounts is shown', async () => {
    const [shown, { debit, credit, difference, profit }] = [await balances(), await figures()];
    assert.deepEqual([difference, credit], [0, debit]);
    assert.equal(profit, -PROFIT.reduce((sum, code) => sum + (shown[code] ?? 0), 0));
    const codes = (await act.list('fms/ledger', { tab: 'profit' })).items.map(({ values }) => values['code']);
    assert.ok(codes.includes('6401') && !codes.includes('1405'), String(codes));
    assert.ok((await act.list('fms/ledger', { tab: 'balance' })).items.some(({ values }) => values['code'] === '1405'));
  });

  it('its voucher refers to the receivable, stays when that is cancelled, and is reversed on its own', async () => {
    const [owed] = (await act.list('fms/receivable', { filter: { order: { in: [order] } }, sorting: 'number' })).items;
    const of = { filter: { receivable: { in: [owed?.id ?? ''] } }, sorting: 'number' };
    const vouchers = (await act.list('fms/voucher', of)).items;
    assert.deepEqual(
      vouchers.map(({ status, values }) => [status, values['cause'], values['debit'], values['date']]),
      [
        ['posted', 'opening', 452_000, '2026-11-20'],
        ['posted', 'cost', 246_914, '2026-11-20'],
      ],
      'both on the day on which it was signed for',
    );
    const was = await balances();
    await act.move('fms/receivable', owed?.id ?? '', 'cancel');
    assert.deepEqual(await movedSince(was), { 1122: -452_000, 6001: 400_000, 2221: 52_000 }, 'the goods are gone');
    const cancelled = await balances();
    await act.move('fms/voucher', vouchers[1]?.id ?? '', 'reverse', { reversedFor: '退货入库' });
    assert.deepEqual(await movedSince(cancelled), { 6401: -246_914, 1405: 246_914 });
    assert.equal((await figures())['difference'], 0);
  });
});
