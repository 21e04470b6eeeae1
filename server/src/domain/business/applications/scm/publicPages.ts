import { text } from '../../words.ts';

/** The forms that suppliers fill in without an account. */
export const registrationPage = {
  label: text('供应商注册', 'Supplier registration'),
  path: '/supplier/createSupplierPC',
};
export const certificationPage = {
  label: text('资质提交', 'Supplier certification'),
  path: '/supplier/createVendorCertificationPC',
};
