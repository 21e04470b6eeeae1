import * as z from 'zod/mini';
import { phoneNumber, smsCode } from './account.ts';
import { field, values } from './businessFields.ts';
import { defineCall } from './call.ts';
import { text } from './common.ts';

// The two public pages of SCM: a supplier registers, or hands in a certificate, without an account. `__tenant` names
// the company. None of these answers reveals whether a phone number or a company is known. The specification shows none
// of these paths.

/** The form's fields, as its resource's description defines them, and the agreement that the sender accepts. */
export const getSupplierForm = defineCall('getSupplierForm', 'GET /api/suppliers/forms/{form}', 'none', {
  shown: false,
  params: z.object({ form: z.enum(['supplier', 'certification']) }),
  response: z.object({ fields: z.array(field), agreement: z.object({ title: text, paragraphs: z.array(text) }) }),
});

const accessToken = z.string().check(z.minLength(1), z.maxLength(128));

/**
 * Uses up a code of purpose `supplier`. The token is valid for two hours and allows one form to be sent. 403 for a
 * wrong code.
 */
export const openSupplierAccess = defineCall('openSupplierAccess', 'POST /api/suppliers/access', 'none', {
  shown: false,
  body: z.object({ phoneNumber, code: smsCode }),
  response: z.object({
    accessToken: z.string(),
    /** In seconds. */
    expiresIn: z.number(),
  }),
});
/** A PDF, JPG or PNG below 5 MB for the form being filled in, at most ten. `name` is its `blobName` there. */
export const uploadSupplierFile = defineCall('uploadSupplierFile', 'POST /api/suppliers/files', 'none', {
  shown: false,
  encoding: 'multipart',
  body: z.object({ accessToken }),
  response: z.object({ name: z.string(), orgName: z.string() }),
});
/** The number of the submission, for later enquiries. */
const received = z.object({ number: z.string() });
/** `isAgreed`: the agreement was shown and agreed to; without that the form is refused. */
const form = z.object({ accessToken, values, isAgreed: z.boolean() });
/** Registers a supplier, who is then reviewed. 400 names its fields; 403 for a used token. */
export const registerSupplier = defineCall('registerSupplier', 'POST /api/suppliers/register', 'none', {
  shown: false,
  body: form,
  response: received,
});
/** Hands in a certificate, which is then reviewed. */
export const submitVendorCertification = defineCall(
  'submitVendorCertification',
  'POST /api/suppliers/certifications',
  'none',
  { shown: false, body: form, response: received },
);
