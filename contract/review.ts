import * as z from 'zod/mini';

// Requests submitted by people and decided by host administrators: certification of companies, real names of accounts.

/** Also `none` after a withdrawal. */
export const reviewStatus = z.enum(['none', 'pending', 'verified', 'refused']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** Why it was refused, and the field to correct. Another backend may name fields that are not ours. */
export const reviewReason = z.object({ field: z.string(), reason: z.string() });
export type ReviewReason = z.infer<typeof reviewReason>;

/** Common fields of the answer about anything under review. */
export const reviewed = {
  status: reviewStatus,
  submittedTime: z.nullable(z.string()),
  reviewedTime: z.nullable(z.string()),
  /** How often it has been submitted. */
  attempt: z._default(z.number(), 0),
  reasons: z._default(z.array(reviewReason), []),
};

/**
 * The decision: approved without reasons, or refused with one for each field to correct. `attempt` is the one that was
 * reviewed: a decision about another one, or about a request that is no longer pending, is refused with 403.
 */
export const decisionOn = <Field extends string>(fields: readonly Field[]) =>
  z.object({
    attempt: z.int().check(z.minimum(1)),
    reasons: z._default(
      z
        .array(
          z.object({ field: z.enum(fields), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
        )
        .check(z.maxLength(fields.length)),
      [],
    ),
  });
