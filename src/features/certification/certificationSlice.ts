import { createSlice } from '@reduxjs/toolkit';
import type { Certification, CertificationField } from '../../../contract/certification.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
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

interface CertificationState {
  status: keyof typeof certificationMachine.transitions;
  load: Load<Certification>;
  form: Submission<CertificationField>;
}
const initialState: CertificationState = {
  status: certificationMachine.initial,
  load: emptyLoad(),
  form: emptySubmission(),
};

export const certificationResource = defineResource<Certification>('certification', 'certification');
export const certificationForm = defineSubmission<CertificationInput, CertificationField>(
  'certification',
  'submission',
  CERTIFICATION_FIELDS,
);
const slice = createSlice({
  name: 'certification',
  initialState,
  reducers: {
    /** The person wants to withdraw the pending request. */
    certificationWithdrawalAsked() {},
    withdrawalBegun() {},
    withdrawn() {},
    withdrawalFailed() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, certificationForm, (state) => state.form);
    builder.addMatcher(certificationResource.loaded.match, (state, { payload }) => {
      state.status = payload.status;
    });
    addResource(builder, certificationResource, (state) => state.load);
  },
  selectors: {
    selectCertificationStatus: (state) => state.status,
    selectCertification: (state) => state.load,
    selectCertificationForm: (state) => state.form,
  },
});

export const { certificationWithdrawalAsked, withdrawalBegun, withdrawn, withdrawalFailed } = slice.actions;
export const certificationReducer = governed(certificationMachine, slice.reducer);
export const { selectCertificationStatus, selectCertification, selectCertificationForm } = slice.selectors;
