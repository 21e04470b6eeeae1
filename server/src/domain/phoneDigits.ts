/**
 * The digits of a mainland mobile number as people write it: full width, with spaces, dashes, invisible marks and the
 * country's code. The portal reads what is typed by the same rule (`src/lib/accountRules.ts`).
 */
export const phoneDigits = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
