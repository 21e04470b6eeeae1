// As contract/rules/typed.ts, which a page without a build cannot load.

/** Digits as typed on a Chinese keyboard or pasted: they may be full width, with spaces, dashes and invisible marks. @param {string} typed */
export const plainDigits = (typed) => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** The digits of a mainland mobile number as people write it; the country code is dropped. @param {string} typed */
export const phoneDigits = (typed) => plainDigits(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
