import fc from 'fast-check';
import { centsOf, moneyOf, moneyWords, percentOf } from '../../src/lib/cents.ts';

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
