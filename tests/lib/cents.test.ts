import fc from 'fast-check';
import { costOf } from '../../src/features/newOrder/orderCost.ts';
import { centsOf, moneyOf, moneyWords, percentOf } from '../../src/lib/cents.ts';
import { offer } from '../support/orderWork.ts';

const cents = fc.bigInt({ min: 0n, max: 10n ** 18n });

it('arithmetic preserves money exactly, whatever the amount', () => {
  fc.assert(fc.property(cents, (amount) => centsOf(moneyOf(amount)) === amount));
  fc.assert(
    fc.property(fc.array(cents), (amounts) => {
      const sum = amounts.map(moneyOf).reduce((all, money) => all + (centsOf(money) ?? -1n), 0n);
      expect(sum).toBe(amounts.reduce((all, amount) => all + amount, 0n));
    }),
  );
  // As a floating-point number, this amount would lose its last digit.
  expect(moneyOf((centsOf('90071992547409.93') ?? 0n) + 1n)).toBe('90071992547409.94');
});

it('accepts only yuan with two decimals as money', () => {
  for (const text of ['', '1', '1.2', '1.234', '-1.00', '1,000.00', '1e3', ' 1.00']) expect(centsOf(text)).toBeNull();
});

it('groups the digits of an amount in threes', () => {
  expect(['0.05', '999.00', '1000.00', '168000.00', '1234567.89', 'free'].map(moneyWords)).toEqual([
    '0.05',
    '999.00',
    '1,000.00',
    '168,000.00',
    '1,234,567.89',
    'free',
  ]);
  fc.assert(fc.property(cents, (amount) => moneyWords(moneyOf(amount)).replaceAll(',', '') === moneyOf(amount)));
});

it('rounds a percentage half up, and never above the whole amount', () => {
  expect([percentOf(10n, 5), percentOf(9n, 5), percentOf(29n, 5)]).toEqual([1n, 0n, 1n]);
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const part = percentOf(amount, percent);
      const rest = amount * BigInt(percent) - part * 100n;
      return part <= amount && rest < 50n && rest >= -50n;
    }),
  );
});

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
