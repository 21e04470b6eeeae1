import * as z from 'zod/mini';
import { type ReviewReason, reviewReason } from '../../../../contract/review.ts';
import { businessError } from '../../errors/apiError.ts';
import { ERROR_CODES } from '../../errors/codes.ts';

const stored = z.array(reviewReason);

/** The reasons of a refusal as they are stored: the JSON text of a list. */
export const reasonsIn = (text: string): ReviewReason[] => stored.parse(JSON.parse(text));

/** The changes that a decision makes to what it is about: refused if there are reasons. */
export function decided(reasons: readonly ReviewReason[], now: Date) {
  const status = reasons.length === 0 ? ('verified' as const) : ('refused' as const);
  return { status, reasons: JSON.stringify(reasons), reviewed_time: now };
}

/** 403: what the reviewer looked at has since been withdrawn, resubmitted or decided. */
export const lookedAtAnother = () =>
  businessError(ERROR_CODES.reviewOutdated, {
    en: 'This has been withdrawn, submitted again or decided in the meantime.',
    zh: '该申请已被撤回、重新提交或已有审核结果。',
  });

/** 403: what is to be withdrawn no longer awaits a decision. */
export const nothingPending = () =>
  businessError(ERROR_CODES.nothingPending, {
    en: 'There is nothing to withdraw: it has been decided or withdrawn in the meantime.',
    zh: '没有可撤回的申请：已有审核结果或已撤回。',
  });
