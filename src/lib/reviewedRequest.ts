import { type ActionReducerMapBuilder, createAction } from '@reduxjs/toolkit';
import { emptyLoad, type Load } from './loading.ts';
import { addResource, defineResource, type ResourceOf } from './resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission, type SubmissionOf } from './submission.ts';
import { addUnderWay, defineUnderWay, type UnderWay } from './underWay.ts';

/** Where the request stands, as the server says. */
type Status = 'none' | 'pending' | 'verified' | 'refused';
export type Reviewed = { readonly status: Status };

/** A request that the provider reviews (CON-1): certification of a company, real-name authentication of an account. */
export interface ReviewedRequest<T extends Reviewed, Field extends string> {
  status: Status | 'unknown';
  load: Load<T>;
  form: Submission<Field>;
  /** Not empty while it is being withdrawn. */
  underWay: string[];
}
export const emptyReviewedRequest = <T extends Reviewed, Field extends string>(): ReviewedRequest<T, Field> => ({
  status: 'unknown',
  load: emptyLoad(),
  form: emptySubmission(),
  underWay: [],
});

/**
 * Its machine's table. The loaded data determines the status; between two loads it follows what the person does. A
 * pending request cannot be changed, only withdrawn; once verified it stays verified.
 */
export function reviewedRequestTable(noun: string) {
  const sent = { submissionSubmitted: 'stays', submissionSucceeded: 'pending' } as const;
  return {
    initial: 'unknown',
    any: { crashed: 'stays', [`${noun}Loaded`]: ['none', 'pending', 'verified', 'refused'] },
    transitions: {
      unknown: {},
      none: sent,
      refused: sent,
      pending: { [`${noun}Withdrawn`]: 'none' },
      verified: {},
    },
  } as const;
}

/**
 * Its events: those of the resource `noun`, of the form `submission`, and of a withdrawal (`lib/underWay.ts`).
 * `sagas/steps/reviewedRequest.ts` performs them.
 *
 * @param fields - in form order; the server may refuse each separately.
 */
export function defineReviewedRequest<T extends Reviewed, Input, Field extends string>(
  flow: string,
  noun: string,
  fields: readonly Field[],
) {
  return {
    resource: defineResource<T>(flow, noun),
    form: defineSubmission<Input, Field>(flow, 'submission', fields),
    /** The person wants to withdraw the pending request. */
    withdrawalWanted: createAction(`${flow}/${noun}WithdrawalWanted`),
    withdrawal: defineUnderWay(flow, `${noun}Withdrawal`, (state: ReviewedRequest<T, Field>) => state.underWay),
    withdrawn: createAction(`${flow}/${noun}Withdrawn`),
  };
}
export type ReviewedRequestOf<T extends Reviewed, Input, Field extends string> = ReturnType<
  typeof defineReviewedRequest<T, Input, Field>
>;

/** Lets a slice hold a reviewed request, beside the machine that governs its status. */
export function addReviewedRequest<T extends Reviewed, Input, Field extends string>(
  builder: ActionReducerMapBuilder<ReviewedRequest<T, Field>>,
  {
    resource,
    form,
    withdrawal,
  }: {
    readonly resource: ResourceOf<T>;
    readonly form: SubmissionOf<Input, Field>;
    readonly withdrawal: UnderWay<ReviewedRequest<T, Field>>;
  },
): void {
  addSubmission(builder, form, (state) => state.form);
  builder.addMatcher(resource.loaded.match, (state, { payload }) => {
    state.status = payload.status;
  });
  addResource(builder, resource, (state) => state.load);
  addUnderWay(builder, withdrawal);
}
