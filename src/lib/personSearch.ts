import { LIMITS } from '../constants/limits.ts';

const IDEOGRAPH = /\p{Ideographic}/u;

/**
 * Whether a text is enough to search people by: one Chinese character, since most surnames have only one, or two
 * characters of any other kind.
 */
export function isPersonSearch(text: string): boolean {
  const wanted = text.trim();
  return IDEOGRAPH.test(wanted) || [...wanted].length >= LIMITS.personSearchMinLength;
}
