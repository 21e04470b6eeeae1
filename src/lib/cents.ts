// Money is text with two decimals from end to end; calculations use whole hundredths.

/** Hundredths of a text such as `168000.00`; null for anything else. */
export function centsOf(money: string): bigint | null {
  const [, whole, parts] = /^(\d+)\.(\d{2})$/.exec(money) ?? [];
  return whole === undefined || parts === undefined ? null : BigInt(whole + parts);
}

/** Non-negative hundredths as such a text. */
export function moneyOf(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `168,000.00`, as people read it; anything but money stays as it is. */
export const moneyWords = (money: string): string =>
  centsOf(money) === null ? money : money.replace(/\B(?=(\d{3})+\.)/g, ',');

/** Percent of hundredths, rounded half up. */
export const percentOf = (cents: bigint, percent: number): bigint => (cents * BigInt(percent) + 50n) / 100n;
