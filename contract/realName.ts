import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';
import { decisionOn, reviewed } from './review.ts';

// Real-name authentication of an account. None of these paths is shown by the specification.

/** What is filled in, and may be refused one by one. */
export const realNameFields = ['realName', 'idNumber'] as const;
export type RealNameField = (typeof realNameFields)[number];

export const realName = z.object({
  ...reviewed,
  realName: z.nullable(z.string()),
  /** First and last character only; the number itself is kept until the decision, for `getRealNameRequest` alone. */
  idNumber: z.nullable(z.string()),
});
export type RealName = z.output<typeof realName>;
export const getRealName = defineCall('getRealName', 'GET /api/console/real-name', 'host', {
  shown: false,
  response: realName,
});
/** Asks for real-name authentication, also again after a refusal or a withdrawal. The number's own check digit is verified. */
export const submitRealName = defineCall('submitRealName', 'POST /api/console/real-name/submit', 'host', {
  shown: false,
  body: z.object({
    realName: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
    idNumber: z.string().check(z.regex(/^\d{17}[\dX]$/)),
  }),
  response: emptyResponse,
});

/** Takes back what is pending; the name that was filled in stays. 403 for anything else. */
export const withdrawRealName = defineCall('withdrawRealName', 'POST /api/console/real-name/withdraw', 'host', {
  shown: false,
  response: emptyResponse,
});

export const realNameRequest = z.object({
  /** The account's. */
  id: z.string(),
  userName: z.string(),
  ...realName.shape,
  /** False for one that was submitted before numbers were kept for their review: nobody can judge by the mask, so it is asked for anew. */
  isNumberKept: z.optional(z.boolean()),
});
export type RealNameRequest = z.infer<typeof realNameRequest>;
/** For host administrators (AbpExtend.HostConsole), as the two below: what waits for their decision, the oldest first. */
export const listRealNames = defineCall('listRealNames', 'GET /api/console/real-names', 'host', {
  shown: false,
  query: z.object(pageRequest),
  response: pageOf(realNameRequest),
});
/** One of them, with its whole number: without it nothing can be decided. 404 for what is not pending. */
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
