import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emptyResponse, idParams, pageOf, pageRequest } from './common.ts';
import { decisionOn, reviewed } from './review.ts';
import { attachment } from './tasks.ts';

// Certification of a company as an organisation. The specification shows none of these paths: they were chosen by analogy.

/** The fields of the form, each of which may be refused separately. */
export const certificationFields = ['companyName', 'creditCode', 'legalPerson', 'address', 'license'] as const;
export type CertificationField = (typeof certificationFields)[number];

/** An event in a certification's history. */
export const certificationEvent = z.object({
  id: z.string(),
  kind: z.enum(['submitted', 'withdrawn', 'verified', 'refused']),
  attempt: z.number(),
  /** Null for the platform. */
  actorName: z.nullable(z.string()),
  creationTime: z.string(),
});
export type CertificationEvent = z.infer<typeof certificationEvent>;

const facts = {
  companyName: z.nullable(z.string()),
  creditCode: z.nullable(z.string()),
  legalPerson: z.nullable(z.string()),
  address: z.nullable(z.string()),
};
export const certification = z.object({
  ...reviewed,
  ...facts,
  license: z.optional(z.nullable(attachment)),
  /** Newest first. */
  history: z._default(z.array(certificationEvent), []),
});
export type Certification = z.output<typeof certification>;
export const getCertification = defineCall('getCertification', 'GET /api/console/certification', 'tenant', {
  shown: false,
  response: certification,
});
/** Requests certification, also again after a refusal; 403 while one is pending or verified. */
export const submitCertification = defineCall(
  'submitCertification',
  'POST /api/console/certification/submit',
  'tenant',
  {
    shown: false,
    body: z.object({
      companyName: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
      /** Unified social credit code: 18 characters, no I, O, S, V, Z; its check character (GB 32100) is verified. */
      creditCode: z.string().check(z.regex(/^[0-9A-HJ-NP-RTUW-Y]{18}$/)),
      legalPerson: z.string().check(z.trim(), z.minLength(2), z.maxLength(50)),
      address: z.string().check(z.trim(), z.minLength(4), z.maxLength(200)),
      /** A picture that the caller has uploaded as an attachment, or the one submitted earlier. */
      license: attachment,
    }),
    response: emptyResponse,
  },
);
/** Withdraws a pending request; its values stay. 403 for anything else. */
export const withdrawCertification = defineCall(
  'withdrawCertification',
  'POST /api/console/certification/withdraw',
  'tenant',
  { shown: false, response: emptyResponse },
);
/** The picture of the licence that was submitted; 404 if there is none. */
export const getCertificationLicense = defineCall(
  'getCertificationLicense',
  'GET /api/console/certification/license',
  'tenant',
  { shown: false, response: emptyResponse },
);

export const certificationRequest = z.object({
  /** The company's. */
  id: z.string(),
  tenantName: z.string(),
  ...reviewed,
  ...facts,
  hasLicense: z.boolean(),
});
export type CertificationRequest = z.infer<typeof certificationRequest>;
/**
 * For host administrators (AbpExtend.HostConsole), like the two below: requests waiting for their decision, oldest
 * first.
 */
export const listCertifications = defineCall('listCertifications', 'GET /api/console/certifications', 'host', {
  shown: false,
  query: z.object(pageRequest),
  response: pageOf(certificationRequest),
});
/** The company's administrators are notified of the decision. */
export const reviewCertification = defineCall(
  'reviewCertification',
  'POST /api/console/certifications/{id}/review',
  'host',
  { shown: false, params: idParams, body: decisionOn(certificationFields), response: emptyResponse },
);
export const getSubmittedLicense = defineCall(
  'getSubmittedLicense',
  'GET /api/console/certifications/{id}/license',
  'host',
  { shown: false, params: idParams, response: emptyResponse },
);
