import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OrderDetail } from '../../../contract/orders.ts';
import { invoiceFile } from '../../../server/src/domain/console/invoiceFile.ts';
import { orderContent } from '../../../server/src/domain/console/orderContent.ts';

const ORDER: OrderDetail = {
  ...{ id: 'a', orderNumber: 'AT20261120000001', kind: 'users', content: '10 用户，8 个月', lead: null, items: [] },
  ...{ amount: '560.00', goodsAmount: '560.00', discount: '0.00', taxRate: 6, tax: '31.70' },
  ...{ status: 'completed', invoiceStatus: 'issued', creationTime: '2026-11-20T10:24:00', paymentDeadline: null },
  ...{ creatorName: null, paymentMethod: null, payerName: null, paidTime: null, startDate: null, endDate: null },
  ...{ expiry: null, userLimit: null, transfer: null },
  invoice: { title: '极光制造（苏州）有限公司', taxNumber: '91320500MA1AURRA0T', fileName: 'a.pdf' },
  events: [
    { kind: 'refunded', actorName: null, creationTime: '2026-12-09T09:00:00' },
    { kind: 'invoiceIssued', actorName: null, creationTime: '2026-12-01T09:00:00' },
    { kind: 'placed', actorName: 'lin', creationTime: '2026-11-20T10:24:00' },
  ],
};
const pdf = (more: Partial<OrderDetail> = {}, issuer: string | null = '云脊科技') =>
  invoiceFile({ ...ORDER, ...more }, 'a.pdf', issuer).content.toString();

/** The lines on the page, from its top to its bottom. */
function linesIn(text: string): string[] {
  const shown = [...text.matchAll(/BT \/F1 \d+ Tf 56 (\d+) Td <([0-9a-f]*)> Tj ET/g)];
  return shown
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .map(([, , hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));
}

describe('the invoice of an order', () => {
  it('says who bought what from whom, for how much and with what tax, on the day on which it was issued', () => {
    assert.deepEqual(linesIn(pdf()), [
      '电子发票',
      '发票号码：AT20261120000001',
      '开票日期：2026-12-01',
      '购买方：极光制造（苏州）有限公司',
      '纳税人识别号：91320500MA1AURRA0T',
      '销售方：云脊科技',
      '项目：10 用户，8 个月',
      '金额（含税）：560.00 元',
      '税率：6%',
      '税额：31.70 元',
    ]);
  });

  it('leaves out what nobody knows', () => {
    const lines = linesIn(pdf({ invoice: { ...ORDER.invoice, taxNumber: null }, events: [] }, null));
    assert.equal(lines.length, 9);
    assert.ok(lines.includes('纳税人识别号：—') && lines.includes('开票日期：2026-11-20'), lines.join());
    assert.equal(
      lines.some((line) => line.startsWith('销售方')),
      false,
    );
  });

  it('is a file whose table says where each of its parts begins and how long the page is', () => {
    const text = pdf();
    const begin = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const [, , first, ...places] = text.slice(begin).split('\n').slice(0, 10);
    assert.equal(text.slice(begin).startsWith('xref\n0 8\n'), true);
    assert.equal(first, '0000000000 65535 f ');
    assert.equal(places.length, 7);
    for (const [index, place] of places.entries()) {
      assert.match(place, /^\d{10} 00000 n $/);
      assert.ok(text.slice(Number(place.slice(0, 10))).startsWith(`${index + 1} 0 obj\n`), place);
    }
    const [, length, stream = ''] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    assert.equal(stream.length, Number(length));
    const types = [...text.matchAll(/\/Type \/(\w+)/g)].map(([, type]) => type);
    assert.deepEqual(types, ['Catalog', 'Pages', 'Page', 'Font', 'Font', 'FontDescriptor']);
    assert.match(text, /^%PDF-1\.4\n/);
    assert.match(text, /trailer\n<< \/Size 8 \/Root 1 0 R >>\n/);
  });

  it('is offered under its name', () => {
    const { contentType, fileName, inline } = invoiceFile(ORDER, 'AT1.pdf', null);
    assert.deepEqual([contentType, fileName, inline], ['application/pdf', 'AT1.pdf', false]);
  });
});

describe('an order in one line', () => {
  it('says how much of what, and for how long', () => {
    const none = { name: null, reason: 'purchase', months: null } as const;
    for (const [order, line] of [
      [{ ...none, kind: 'edition', quantity: 2170, reason: 'renewal', months: 12 }, '续费 12 个月，2,170 用户'],
      [{ ...none, kind: 'edition', quantity: 5, months: 24 }, '新购 24 个月，5 用户'],
      [{ ...none, kind: 'users', quantity: 10, months: 8 }, '10 用户，8 个月'],
      [{ ...none, kind: 'sms', quantity: 50_000 }, '50,000 条'],
      [{ ...none, kind: 'clue', quantity: 100 }, '100 条'],
      [{ ...none, kind: 'storage', quantity: 500, months: 12 }, '500 GB，12 个月'],
      [{ ...none, kind: 'plugin', name: '质量追溯', quantity: 1, months: 24 }, '质量追溯，2 年'],
      [{ ...none, kind: 'plugin', name: '质量追溯', quantity: 1 }, '质量追溯，1 年'],
    ] as const)
      assert.equal(orderContent(order), line);
  });
});
