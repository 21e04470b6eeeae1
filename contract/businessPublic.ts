import * as z from 'zod/mini';
import { phoneNumber, smsCode } from './account.ts';
import { values } from './businessFields.ts';
import { defineCall } from './call.ts';
import { emptyResponse } from './common.ts';

// The two public pages of SCM: a supplier registers, or hands in a certificate, without an account. `__tenant` names the company.
// None of these answers tells whether a phone number or a company is known. The specification shows none of these paths.

/** What a supplier fills in; `phone` is the number that was verified. */
export const SUPPLIER_FIELDS = [
  ...['name', 'creditCode', 'category', 'address', 'contact', 'email'],
  ...['licence', 'permit', 'certificate', 'catalogue'],
] as const;
/** Of these, what a registration without an account must have, beside what every supplier has. */
export const SUPPLIER_PROOFS = ['licence', 'permit', 'certificate'] as const;
/** What is filled in for a certificate. */
export const CERTIFICATION_FIELDS = [
  ...['title', 'kind', 'company', 'creditCode', 'serial', 'issuer', 'issuedOn', 'validUntil', 'contact', 'files'],
] as const;

const accessToken = z.string().check(z.minLength(1), z.maxLength(128));

/** Uses up a code of purpose `supplier`. The token holds for two hours and lets one form be sent. 403 for a wrong code. */
export const openSupplierAccess = defineCall('openSupplierAccess', 'POST /api/suppliers/access', 'none', {
  shown: false,
  body: z.object({ phoneNumber, code: smsCode }),
  response: z.object({
    accessToken: z.string(),
    /** In seconds. */
    expiresIn: z.number(),
  }),
});
/** A PDF, JPG or PNG below 5 MB for the form that is being filled in, at most ten of them. `name` is its `blobName` there. */
export const uploadSupplierFile = defineCall('uploadSupplierFile', 'POST /api/suppliers/files', 'none', {
  shown: false,
  encoding: 'multipart',
  body: z.object({ accessToken }),
  response: z.object({ name: z.string(), orgName: z.string() }),
});
const form = z.object({ accessToken, values });
/** Registers a supplier, who is then reviewed. 400 names the fields of `SUPPLIER_FIELDS`; 403 for a token that is used up. */
export const registerSupplier = defineCall('registerSupplier', 'POST /api/suppliers/register', 'none', {
  shown: false,
  body: form,
  response: emptyResponse,
});
/** Hands in a certificate, which is then reviewed; the fields are those of `CERTIFICATION_FIELDS`. */
export const submitVendorCertification = defineCall(
  'submitVendorCertification',
  'POST /api/suppliers/certifications',
  'none',
  { shown: false, body: form, response: emptyResponse },
);
