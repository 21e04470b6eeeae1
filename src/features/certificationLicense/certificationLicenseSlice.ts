import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

interface CertificationLicenseState extends Submission<never> {
  /** The picture of a licence; hidden while the form names a different one. */
  preview: { blobName: string; url: string } | null;
}
const initialState: CertificationLicenseState = { ...emptySubmission(), preview: null };

/** The licence being uploaded; `fileId` finds the picked file in services/browser/files.ts. */
export const licenseUpload = defineSubmission<{ fileId: string; fileName: string }, never>(
  'certificationLicense',
  'upload',
  [],
);

const slice = createSlice({
  name: 'certificationLicense',
  initialState,
  reducers: {
    /** The person asks for the file picker. */
    licensePickWanted() {},
    previewFetched(state, { payload }: PayloadAction<{ blobName: string; url: string }>) {
      state.preview = payload;
    },
    previewDropped(state) {
      state.preview = null;
    },
  },
  extraReducers: (builder) =>
    void addSubmission(
      builder.addCase(crashed('certificationLicense'), (state) => {
        state.preview = null;
      }),
      licenseUpload,
    ),
  selectors: {
    selectLicenseUpload: (state): Submission<never> => state,
    selectLicensePreview: (state) => state.preview,
  },
});

export const { licensePickWanted, previewFetched, previewDropped } = slice.actions;
export const certificationLicenseReducer = scoped('company', slice.reducer);
export const { selectLicenseUpload, selectLicensePreview } = slice.selectors;
