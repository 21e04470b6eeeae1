import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { type DemoCompany, openDemoCompany } from '../domain/demoCompany.ts';
import { refusal } from '../domain/given.ts';
import { actingIn } from './acting.ts';

describe('FMS: undoing what was entered by mistake', () => {
  let demo: DemoCompany;
  let act: ReturnType<typeof actingIn>;
  let customer: string;
  before(async () => {
    demo = await openDemoCompany();
    act = actingIn(demo);
    customer = await act.create('crm/customer', { name: '试账客户' });
  });
  after(() => demo.database.close());

  const mistakes = {
    receivable: () => act.create('fms/receivable', { title: '错立', customer, amount: 113_000, due: '2026-12-20' }),
    payable: () =>
      act.create('fms/payable', { title: '错立', supplierName: '试账供应商', amount: 113_000, due: '2026-12-20' }),
  };
  type Side = keyof typeof mistakes;
  const vouchersOf = async (side: Side, id: string) =>
    (await act.list('fms/voucher', { filter: { [side]: { in: [id] } }, sorting: 'number' })).items;
  const seen = async (kind: string, id: string) => {
    const { may, notes } = await act.read(kind, id);
    return { events: may.events.map(({ event }) => event), notes: notes.map(({ text }) => text.en) };
  };
  const reverse = (id: string) => act.move('fms/voucher', id, 'reverse', { reversedFor: '错立' });
  const ledger = async () =>
    (await act.list('fms/ledger')).items.map(({ values }) => [values['code'], values['balance']]);

  it('a voucher that only its document can reverse, or nothing, does not offer it and says why', async () => {
    const id = await mistakes.receivable();
    await act.move('fms/receivable', id, 'pay', { payment: 40_000 });
    const [opening, payment] = await vouchersOf('receivable', id);
    assert.deepEqual(await seen('fms/voucher', opening?.id ?? ''), {
      events: [],
      notes: ['This voucher opened a receivable or payable: cancel that instead.'],
    });
    await assert.rejects(reverse(opening?.id ?? ''), refusal(403));
    assert.deepEqual(await seen('fms/voucher', payment?.id ?? ''), { events: ['reverse'], notes: [] });
    await reverse(payment?.id ?? '');
    const reversal = (await vouchersOf('receivable', id)).at(-1);
    assert.deepEqual(await seen('fms/voucher', reversal?.id ?? ''), {
      events: [],
      notes: ['What reverses a voucher cannot be reversed itself: write a new one.'],
    });
    assert.deepEqual(await seen('fms/voucher', payment?.id ?? ''), { events: [], notes: [] }, 'it is reversed already');
  });

  for (const side of ['receivable', 'payable'] as const)
    it(`a partly paid ${side} says how to cancel it, and that way works`, async () => {
      const was = await ledger();
      const id = await mistakes[side]();
      assert.deepEqual(await seen(`fms/${side}`, id), { events: ['pay', 'cancel'], notes: [] });
      for (const payment of [40_000, 30_000]) await act.move(`fms/${side}`, id, 'pay', { payment });
      assert.deepEqual(await seen(`fms/${side}`, id), {
        events: ['pay'],
        notes: ['To cancel it, first reverse its payments: each in its voucher.'],
      });
      const [, ...payments] = await vouchersOf(side, id);
      for (const payment of payments) await reverse(payment.id);
      assert.deepEqual(await seen(`fms/${side}`, id), { events: ['pay', 'cancel'], notes: [] });
      assert.deepEqual(await act.move(`fms/${side}`, id, 'cancel'), { status: 'cancelled' });
      assert.deepEqual(await ledger(), was, 'the books are as they were');
    });

  it('a refusal names amounts as lists show them', async () => {
    const said = (text: string) => (error: unknown) =>
      error instanceof ApiError && error.problems.some(({ message }) => `${message.zh} ${message.en}`.includes(text));
    const id = await act.create('fms/receivable', { title: '大单', customer, amount: 10_640_000, due: '2026-12-20' });
    await assert.rejects(act.move('fms/receivable', id, 'pay', { payment: 10_640_001 }), said('106,400.00'));
    const lines = [
      { account: '6602', debit: 10_640_000 },
      { account: '1002', credit: 100 },
    ];
    await assert.rejects(
      act.create('fms/voucher', { title: '不平', lines }),
      said('借方 106,400.00，贷方 1.00，相差 106,399.00'),
    );
  });
});
