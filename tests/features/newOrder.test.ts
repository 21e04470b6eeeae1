import fc from 'fast-check';
import { costOf } from '../../src/features/newOrder/orderCost.ts';
import { centsOf } from '../../src/lib/cents.ts';
import { offer } from '../support/orderWork.ts';

it('an order costs the price of its items less the discount', () => {
  const wishes = fc.oneof(
    fc.record({ kind: fc.constant('edition' as const), months: fc.constantFrom(12, 24) }),
    fc.record({ kind: fc.constant('users' as const), users: fc.integer({ min: 1, max: 10_000 }) }),
  );
  fc.assert(
    fc.property(wishes, (wish) => {
      const cost = costOf(offer, wish);
      const [goods, discount, amount] = [cost?.goods, cost?.discount, cost?.amount].map((one) => centsOf(one ?? ''));
      return typeof goods === 'bigint' && typeof discount === 'bigint' && goods - discount === amount;
    }),
  );
  expect(costOf(offer, { kind: 'edition', months: 24 })).toEqual({
    goods: '336000.00',
    discount: '16800.00',
    amount: '319200.00',
  });
  expect(costOf(offer, { kind: 'users', users: 10 })?.amount).toBe('560.00');
});

it('gives no cost for anything that is not offered', () => {
  expect(costOf(offer, { kind: 'edition', months: 13 })).toBeNull();
  for (const users of [0, -1, 1.5, 10_001, Number.NaN]) expect(costOf(offer, { kind: 'users', users })).toBeNull();
  expect(costOf({ ...offer, userLimit: null }, { kind: 'users', users: 1 })).toBeNull();
});
