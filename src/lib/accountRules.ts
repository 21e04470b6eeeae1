import { phoneDigits, plainDigits } from '../../contract/rules/typed.ts';

/**
 * Mobile numbers begin with 13 to 19. No number begins with 10: such a number is a stand-in on a masked tape
 * (`tape/standIn.ts`), and a replay must accept it like the original; the server refuses it if a person types it.
 */
export const isPhoneNumber = (typed: string): boolean => /^1[03-9]\d{9}$/.test(phoneDigits(typed));

/** The digits of a code, which may have been copied with spaces. */
export const codeDigits = plainDigits;
export const isSmsCode = (typed: string): boolean => /^\d{6}$/.test(codeDigits(typed));

/** 3 to 32 characters: a letter, then letters, digits, `.`, `_` or `-`. */
export const isUserName = (typed: string): boolean => /^[A-Za-z][A-Za-z0-9._-]{2,31}$/.test(typed.trim());
export const isPersonName = (typed: string): boolean => typed.trim().length <= 64;

/** 8 to 128 characters of any kind; the server decides which are easy to guess. */
export const isNewPassword = (typed: string): boolean => typed.length >= 8 && typed.length <= 128;
