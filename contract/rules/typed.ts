/** Digits as typed on a Chinese keyboard or pasted: they may be full width, with spaces, dashes and invisible marks. */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');

/** The digits of a mainland mobile number as people write it; the country code is dropped. */
export const phoneDigits = (typed: string): string => plainDigits(typed).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
