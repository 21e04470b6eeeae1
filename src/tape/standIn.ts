import { phoneDigits } from '../../contract/rules/typed.ts';

/**
 * What replaces a hidden text: thirteen letters or digits between two marks. It is valid wherever a name, a part of an
 * address, a header or base64 is expected, and is unchanged by URL encoding.
 */
const STAND_IN = /zq[0-9a-z]{13}qz/i;
/** Chinese mobile numbers, also with the country code. */
const PHONE = /^(?:86)?1[3-9]\d{9}$/;
/**
 * No number begins like this, and it is as long as one; it may be part of an address, encoded in another, or of JSON.
 */
const PHONE_STAND_IN = /(?:\b|%[0-9a-f]{2})10\d{9}\b/i;

/** Maximum length of a number as it is pasted, with its spaces, dashes and country code. */
const PASTED = 32;
/** Whether a text is a number, also as pasted: a program that accepts it like that must find one in its place, too. */
export const isPhone = (text: string): boolean =>
  PHONE.test(text) || (text.length >= 11 && text.length <= PASTED && PHONE.test(phoneDigits(text)));

/** @param bits - of a keyed hash of the text. */
export const standInOf = (text: string, bits: bigint): string =>
  isPhone(text)
    ? `10${(bits % 1_000_000_000n).toString().padStart(9, '0')}`
    : `zq${bits.toString(36).padStart(13, '0')}qz`;
/** Whether a text is hidden, or has a hidden part. */
export const isStandIn = (text: string): boolean => STAND_IN.test(text) || PHONE_STAND_IN.test(text);
export const isPhoneLike = (text: string): boolean => PHONE.test(text) || isStandIn(text);
