const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^[+-]?\d{1,3}(?:\s\d{3})+(?:\.\d*)?$/;

/** What was typed or pasted as a number: in full-width digits too, with spaces around it, with commas or spaces between its thousands. */
function ungrouped(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return GROUPED.test(text) ? text.replace(/[,\s]/g, '') : text;
}

/** The number that somebody has typed; NaN for anything else. The one rule of all fields of numbers and money. */
export function typedNumber(typed: string): number {
  const digits = ungrouped(typed);
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The whole number from 1 that somebody has typed; null for anything else. The one rule of fields that ask how many. */
export function typedCount(typed: string): number | null {
  const digits = ungrouped(typed);
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}
