import type { CertificationField } from '../../../../contract/certification.ts';
import { isCreditCode } from '../../../../contract/rules/identity.ts';
import { licenseIn } from '../../../features/certificationLicense/licenseText.ts';
import type { TextKey } from '../../../i18n/types.ts';

export type CertificationTexts = Readonly<Record<CertificationField, string>>;

/** The code in its normal form: people type it with spaces and in lower case. */
export const creditCodeOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

const isBetween = (typed: string, least: number, most: number): boolean => {
  const { length } = typed.trim();
  return length >= least && length <= most;
};

/** What is wrong with a field of the form; null if nothing is. */
export function certificationFault(field: CertificationField, values: CertificationTexts): TextKey | null {
  switch (field) {
    case 'companyName':
      return isBetween(values.companyName, 2, 100) ? null : 'certification:companyNameInvalid';
    case 'creditCode': {
      const code = creditCodeOf(values.creditCode);
      if (!/^[0-9A-HJ-NP-RTUW-Y]{18}$/.test(code)) return 'certification:creditCodeInvalid';
      return isCreditCode(code) ? null : 'certification:creditCodeWrong';
    }
    case 'legalPerson':
      return isBetween(values.legalPerson, 2, 50) ? null : 'certification:legalPersonInvalid';
    case 'address':
      return isBetween(values.address, 4, 200) ? null : 'certification:addressInvalid';
    case 'license':
      return licenseIn(values.license) ? null : 'certification:licenseInvalid';
  }
}
