import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type DemoCompany, NOW, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';

const DAY_MS = 86_400_000;

describe('FMS: the dates in the books', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create('crm/customer', { name: '试日客户' });
  });
  after(() => demo.database.close());

  const voucher = (lines: readonly object[], more: object = {}) =>
    act.create('fms/voucher', { title: '试账凭证', lines, ...more });
  const sound = [
    { account: '6602', debit: 30_000 },
    { account: '1002', credit: 30_000 },
  ];
  const owed = (more: object = {}) =>
    act.create('fms/receivable', { title: '试账货款', customer, amount: 113_000, due: '2026-12-20', ...more });

  it('a voucher is dated within the last year or the next month, and a valid one stays valid', async () => {
    await assert.rejects(voucher(sound, { date: '2025-11-19' }), refusal(400, 'date'));
    await assert.rejects(voucher(sound, { date: '2026-12-22' }), refusal(400, 'date'));
    const id = await voucher(sound, { date: '2025-11-20' });
    demo.clock = new Date(NOW.getTime() + DAY_MS);
    await act.change('fms/voucher', id, { title: '试账费用' });
    await assert.rejects(act.change('fms/voucher', id, { date: '2025-11-19' }), refusal(400, 'date'));
    demo.clock = NOW;
    await voucher(sound, { date: '2026-12-21' });
  });

  it('a payment is dated neither before the opening of what it pays, nor tomorrow', async () => {
    const id = await owed({ openedOn: '2026-11-18' });
    const pay = (paidOn: string) => act.move('fms/receivable', id, 'pay', { payment: 1, paidOn });
    for (const day of ['1990-01-01', '2026-11-17', '2026-11-21'])
      await assert.rejects(pay(day), refusal(400, 'paidOn'), day);
    await pay('2026-11-18');
    const [opening] = (await act.list('fms/voucher', { filter: { receivable: { in: [id] } }, sorting: 'number' }))
      .items;
    assert.equal(opening?.values['date'], '2026-11-18', 'it is in the books from the day on which it came to be');
  });

  it('a debt is opened within the last year, and its date in the books never changes', async () => {
    for (const day of ['1990-01-01', '2026-11-21'])
      await assert.rejects(owed({ openedOn: day }), refusal(400, 'openedOn'), day);
    const id = await owed();
    assert.equal((await act.valuesOf('fms/receivable', id))['openedOn'], '2026-11-20');
    await assert.rejects(act.change('fms/receivable', id, { openedOn: '2026-11-19' }), refusal(400, 'openedOn'));
  });

  it('a payment for a debt without such a date is dated within the last year', async () => {
    const id = await owed({ openedOn: null });
    const pay = (paidOn: string) => act.move('fms/receivable', id, 'pay', { payment: 1, paidOn });
    await assert.rejects(pay('2025-11-19'), refusal(400, 'paidOn'));
    await pay('2025-11-20');
  });
});
