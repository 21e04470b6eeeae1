import { isDay } from './days.ts';

const CREDIT_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHARACTERS = '10X98765432';
/** Regions of the first two digits: provinces (GB/T 2260), and 81 to 83 of residents of Hong Kong, Macao and Taiwan. */
const ID_REGION = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;
/** Nobody alive was born earlier. */
const FIRST_BIRTH = '1900-01-01';

/** Whether this is a unified social credit code (GB 32100): 18 characters, the last of which checks the others. */
export function isCreditCode(text: string): boolean {
  const values = [...text].map((character) => CREDIT_CHARACTERS.indexOf(character));
  if (values.length !== 18 || values.includes(-1)) return false;
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, 17)) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return values[17] === (31 - (sum % 31)) % 31;
}

/**
 * Whether this is an identity number (GB 11643): 18 characters, an existing region, a date of birth that exists and is
 * not after `today` (`YYYY-MM-DD`), and a last character that checks the others.
 */
export function isIdNumber(text: string, today: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text) || !ID_REGION.test(text)) return false;
  const birth = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (!isDay(birth) || birth < FIRST_BIRTH || birth > today) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return ID_CHARACTERS[sum % 11] === text[17];
}

/** A name as on an identity card: 2 to 50 letters of any script, and the marks that separate parts of a name. */
export const isRealName = (name: string): boolean =>
  /^(?=.{2,50}$)\p{L}[\p{L}\p{M}]*(?:[ ·•.'’-]+[\p{L}\p{M}]+)*\.?$/u.test(name);
