/**
 * The whole number from 1 that somebody has typed or pasted: in full-width digits too, with spaces around it, and with commas
 * or spaces between its thousands; null for anything else. The one rule of fields that ask how many.
 */
export function typedCount(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const digits = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\s\d{3})+$/.test(text) ? text.replace(/[,\s]/g, '') : text;
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}

const MOST_USERS = 1_000_000;

/** Whether this is how many users a company may have. */
export function isUserLimit(typed: string): boolean {
  const count = typedCount(typed);
  return count !== null && count <= MOST_USERS;
}
