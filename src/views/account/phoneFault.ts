import type { TextKey } from '../../i18n/types.ts';
import { isPhoneNumber, isSmsCode } from '../../lib/accountRules.ts';

/** What is wrong with a number or its code, for forms with no other fields. */
export function phoneFault(
  field: 'phoneNumber' | 'code',
  values: Readonly<Record<'phoneNumber' | 'code', string>>,
): TextKey | null {
  if (field === 'phoneNumber') return isPhoneNumber(values.phoneNumber) ? null : 'smsCode:phoneInvalid';
  return isSmsCode(values.code) ? null : 'smsCode:codeInvalid';
}
