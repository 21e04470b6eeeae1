import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkStock, isLow, marked } from '../../../server/src/domain/business/applications/wms/stockMarks.ts';
import type { BusinessDesk, StoredRecord } from '../../../server/src/domain/business/engine/definition.ts';
import { ApiError } from '../../../server/src/errors/apiError.ts';
import { refusal } from '../domain/given.ts';

/** Not used: these rules look at the values alone. */
const desk = {} as BusinessDesk;

describe('the marks of a stock', () => {
  it('say that it is low if less is available than its safety stock, not if it is just enough', () => {
    for (const [quantity, reserved, safety, low] of [
      [5, 0, 5, false],
      [4.999, 0, 5, true],
      [5, 1, 5, true],
      [6, 1, 5, false],
      // As binary fractions these differ by a little less.
      [0.3, 0.1, 0.2, false],
      [1.1, 0.8, 0.3, false],
      [0.3, 0.101, 0.2, true],
      [0, 0, 0, false],
    ] as const)
      assert.equal(isLow({ quantity, reserved, safety }), low, `${quantity} - ${reserved} < ${safety}`);
    assert.equal(isLow({ quantity: 1 }), false, 'nothing reserved, no safety stock');
    assert.equal(isLow({ safety: 1 }), true, 'nothing there');
  });

  it('are derived again only if they differ', async () => {
    // Of the record only its values count.
    const marksAfter = (values: object) => marked(desk, { values } as StoredRecord, undefined);
    assert.deepEqual(await marksAfter({ quantity: 1, safety: 2, isLow: false }), { values: { isLow: true } });
    assert.deepEqual(await marksAfter({ quantity: 2, safety: 2, isLow: true }), { values: { isLow: false } });
    assert.deepEqual(await marksAfter({ quantity: 2, safety: 2 }), { values: { isLow: false } });
    assert.equal(await marksAfter({ quantity: 2, safety: 2, isLow: false }), undefined);
  });

  it('reserve no more than there is', async () => {
    const check = async (quantity: unknown, reserved: unknown) => checkStock(desk, { quantity, reserved });
    await assert.rejects(check(1.5, 1.501), (error) => {
      assert.ok(refusal(400, 'reserved')(error) && error instanceof ApiError);
      const { zh, en } = error.problems[0]?.message ?? { zh: '', en: '' };
      assert.match(`${zh} ${en}`, /现存 1\.5 .+on hand, 1\.5$/);
      return true;
    });
    await assert.rejects(check(undefined, 1), refusal(400, 'reserved'));
    await check(1, 1);
    await check(1, undefined);
  });
});
