// Numbers in sentences, as lists show them: grouped alike in both languages.

export const numberFigure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 });

export const moneyFigure = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * The number that somebody has typed or pasted: in full-width digits too, with spaces around it, and with commas or spaces
 * between its thousands; NaN for anything else. The one rule of all fields of numbers and money.
 */
export function typedNumber(typed: string): number {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^[+-]?\d{1,3}(?:\s\d{3})+(?:\.\d*)?$/;
  const digits = grouped.test(text) ? text.replace(/[,\s]/g, '') : text;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
