import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf, withComputed } from '../../../contract/businessFormulas.ts';
import { catalogue } from '../../../server/src/domain/business/registry.ts';
import { articleCost, articleId, articles } from '../../../server/src/seed/business/articles.ts';
import { layCrm } from '../../../server/src/seed/business/crm.ts';
import { layFms } from '../../../server/src/seed/business/fms.ts';
import { layOms } from '../../../server/src/seed/business/oms.ts';
import { layScm } from '../../../server/src/seed/business/scm.ts';
import type { SeedRecord } from '../../../server/src/seed/business/seedRecord.ts';
import { layWms } from '../../../server/src/seed/business/wms.ts';
import { companies } from '../../../server/src/seed/content/companies.ts';
import { layStaff } from '../../../server/src/seed/staff.ts';
import { NOW, TODAY } from '../domain/demoCompany.ts';

const [aurora] = companies;
assert.ok(aurora);
const zone = 'Asia/Shanghai';
const laying = {
  today: TODAY,
  wall: `${TODAY}T10:24:00`,
  zone,
  staff: layStaff(aurora, 20, NOW),
  articles: [],
  work: { tasks: [], executors: [] },
};
const sold = layOms(laying);
const stored = layWms(laying, sold);
const bought = layScm(laying, stored);
const books = layFms(laying, [...sold, ...stored, ...bought]);
const own = [...sold, ...books].map((record) => {
  return { ...record, values: withComputed(catalogue.kind(record.kind).resource.fields, record.values) };
});
const ofKind = (kind: string, ...statuses: string[]): SeedRecord[] =>
  own.filter((one) => one.kind === kind && (statuses.length === 0 || statuses.includes(one.status ?? '')));
const sumOf = (records: readonly SeedRecord[], field: string): number =>
  records.reduce((sum, { values }) => sum + Number(values[field] ?? 0), 0);

