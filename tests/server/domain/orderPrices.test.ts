import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OrderItem } from '../../../contract/orders.ts';
import { changeBy } from '../../../server/src/domain/console/orderDetail.ts';
import {
  costOf,
  editionLines,
  monthsLeft,
  prolonged,
  taxIn,
  userLines,
} from '../../../server/src/domain/console/orderPrices.ts';

const TODAY = '2026-11-20';

describe('the price of an order', () => {
  it('includes tax, rounded to the nearest hundredth', () => {
    const cases = [
      [10_600, 600],
      [0, 0],
      [8, 0],
      [9, 1],
      [26, 1],
      [27, 2],
      [16_800_000, 950_943],
    ] as const;
    for (const [amount, tax] of cases) assert.equal(taxIn(amount), tax, String(amount));
  });

  it('of users counts the months until the edition ends, each in full that has begun, or a year without an end', () => {
    for (const [expires, months] of [
      ['2026-11-21', 1],
      ['2026-12-20', 1],
      ['2026-12-21', 2],
      ['2027-01-01', 2],
      ['2027-11-20', 12],
      ['2028-01-20', 14],
      [TODAY, 12],
      ['2026-11-19', 12],
      [null, 12],
    ] as const)
      assert.equal(monthsLeft(TODAY, expires), months, String(expires));
  });

  it('of an edition is for every user and month, and includes storage and messages by the year', () => {
    const none = { name: null, per: 1 };
    assert.deepEqual(editionLines('专业版', 10, 24), [
      {
        ...{ kind: 'edition', name: '专业版', reason: 'renewal', quantity: 10, per: 1, months: 24 },
        ...{ unit_price_cents: 16_800, amount_cents: 168_000 },
      },
      {
        ...{ ...none, kind: 'storage', reason: 'included', quantity: 1000, months: 24 },
        ...{ unit_price_cents: 0, amount_cents: 0 },
      },
      {
        ...{ ...none, kind: 'sms', reason: 'gift', quantity: 10_000, months: 24 },
        ...{ unit_price_cents: 0, amount_cents: 0 },
      },
    ]);
    assert.deepEqual(userLines(3, 8), [
      {
        ...{ ...none, kind: 'users', reason: 'increase', quantity: 3, months: 8 },
        ...{ unit_price_cents: 5600, amount_cents: 16_800 },
      },
    ]);
  });

  it('adds up its lines, less the discount rounded to the nearest hundredth', () => {
    const lines = [...userLines(1, 8), ...editionLines(null, 2, 12), ...userLines(1, 1)];
    assert.deepEqual(costOf(lines, 0), { goods: 23_100, discount: 0 });
    assert.deepEqual(costOf(lines, 10), { goods: 23_100, discount: 2310 });
    const [line] = userLines(1, 1);
    const cost = (cents: number) => costOf([{ ...line, amount_cents: cents }], 5).discount;
    assert.deepEqual([9, 10, 29, 30].map(cost), [0, 1, 1, 2]);
    assert.deepEqual(costOf([], 5), { goods: 0, discount: 0 });
  });
});

describe('an edition that is prolonged', () => {
  it('goes on from its last day, or from today once that is over', () => {
    for (const [expires, months, end] of [
      ['2027-06-30', 24, '2029-06-30'],
      ['2026-11-21', 12, '2027-11-21'],
      ['2028-02-29', 12, '2029-02-28'],
      [TODAY, 12, '2027-11-20'],
      ['2020-01-31', 12, '2027-11-20'],
      [null, 36, '2029-11-20'],
      // No later day can be stored.
      ['9999-12-31', 12, '9999-12-31'],
      ['9998-02-28', 36, '9999-12-31'],
    ] as const)
      assert.equal(prolonged(TODAY, expires, months), end, String(expires));
  });
});

describe('what the payment of an order changes', () => {
  const lead = (kind: OrderItem['kind'], months: number | null): OrderItem => ({
    ...{ kind, name: null, reason: 'purchase', quantity: 10, per: 1, months, unitPrice: '7.00', amount: '70.00' },
  });
  const change = (item: OrderItem | undefined, users: number | null = 50) =>
    changeBy(item, TODAY, { expire_date: '2027-06-30', user_limit: users });
  const NOTHING = { expiry: null, userLimit: null };

  it('is the last day of an edition, or the number of users, and nothing else', () => {
    assert.deepEqual(change(lead('edition', 12)), { ...NOTHING, expiry: { from: '2027-06-30', to: '2028-06-30' } });
    assert.deepEqual(change(lead('users', 8)), { ...NOTHING, userLimit: { from: 50, to: 60 } });
  });

  it('is nothing for other things, for an edition without a term, or where there is no limit', () => {
    for (const item of [undefined, lead('sms', 12), lead('storage', 12), lead('edition', null)])
      assert.deepEqual(change(item), NOTHING, item?.kind);
    assert.deepEqual(change(lead('users', 8), null), NOTHING);
  });
});
