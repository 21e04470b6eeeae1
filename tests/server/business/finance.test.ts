import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { linesOf } from '../../../contract/businessFormulas.ts';
import { notificationTypes } from '../../../contract/notificationTypes.ts';
import { openPayable } from '../../../server/src/domain/business/applications/fms/settling.ts';
import { deskOfNobody } from '../../../server/src/domain/business/engine/desk.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { sweepBusiness } from '../../../server/src/domain/sweeps.ts';
import { userId } from '../../../server/src/seed/staff.ts';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';

const DAY_MS = 86_400_000;

describe('FMS: what is owed, and the books that balance', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create('crm/customer', { name: '试账客户' });
  });
  after(() => demo.database.close());

  const owed = (more: object = {}) =>
    act.create('fms/receivable', { title: '试账货款', customer, amount: 113_000, due: '2026-12-20', ...more });
  const owing = (more: object = {}) =>
    act.create('fms/payable', {
      title: '试账材料',
      supplierName: '试账供应商',
      amount: 56_500,
      due: '2026-12-20',
      ...more,
    });
  const vouchersOf = async (field: 'receivable' | 'payable', id: string) =>
    (await act.list('fms/voucher', { filter: { [field]: { in: [id] } }, sorting: 'number' })).items;
  const entries = (values: Record<string, unknown>) =>
    linesOf(values, 'lines').map(({ account, debit = 0, credit = 0 }) => [account, debit, credit]);
  const balances = async (): Promise<Map<unknown, number>> => {
    const { items } = await act.list('fms/ledger');
    return new Map(items.map(({ values }) => [values['code'], Number(values['balance'])]));
  };
  const figures = async (kind: string) => (await act.summary(kind)).figures;
  /** How much the balances of accounts have changed since. */
  const movedBy = async (run: () => Promise<unknown>): Promise<Record<string, number>> => {
    const was = await balances();
    await run();
    const moved = [...(await balances())].map(([code, now]) => [String(code), now - (was.get(code) ?? 0)] as const);
    return Object.fromEntries(moved.filter(([, by]) => by !== 0));
  };
  const voucher = (lines: readonly object[], more: object = {}) =>
    act.create('fms/voucher', { title: '试账凭证', lines, ...more });
  const sound = [
    { account: '6602', debit: 30_000 },
    { account: '1002', credit: 30_000 },
  ];

  it('a voucher whose sides differ is refused at its lines, and so is an entry on no side or on both', async () => {
    await assert.rejects(
      voucher([
        { account: '6602', debit: 100 },
        { account: '1002', credit: 99 },
      ]),
      refusal(400, 'lines'),
    );
    await assert.rejects(
      voucher([{ account: '6602', debit: 100 }, { account: '1002' }]),
      refusal(400, 'lines.1.credit'),
    );
    await assert.rejects(voucher([{ account: '6602', debit: 1, credit: 1 }]), refusal(400, 'lines.0.credit'));
    await assert.rejects(voucher([{ account: '9999', debit: 1 }]), refusal(400, 'lines.0.account'));
    await assert.rejects(voucher([]), refusal(400, 'lines'));
    const id = await voucher(sound);
    const unequal = [
      { account: '6602', debit: 30_001 },
      { account: '1002', credit: 30_000 },
    ];
    await assert.rejects(act.change('fms/voucher', id, { lines: unequal }), refusal(400, 'lines'));
  });

  it('only posted vouchers are in the books, and they can no longer be changed or deleted', async () => {
    const id = await voucher(sound);
    assert.deepEqual(await movedBy(() => act.change('fms/voucher', id, { title: '试账费用' })), {});
    const moved = await movedBy(() => act.move('fms/voucher', id, 'post'));
    assert.deepEqual(moved, { 6602: 30_000, 1002: -30_000 });
    const { record, may } = await act.read('fms/voucher', id);
    assert.deepEqual([record.status, record.values['poster']], ['posted', userId('aurora', 'lin')]);
    assert.deepEqual([may.change, may.delete], [false, false]);
    await assert.rejects(act.change('fms/voucher', id, { title: 'x' }), refusal(403));
    await assert.rejects(act.move('fms/voucher', id, 'post'), refusal(403));
    await assert.rejects(act.move('fms/voucher', id, 'undo'), refusal(403), 'no step of a person');
    const tomorrows = await voucher(sound, { date: '2026-11-21' });
    await assert.rejects(act.move('fms/voucher', tomorrows, 'post'), refusal(400, 'date'));
  });

  it('a reversal needs a reason, and posts the same with its sides swapped; that is final', async () => {
    const id = await voucher(sound);
    await act.move('fms/voucher', id, 'post');
    await assert.rejects(act.move('fms/voucher', id, 'reverse'), refusal(400, 'reversedFor'));
    const moved = await movedBy(() => act.move('fms/voucher', id, 'reverse', { reversedFor: '记错科目' }));
    assert.deepEqual(moved, { 6602: -30_000, 1002: 30_000 });
    assert.equal((await act.read('fms/voucher', id)).record.status, 'reversed');
    const { items } = await act.list('fms/voucher', { filter: { reverses: { in: [id] } } });
    assert.deepEqual(
      items.map(({ status, values }) => [status, values['cause'], ...entries(values)]),
      [['posted', 'reversal', ['6602', 0, 30_000], ['1002', 30_000, 0]]],
    );
    const again = act.move('fms/voucher', items[0]?.id ?? '', 'reverse', { reversedFor: 'x' });
    await assert.rejects(again, refusal(403));
    await assert.rejects(act.move('fms/voucher', id, 'reverse', { reversedFor: 'x' }), refusal(403));
  });

  it('a receivable is in the books at once, with the tax in its price, and its amount cannot change', async () => {
    let id = '';
    const moved = await movedBy(async () => {
      id = await owed();
    });
    assert.deepEqual(moved, { 1122: 113_000, 6001: -100_000, 2221: -13_000 });
    await assert.rejects(act.change('fms/receivable', id, { amount: 1 }), refusal(400, 'amount'));
    await act.change('fms/receivable', id, { note: '催过一次' });
    assert.deepEqual(await movedBy(() => owed({ amount: 1_000 })), { 1122: 1_000, 6001: -885, 2221: -115 }, 'rounded');
    assert.deepEqual(await movedBy(() => owed({ amount: 4 })), { 1122: 4, 6001: -4 }, 'too little to be taxed');
    await assert.rejects(owed({ amount: 0 }), refusal(400, 'amount'));
    await assert.rejects(owed({ customer: undefined }), refusal(400, 'customer'));
  });

  it('each payment posts its voucher, and never exceeds what is open', async () => {
    const id = await owed({ openedOn: '2026-11-18' });
    const pay = (values: Record<string, unknown>) => act.move('fms/receivable', id, 'pay', values);
    await assert.rejects(pay({}), refusal(400, 'payment'));
    await assert.rejects(pay({ payment: 113_001 }), refusal(400, 'payment'));
    await assert.rejects(pay({ payment: 0 }), refusal(400, 'payment'));
    await assert.rejects(pay({ payment: 1, through: '1122' }), refusal(400, 'through'));
    await assert.rejects(pay({ payment: 1, paidOn: '2026-11-21' }), refusal(400, 'paidOn'), 'tomorrow');
    assert.equal((await vouchersOf('receivable', id)).length, 1, 'nothing was written by what was refused');
    const part = await movedBy(() => pay({ payment: 40_000, paidOn: '2026-11-18', through: '1001' }));
    assert.deepEqual(part, { 1001: 40_000, 1122: -40_000 });
    const { record } = await act.read('fms/receivable', id);
    assert.deepEqual(
      [record.status, record.values['paid'], record.values['open'], record.values['payment']],
      ['partial', 40_000, 73_000, undefined],
    );
    assert.deepEqual(await pay({ payment: 73_000 }), { status: 'settled' });
    const [, first, second] = await vouchersOf('receivable', id);
    assert.deepEqual([first?.values['date'], second?.values['date']], ['2026-11-18', '2026-11-20']);
    assert.deepEqual(entries(second?.values ?? {}), [
      ['1002', 73_000, 0],
      ['1122', 0, 73_000],
    ]);
    await assert.rejects(pay({ payment: 1 }), refusal(403));
  });

  it('a reversed payment is open again; the voucher that opened a receivable is reversed by cancelling it', async () => {
    const id = await owed();
    await act.move('fms/receivable', id, 'pay', { payment: 113_000 });
    const [opening, payment] = await vouchersOf('receivable', id);
    const reverse = (of: string | undefined) => act.move('fms/voucher', of ?? '', 'reverse', { reversedFor: '退票' });
    await assert.rejects(reverse(opening?.id), refusal(403));
    await assert.rejects(act.move('fms/receivable', id, 'cancel'), refusal(403), 'it was paid');
    const back = await movedBy(() => reverse(payment?.id));
    assert.deepEqual(back, { 1002: -113_000, 1122: 113_000 });
    const { record } = await act.read('fms/receivable', id);
    assert.deepEqual([record.status, record.values['open']], ['open', 113_000]);
    const gone = await movedBy(() => act.move('fms/receivable', id, 'cancel'));
    assert.deepEqual(gone, { 1122: -113_000, 6001: 100_000, 2221: 13_000 });
  });

  it('when one of two payments is reversed, the other still counts', async () => {
    const id = await owed();
    for (const payment of [40_000, 73_000]) await act.move('fms/receivable', id, 'pay', { payment });
    const [, , second] = await vouchersOf('receivable', id);
    await act.move('fms/voucher', second?.id ?? '', 'reverse', { reversedFor: '退票' });
    const { record } = await act.read('fms/receivable', id);
    assert.deepEqual([record.status, record.values['paid'], record.values['open']], ['partial', 40_000, 73_000]);
  });

  it('payables are booked to what was bought, and paid from the bank', async () => {
    let id = '';
    const opened = await movedBy(async () => {
      id = await owing({ account: '6602' });
    });
    assert.deepEqual(opened, { 6602: 50_000, 2221: 6_500, 2202: -56_500 });
    await assert.rejects(act.change('fms/payable', id, { account: '1405' }), refusal(400, 'account'));
    const paid = await movedBy(() => act.move('fms/payable', id, 'pay', { payment: 56_500 }));
    assert.deepEqual(paid, { 2202: 56_500, 1002: -56_500 });
    await assert.rejects(owing({ account: '1122' }), refusal(400, 'account'));
  });

  it('another application opens a payable in its own transaction, even when nobody is acting', async () => {
    const owner = userId('aurora', 'zheng');
    const given = {
      ...{ title: '到货应付', supplierName: '永科精密', amount: 22_600, due: '2026-12-31' },
      ...{ source: 'PO-261120-001', owner },
    };
    const { id } = await demo.as('lin', (work) => openPayable(deskOfNobody(work, catalogue), given));
    const { record } = await act.read('fms/payable', id);
    assert.deepEqual(
      [record.status, record.values['open'], record.values['source']],
      ['open', 22_600, 'PO-261120-001'],
    );
    const [opening] = await vouchersOf('payable', id);
    assert.deepEqual(entries(opening?.values ?? {}), [
      ['1405', 20_000, 0],
      ['2221', 2_600, 0],
      ['2202', 0, 22_600],
    ]);
    assert.equal(opening?.values['owner'], owner);
  });

  it('the summary of balances shows that debit and credit are equal', async () => {
    const { debit = 0, credit = 0, difference } = await figures('fms/ledger');
    assert.ok(debit > 0);
    assert.deepEqual([credit, difference], [debit, 0]);
    const { open } = await figures('fms/receivable');
    assert.equal(open, (await balances()).get('1122'), 'what is open is what stands on the account');
    assert.equal((await figures('fms/payable'))['open'], -((await balances()).get('2202') ?? 0));
  });

  it('nobody can write balances as records', async () => {
    await assert.rejects(act.create('fms/ledger', { code: '1002', balance: 1 }), refusal(403));
    const { items } = await act.list('fms/ledger', { tab: 'income' });
    assert.ok(items.length > 0 && items.every(({ values }) => values['class'] === 'income'));
    const [found] = items;
    assert.equal((await act.read('fms/ledger', found?.id ?? '')).record.values['code'], found?.values['code']);
  });

  it('a receivable’s owner is notified once when it is overdue, and again after a new due date', async () => {
    const id = await owed({ due: '2026-11-21', owner: userId('aurora', 'huang') });
    const sweepAt = async (days: number) => {
      demo.clock = new Date(NOW.getTime() + days * DAY_MS);
      await sweepBusiness(demo.database, demo.services);
    };
    const own = () => act.told('eventWarning', 'huang').filter((app) => app['businessId'] === id);
    await sweepAt(1);
    assert.equal(own().length, 0, 'the day itself is in time');
    await sweepAt(2);
    await sweepAt(3);
    assert.equal(own().length, 1);
    assert.equal(act.told('eventWarning').filter((app) => app['businessId'] === id).length, 1, 'finance as well');
    assert.equal(act.told('eventWarning', 'xu').length, 0, 'nobody else');
    for (const field of notificationTypes['OMS']?.['eventWarning']?.fields ?? []) assert.ok(own()[0]?.[field], field);
    assert.equal(own()[0]?.['path'], `/child/fms/receivable/${id}`);
    await act.change('fms/receivable', id, { due: '2026-11-23' });
    await sweepAt(4);
    assert.equal(own().length, 2);
    demo.clock = NOW;
  });
});
