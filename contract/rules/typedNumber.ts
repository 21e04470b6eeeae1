const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^[+-]?\d{1,3}(?:\s\d{3})+(?:\.\d*)?$/;

/**
 * A number as typed or pasted: full-width digits, surrounding spaces, and commas or spaces between thousands are
 * allowed.
 */
function ungrouped(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return GROUPED.test(text) ? text.replace(/[,\s]/g, '') : text;
}

/** The typed number; NaN for anything else. The single rule for all number and money fields. */
export function typedNumber(typed: string): number {
  const digits = ungrouped(typed);
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The typed whole number from 1; null for anything else. The single rule for count fields. */
export function typedCount(typed: string): number | null {
  const digits = ungrouped(typed);
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}
