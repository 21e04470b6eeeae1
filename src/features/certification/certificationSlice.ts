import { createSlice } from '@reduxjs/toolkit';
import type { Certification, CertificationField } from '../../../contract/certification.ts';
import { governed } from '../../lib/machine.ts';
import { addReviewedRequest, defineReviewedRequest, emptyReviewedRequest } from '../../lib/reviewedRequest.ts';
import { certificationMachine } from './certificationMachine.ts';

/** In form order. */
export const CERTIFICATION_FIELDS = [
  'companyName',
  'creditCode',
  'legalPerson',
  'address',
  'license',
] as const satisfies readonly CertificationField[];
export type LicenseFile = NonNullable<Certification['license']>;
export type CertificationInput = Record<Exclude<CertificationField, 'license'>, string> & { license: LicenseFile };

export const certificationRequest = defineReviewedRequest<Certification, CertificationInput, CertificationField>(
  'certification',
  'certification',
  CERTIFICATION_FIELDS,
);
export const {
  resource: certificationResource,
  form: certificationForm,
  withdrawalWanted: certificationWithdrawalWanted,
} = certificationRequest;

const slice = createSlice({
  name: 'certification',
  initialState: emptyReviewedRequest<Certification, CertificationField>(),
  reducers: {},
  extraReducers: (builder) => addReviewedRequest(builder, certificationRequest),
  selectors: {
    selectCertificationStatus: (state) => state.status,
    selectCertification: (state) => state.load,
    selectCertificationForm: (state) => state.form,
    selectCertificationWithdrawing: (state) => state.underWay.length > 0,
  },
});

export const certificationReducer = governed(certificationMachine, slice.reducer);
export const {
  selectCertificationStatus,
  selectCertification,
  selectCertificationForm,
  selectCertificationWithdrawing,
} = slice.selectors;
