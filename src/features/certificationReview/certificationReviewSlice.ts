import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CertificationRequest } from '../../../contract/certification.ts';
import type { RealNameRequest } from '../../../contract/realName.ts';
import type { ReviewReason } from '../../../contract/review.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { scoped } from '../../lib/scope.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';

export type ReviewKind = 'certification' | 'realName';
/** What is being looked at. */
export interface ReviewSubject {
  readonly kind: ReviewKind;
  readonly id: string;
}
/** What was decided about it: approved where there are no reasons. */
export interface Decision extends ReviewSubject {
  readonly name: string;
  readonly attempt: number;
  readonly reasons: readonly ReviewReason[];
}
interface Waiting<T> {
  items: T[];
  totalCount: number;
}
interface CertificationReviewState {
  certifications: Load<Waiting<CertificationRequest>>;
  realNames: Load<Waiting<RealNameRequest>>;
  opened: ReviewSubject | null;
  /** Blob address of the licence of what is open. */
  license: string | null;
  decision: Submission<never>;
}
const initialState: CertificationReviewState = {
  certifications: emptyLoad(),
  realNames: emptyLoad(),
  opened: null,
  license: null,
  decision: emptySubmission(),
};

export const waitingCertifications = defineResource<Waiting<CertificationRequest>>(
  'certificationReview',
  'certifications',
);
export const waitingRealNames = defineResource<Waiting<RealNameRequest>>('certificationReview', 'realNames');
export const decision = defineSubmission<Decision, never>('certificationReview', 'decision', []);

function close(state: CertificationReviewState): void {
  state.opened = null;
  state.license = null;
}

const slice = createSlice({
  name: 'certificationReview',
  initialState,
  reducers: {
    reviewOpened(state, { payload }: PayloadAction<ReviewSubject>) {
      state.opened = payload;
      state.license = null;
    },
    reviewClosed: close,
    licenseFetched(state, { payload }: PayloadAction<string>) {
      state.license = payload;
    },
    licenseDropped(state) {
      state.license = null;
    },
  },
  extraReducers: (builder) => {
    addSubmission(builder, decision, (state) => state.decision);
    builder.addMatcher(decision.succeeded.match, close);
    addResource(builder, waitingCertifications, (state) => state.certifications);
    addResource(builder, waitingRealNames, (state) => state.realNames);
  },
  selectors: {
    selectWaitingCertifications: (state) => state.certifications,
    selectWaitingRealNames: (state) => state.realNames,
    selectOpenedReview: (state) => state.opened,
    selectSubmittedLicense: (state) => state.license,
    selectDecision: (state) => state.decision,
  },
});

export const { reviewOpened, reviewClosed, licenseFetched, licenseDropped } = slice.actions;
export const certificationReviewReducer = scoped('account', slice.reducer);
export const {
  selectWaitingCertifications,
  selectWaitingRealNames,
  selectOpenedReview,
  selectSubmittedLicense,
  selectDecision,
} = slice.selectors;
