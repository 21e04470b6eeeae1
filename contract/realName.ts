import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';
import { decisionOn, reviewed } from './review.ts';

// Real-name authentication of an account. None of these paths is shown by the specification.

/** The fields of the form, each of which may be refused separately. */
export const realNameFields = ['realName', 'idNumber'] as const;
export type RealNameField = (typeof realNameFields)[number];

export const realName = z.object({
  ...reviewed,
  realName: z.nullable(z.string()),
  /** First and last character only; the number itself is stored until the decision, for `getRealNameRequest` alone. */
  idNumber: z.nullable(z.string()),
});
export type RealName = z.output<typeof realName>;
export const getRealName = defineCall('getRealName', 'GET /api/console/real-name', 'host', {
  shown: false,
  response: realName,
});
/**
 * Requests real-name authentication, also again after a refusal or a withdrawal. The number's own check digit is
 * verified.
 */
export const submitRealName = defineCall('submitRealName', 'POST /api/console/real-name/submit', 'host', {
  shown: false,
  body: z.object({
    realName: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
    idNumber: z.string().check(z.regex(/^\d{17}[\dX]$/)),
  }),
  response: emptyResponse,
});

/** Withdraws a pending request; the name stays. 403 for anything else. */
export const withdrawRealName = defineCall('withdrawRealName', 'POST /api/console/real-name/withdraw', 'host', {
  shown: false,
  response: emptyResponse,
});

export const realNameRequest = z.object({
  /** The account's. */
  id: z.string(),
  userName: z.string(),
  ...realName.shape,
  /**
   * False for a request submitted before numbers were stored for review: a masked number cannot be judged, so it is
   * requested again.
   */
  isNumberKept: z.optional(z.boolean()),
});
export type RealNameRequest = z.infer<typeof realNameRequest>;
/**
 * For host administrators (AbpExtend.HostConsole), like the two below: requests waiting for their decision, oldest
 * first.
 */
export const listRealNames = defineCall('listRealNames', 'GET /api/console/real-names', 'host', {
  shown: false,
  query: z.object(pageRequest),
  response: pageOf(realNameRequest),
});
/** One of them, with its full number, which a decision needs. 404 if it is not pending. */
export const getRealNameRequest = defineCall('getRealNameRequest', 'GET /api/console/real-names/{id}', 'host', {
  shown: false,
  params: idParams,
  response: realNameRequest,
});
export const reviewRealName = defineCall('reviewRealName', 'POST /api/console/real-names/{id}/review', 'host', {
  shown: false,
  params: idParams,
  body: decisionOn(realNameFields),
  response: emptyResponse,
});
