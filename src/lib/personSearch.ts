import { LIMITS } from '../constants/limits.ts';

const IDEOGRAPH = /\p{Ideographic}/u;

/** Whether a text is enough to search people by: one Chinese character, as most surnames are one, else two of any kind. */
export function isPersonSearch(text: string): boolean {
  const wanted = text.trim();
  return IDEOGRAPH.test(wanted) || [...wanted].length >= LIMITS.personSearchMinLength;
}
