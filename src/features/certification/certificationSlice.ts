import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Certification, CertificationField } from '../../../contract/certification.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { certificationMachine } from './certificationMachine.ts';

/** In the order of the form. */
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
  /** The licence on its way to the server, before the form is sent. */
  upload: Submission<never>;
  /** The picture of a licence; of another one than is named in the form it is not shown. */
  preview: { blobName: string; url: string } | null;
}
const initialState: CertificationState = {
  status: certificationMachine.initial,
  load: emptyLoad(),
  form: emptySubmission(),
  upload: emptySubmission(),
  preview: null,
};

export const certificationResource = defineResource<Certification>('certification', 'certification');
export const certificationForm = defineSubmission<CertificationInput, CertificationField>(
  'certification',
  'submission',
  CERTIFICATION_FIELDS,
);
/** `fileId` finds the picked file in services/browser/files.ts. */
export const licenseUpload = defineSubmission<{ fileId: string; fileName: string }, never>(
  'certification',
  'upload',
  [],
);

const slice = createSlice({
  name: 'certification',
  initialState,
  reducers: {
    /** The person asks for the file picker. */
    licensePickAsked() {},
    previewFetched(state, { payload }: PayloadAction<{ blobName: string; url: string }>) {
      state.preview = payload;
    },
    previewDropped(state) {
      state.preview = null;
    },
    /** The person wants to take back what is pending. */
    withdrawalAsked() {},
    withdrawalBegun() {},
    withdrawn() {},
    withdrawalFailed() {},
  },
  extraReducers: (builder) => {
    addSubmission(builder, certificationForm, (state) => state.form);
    addSubmission(builder, licenseUpload, (state) => state.upload);
    builder.addMatcher(certificationResource.loaded.match, (state, { payload }) => {
      state.status = payload.status;
    });
    addResource(builder, certificationResource, (state) => state.load);
  },
  selectors: {
    selectCertificationStatus: (state) => state.status,
    selectCertification: (state) => state.load,
    selectCertificationForm: (state) => state.form,
    selectLicenseUpload: (state) => state.upload,
    selectLicensePreview: (state) => state.preview,
  },
});

export const {
  licensePickAsked,
  previewFetched,
  previewDropped,
  withdrawalAsked,
  withdrawalBegun,
  withdrawn,
  withdrawalFailed,
} = slice.actions;
export const certificationReducer = governed(certificationMachine, slice.reducer);
export const {
  selectCertificationStatus,
  selectCertification,
  selectCertificationForm,
  selectLicenseUpload,
  selectLicensePreview,
} = slice.selectors;
