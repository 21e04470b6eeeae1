import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Field } from '../../../contract/businessFields.ts';
import {
  changesOf,
  completeValues,
  onlyKnown,
  type Writable,
} from '../../../server/src/domain/business/engine/clean.ts';
import { field, options } from '../../../server/src/domain/business/words.ts';

const FIELDS: readonly Field[] = [
  field('name', 'text', '名称', 'Name'),
  field('kind', 'choice', '类型', 'Kind', { options: options({ own: ['自用', 'Own'], sale: ['销售', 'Sale'] }) }),
  field('price', 'money', '价格', 'Price', { onlyIf: { field: 'kind', in: ['sale'] } }),
  field('salary', 'money', '薪资', 'Salary', { demands: 'HCM_Salary' }),
  field('note', 'longText', '备注', 'Note'),
  field('body', 'richText', '正文', 'Body'),
  field('files', 'files', '附件', 'Files'),
  field('lines', 'lines', '明细', 'Lines', {
    columns: [
      field('quantity', 'number', '数量', 'Quantity'),
      field('cost', 'money', '成本', 'Cost', { demands: 'HCM_Salary' }),
      field('isLost', 'boolean', '遗失', 'Lost'),
      field('reason', 'text', '原因', 'Reason', { onlyIf: { field: 'isLost', in: [true] } }),
    ],
  }),
  field('total', 'number', '总数', 'Total', { computed: { sumOf: { lines: 'lines', column: 'quantity' } } }),
];

describe('what is taken of what somebody sends for a record', () => {
  const everything: Writable = () => true;
  const ofStaff: Writable = ({ demands }) => demands === undefined;
  const kept = (sent: Record<string, unknown>, mayWrite = everything) => onlyKnown(FIELDS, sent, mayWrite);

  it('are known fields that the writer may write, and none that is computed', () => {
    const sent = { name: 'a', salary: 1, total: 9, status: 'x', toString: 'y' };
    assert.deepEqual(kept(sent), { name: 'a', salary: 1 });
    assert.deepEqual(kept(sent, ofStaff), { name: 'a' });
    assert.deepEqual(kept({}), {});
  });

  it('are the same for each line, unless something in the list is not a line', () => {
    const lines = [{ quantity: 1, cost: 2, other: 3 }, { quantity: '' }];
    assert.deepEqual(kept({ lines }), { lines: [{ quantity: 1, cost: 2 }, { quantity: null }] });
    assert.deepEqual(kept({ lines }, ofStaff), { lines: [{ quantity: 1 }, { quantity: null }] });
    for (const refused of [[{ quantity: 1 }, 'x'], [null], 'x', { quantity: 1 }])
      assert.deepEqual(kept({ lines: refused }), { lines: refused }, 'for the rules to refuse');
    assert.deepEqual(kept({ lines: [] }), { lines: null });
  });

  it('is text without blanks around it, long text as it is, and rich text without what could run', () => {
    const sent = { name: ' a b ', kind: ' own ', note: ' a\n', body: '<p onclick="x()">a</p><script>b</script>' };
    assert.deepEqual(kept(sent), { name: 'a b', kind: 'own', note: ' a\n', body: '<p>a</p>' });
    assert.deepEqual(kept({ name: '  ', note: ' \n', price: '', body: null }), {
      ...{ name: null, note: null, price: null, body: null },
    });
    assert.deepEqual(kept({ name: 1, price: '12' }), { name: 1, price: '12' }, 'for the rules to refuse');
  });

  it('of a file is its place in storage and its name, without a path', () => {
    const files = [{ blobName: 'b1', fileName: '../a.txt', size: 3, url: 'x' }, 'x', { blobName: 1 }];
    assert.deepEqual(kept({ files }), {
      files: [
        { blobName: 'b1', fileName: 'a.txt' },
        { blobName: undefined, fileName: undefined },
        { blobName: 1, fileName: undefined },
      ],
    });
    assert.deepEqual(kept({ files: 'x' }), { files: 'x' });
  });
});

describe('what is stored of a record', () => {
  const complete = (values: Record<string, unknown>) => completeValues(FIELDS, values);

  it('has what is computed, and nothing that is empty or does not apply', () => {
    assert.deepEqual(complete({ kind: 'sale', price: 5, name: null }), { kind: 'sale', price: 5, total: 0 });
    assert.deepEqual(complete({ kind: 'own', price: 5 }), { kind: 'own', total: 0 });
    const lines = [
      { quantity: 0, isLost: true, reason: 'lost', cost: null },
      { quantity: 2, reason: 'found' },
    ];
    const stored = [{ quantity: 0, isLost: true, reason: 'lost' }, { quantity: 2 }];
    assert.deepEqual(complete({ lines }), { lines: stored, total: 2 });
    assert.deepEqual(complete({ unknown: 1, lines: [] }), { lines: [], total: 0 });
  });

  it('has changed in the fields whose values differ; nothing and null are the same', () => {
    const before = { name: 'a', price: 1, lines: [{ quantity: 1 }], note: null };
    const after = { name: 'a', price: 2, lines: [{ quantity: 2 }], kind: 'own' };
    assert.deepEqual(changesOf(FIELDS, before, after), [
      { field: 'kind', before: null, after: 'own' },
      { field: 'price', before: 1, after: 2 },
      { field: 'lines', before: [{ quantity: 1 }], after: [{ quantity: 2 }] },
    ]);
    assert.deepEqual(changesOf(FIELDS, after, { ...after, lines: [{ quantity: 2 }], other: 1 }), []);
    assert.deepEqual(changesOf(FIELDS, { name: 'a' }, {}), [{ field: 'name', before: 'a', after: null }]);
  });
});