describe('the demo of OMS and FMS', () => {
  it('has the orders that are shown first, and as many as a year of a small company', () => {
    const orders = ofKind('oms/order');
    assert.equal(orders.length, 126);
    const [newest] = orders.map(({ number }) => number ?? '').sort((one, other) => (one < other ? 1 : -1));
    assert.equal(newest, 'SO-261120-018');
    const shown = orders.find(({ number }) => number === 'SO-261117-009');
    assert.deepEqual(
      ['title', 'done', 'quantity', 'amount', 'due'].map((name) => shown?.values[name]),
      ['AX-40 谐波减速机 +2', null, null, 93_600_000, '2026-11-27'],
    );
    const late = orders.filter(({ status, values }) => {
      return String(values['due']) < TODAY && status !== 'signed' && status !== 'cancelled';
    });
    assert.equal(late.length, 3);
    assert.ok(
      late.every(({ values }) => values['told']),
      'nobody is told at the first start',
    );
    assert.equal(ofKind('oms/quotation', 'draft', 'sent').length, 18);
    assert.ok(ofKind('oms/quotation', 'sent').every(({ values }) => String(values['due']) >= TODAY));
  });

  it('was won before it was ordered: each links to the other, with the same customer and product', () => {
    const won = layCrm(laying).filter(({ values }) => values['order'] !== undefined);
    assert.equal(won.length, 3);
    for (const { id, status, values } of won) {
      const order = ofKind('oms/order').find((one) => one.id === values['order']);
      assert.deepEqual(
        [status, order?.values['opportunity'], order?.values['customer'], order?.values['orderedOn']],
        ['won', id, values['customer'], values['signOn']],
      );
      assert.equal(linesOf(order?.values ?? {}, 'lines')[0]?.['product'], values['product']);
    }
    assert.equal(ofKind('oms/order').filter(({ values }) => values['opportunity']).length, 3);
  });

  it('sends what was ordered: each order shipped or signed for has a delivery of all of it, which is owed', () => {
    const sent = ofKind('oms/order', 'shipped', 'signed');
    const deliveries = ofKind('oms/delivery', 'shipped', 'signed');
    assert.deepEqual(
      sent.map(({ id, values }) => [id, values['sent'], values['quantity']]),
      deliveries.map(({ values }) => [values['order'], values['quantity'], values['quantity']]),
    );
    const signed = ofKind('oms/delivery', 'signed');
    const owed = new Map(ofKind('fms/receivable').map(({ values }) => [values['delivery'], values['amount']]));
    assert.equal(owed.size, signed.length);
    for (const { id, values } of signed) assert.equal(owed.get(id), values['amount']);
  });

  it('has moved out of stock what it has sent, once each, from where it lies, and no stock was changed later than it says', () => {
    const moves = stored.filter(({ kind, values }) => kind === 'wms/movement' && values['reason'] === 'sale');
    const deliveries = ofKind('oms/delivery', 'shipped', 'signed');
    const whatOf = (values: SeedRecord['values'], column: string) =>
      linesOf(values, 'lines').map((line) => [line[column], line['location'], line['quantity']]);
    assert.deepEqual(
      moves.map(({ status, values }) => [status, values['source'], values['postedAt'], whatOf(values, 'material')]),
      deliveries.map(({ number, values }) => ['posted', number, values['shippedAt'], whatOf(values, 'product')]),
    );
    const stocks = stored.filter(({ kind }) => kind === 'wms/stock');
    for (const { number, values } of moves) {
      for (const { material, location } of linesOf(values, 'lines')) {
        const own = stocks.find(
          ({ values: stock }) => stock['material'] === material && stock['warehouse'] === values['warehouse'],
        );
        assert.equal(own?.values['location'], location, number);
        assert.ok(String(own?.values['lastMoved']) >= String(values['postedAt']), number);
      }
    }
  });

  it('has books in which every voucher balances, and what is open matches its account', () => {
    const vouchers = ofKind('fms/voucher');
    for (const { number, values } of vouchers) assert.equal(values['debit'], values['credit'], number);
    const balance = (account: string): number =>
      ofKind('fms/voucher', 'posted')
        .flatMap(({ values }) => linesOf(values, 'lines'))
        .filter((line) => line['account'] === account)
        .reduce((sum, { debit, credit }) => sum + Number(debit ?? 0) - Number(credit ?? 0), 0);
    assert.equal(balance('1122'), sumOf(ofKind('fms/receivable', 'open', 'partial'), 'open'));
    assert.equal(-balance('2202'), sumOf(ofKind('fms/payable', 'open', 'partial'), 'open'));
    const costs = new Map(articles.map((article) => [articleId(article.code), articleCost(article)]));
    const valued = (lines: readonly SeedRecord['values'][], column: string): number =>
      lines.reduce(
        (sum, line) => sum + Math.round(Number(line['quantity']) * (costs.get(String(line[column])) ?? 0)),
        0,
      );
    const linesOfAll = (records: readonly SeedRecord[]) => records.flatMap(({ values }) => linesOf(values, 'lines'));
    const stocks = stored.filter(({ kind }) => kind === 'wms/stock').map(({ values }) => values);
    const going = valued(linesOfAll(ofKind('oms/delivery', 'shipped')), 'product');
    assert.equal(
      balance('1405'),
      valued(stocks, 'material') + going,
      'stock at its cost, and what has not been signed for',
    );
    assert.equal(balance('6401'), valued(linesOfAll(ofKind('oms/delivery', 'signed')), 'product'));
    const [opened] = vouchers.filter(({ values }) => values['title'] === '投入存货');
    assert.ok(Number(opened?.values['debit']) > 0, 'stock is opened with something');
    assert.ok(balance('1002') > 0, String(balance('1002')));
    for (const kind of ['fms/receivable', 'fms/payable'])
      for (const status of ['open', 'partial', 'settled'])
        assert.ok(ofKind(kind, status).length > 0, `${kind} ${status}`);
    assert.ok(
      ofKind('fms/receivable', 'open', 'partial').every(({ values }) => {
        return String(values['due']) >= TODAY || values['told'];
      }),
    );
    assert.ok(own.every(({ created }) => created <= `${TODAY}T23:59:59`));
  });

  it('dates everything that is owed: the day of its delivery or receipt, which is its voucher’s date', () => {
    const signed = new Map(ofKind('oms/delivery').map(({ id, values }) => [id, values['signedOn']]));
    for (const field of ['receivable', 'payable'])
      for (const { id, number, values } of ofKind(`fms/${field}`)) {
        const days = ofKind('fms/voucher')
          .filter((voucher) => voucher.values[field] === id)
          .map((voucher) => String(voucher.values['date']));
        assert.equal(values['openedOn'], days[0], number ?? '');
        assert.ok(
          days.every((day) => day >= String(values['openedOn'])),
          'nothing was paid before',
        );
        if (field === 'receivable')
          assert.equal(values['openedOn'], signed.get(String(values['delivery'])), number ?? '');
      }
  });

  it('is the same every time', () => {
    assert.deepEqual(layOms(laying), layOms(laying));
    assert.deepEqual(layFms(laying, [...sold, ...stored, ...bought]), books);
  });
});
