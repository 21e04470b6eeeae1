import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CertificationRequest } from '../../../contract/certification.ts';
import type { RealNameRequest } from '../../../contract/realName.ts';
import type { ReviewReason } from '../../../contract/review.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

export type ReviewKind = 'certification' | 'realName';
/** What is under review. */
export interface ReviewSubject {
  readonly kind: ReviewKind;
  readonly id: string;
}
/** The decision on it: approved if there are no reasons. */
export interface Decision extends ReviewSubject {
  readonly name: string;
  readonly attempt: number;
  readonly reasons: readonly ReviewReason[];
}
export interface Waiting<T> {
  items: T[];
  totalCount: number;
}
/** The full number of an account, as submitted in one attempt. */
export interface SubmittedNumber {
  readonly id: string;
  readonly attempt: number;
  readonly idNumber: string | null;
}
interface CertificationReviewState {
  certifications: Load<Waiting<CertificationRequest>>;
  realNames: Load<Waiting<RealNameRequest>>;
  opened: ReviewSubject | null;
  /** Blob URL of the licence of the open subject. */
  license: string | null;
  /** The number of the open subject, dropped with it (DEV-3). */
  number: SubmittedNumber | null;
  decision: Submission<never>;
}
const initialState: CertificationReviewState = {
  certifications: emptyLoad(),
  realNames: emptyLoad(),
  opened: null,
  license: null,
  number: null,
  decision: emptySubmission(),
};

export const waitingCertifications = defineResource<Waiting<CertificationRequest>>(
  'certificationReview',
  'certifications',
);
export const waitingRealNames = defineResource<Waiting<RealNameRequest>>('certificationReview', 'realNames');
export const decision = defineSubmission<Decision, never>('certificationReview', 'decision', []);

const slice = createSlice({
  name: 'certificationReview',
  initialState,
  reducers: {
    reviewOpened(state, { payload }: PayloadAction<ReviewSubject>) {
      state.opened = payload;
      state.license = null;
      state.number = null;
    },
    reviewClosed(state) {
      state.opened = null;
      state.license = null;
      state.number = null;
    },
    licenseFetched(state, { payload }: PayloadAction<string>) {
      state.license = payload;
    },
    licenseDropped(state) {
      state.license = null;
    },
    numberFetched(state, { payload }: PayloadAction<SubmittedNumber>) {
      if (state.opened?.kind === 'realName' && state.opened.id === payload.id) state.number = payload;
    },
    numberDropped(state) {
      state.number = null;
    },
  },
  extraReducers: (builder) => {
    addSubmission(builder, decision, (state) => state.decision);
    addResource(builder, waitingCertifications, (state) => state.certifications);
    addResource(builder, waitingRealNames, (state) => state.realNames);
  },
  selectors: {
    selectWaitingCertifications: (state) => state.certifications,
    selectWaitingRealNames: (state) => state.realNames,
    selectOpenedReview: (state) => state.opened,
    selectSubmittedLicense: (state) => state.license,
    selectSubmittedNumber: (state) => state.number,
    selectDecision: (state) => state.decision,
  },
});

export const { reviewOpened, reviewClosed, licenseFetched, licenseDropped, numberFetched, numberDropped } =
  slice.actions;
export const certificationReviewReducer = scoped('session', slice.reducer);
export const {
  selectWaitingCertifications,
  selectWaitingRealNames,
  selectOpenedReview,
  selectSubmittedLicense,
  selectSubmittedNumber,
  selectDecision,
} = slice.selectors;
