import type { RealNameField } from '../../../../contract/realName.ts';
import type { TextKey } from '../../../i18n/types.ts';
import { isIdNumber } from '../../../lib/checkDigits.ts';

/** The number as it is meant: people type it with spaces and a small x. */
export const idNumberOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** What is wrong with a field of the form; null if nothing is. */
export function realNameFault(field: RealNameField, values: Readonly<Record<RealNameField, string>>): TextKey | null {
  if (field === 'realName') {
    const { length } = values.realName.trim();
    return length >= 2 && length <= 50 ? null : 'realNameAuthentication:realNameInvalid';
  }
  const number = idNumberOf(values.idNumber);
  if (!/^\d{17}[\dX]$/.test(number)) return 'realNameAuthentication:idNumberInvalid';
  return isIdNumber(number) ? null : 'realNameAuthentication:idNumberWrong';
}
