import type { RealNameField } from '../../../../contract/realName.ts';
import { isIdNumber, isRealName } from '../../../../contract/rules/identity.ts';
import type { TextKey } from '../../../i18n/types.ts';
import { codeDigits } from '../../../lib/accountRules.ts';

/** The number in its normal form: people type it with spaces and a lower-case x. */
export const idNumberOf = (typed: string): string => codeDigits(typed).toUpperCase();

/** What is wrong with a field of the form on the day `today`; null if nothing is. */
export function realNameFault(
  field: RealNameField,
  values: Readonly<Record<RealNameField, string>>,
  today: string,
): TextKey | null {
  if (field === 'realName') return isRealName(values.realName.trim()) ? null : 'realNameAuthentication:realNameInvalid';
  const number = idNumberOf(values.idNumber);
  if (!/^\d{17}[\dX]$/.test(number)) return 'realNameAuthentication:idNumberInvalid';
  return isIdNumber(number, today) ? null : 'realNameAuthentication:idNumberWrong';
}
