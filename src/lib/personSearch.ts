import { LIMITS } from '../constants/limits.ts';

const IDEOGRAPH = /\p{Ideographic}/u;

/**
 * Whether a text is long enough for a people search: one Chinese character, since most surnames have only one, or two
 * of any other kind.
 */
export function isPersonSearch(text: string): boolean {
  const wanted = text.trim();
  return IDEOGRAPH.test(wanted) || [...wanted].length >= LIMITS.personSearchMinLength;
}
