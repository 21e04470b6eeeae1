import { call, change } from '../shared/calls.js';
import { sendFile } from '../shared/uploading.js';

/**
 * A form as the server describes it.
 * @typedef {{ zh: string, en: string }} Text
 * @typedef {{
 *   name: string, type: string, label: Text, required?: boolean, max?: number,
 *   options?: { value: string, label: Text }[],
 * }} FormField
 * @typedef {{ title: Text, paragraphs: Text[] }} Agreement
 * @typedef {{ blobName: string, fileName: string }} KeptFile
 * @typedef {{ accessToken: string, expiresIn: number }} Access
 * @typedef {{ fields: FormField[], agreement: Agreement }} Asked
 * @typedef {'supplier' | 'certification'} FormName
 */

/** The company whose suppliers these are, if the address names one. */
export const company = () => new URLSearchParams(location.search).get('tenantId') ?? '';

/** @param {FormName} form @returns {Promise<Asked>} */
export const fetchForm = (form) => call(`/api/suppliers/forms/${form}`, { tenant: company() });

/** @param {string} phoneNumber @returns {Promise<{ resendAfter: number }>} */
export const sendCode = (phoneNumber) =>
  change('/api/send-sms/vcode', { tenant: '', body: { phoneNumber, purpose: 'supplier' } });

/**
 * Obtains the access that lets one form be sent.
 * @param {string} phoneNumber
 * @param {string} code
 * @returns {Promise<Access>}
 */
export const openAccess = (phoneNumber, code) =>
  change('/api/suppliers/access', { tenant: company(), body: { phoneNumber, code } });

/**
 * @param {string} accessToken
 * @param {File} file
 * @param {(share: number) => void} tell
 * @returns {{ kept: Promise<KeptFile>, cancel: () => void }}
 */
export function uploadFile(accessToken, file, tell) {
  const body = new FormData();
  body.append('accessToken', accessToken);
  body.append('file', file);
  const end = new AbortController();
  const kept = sendFile('/api/suppliers/files', body, { tenant: company(), tell, signal: end.signal });
  return { kept, cancel: () => end.abort() };
}

const PATHS = { supplier: '/api/suppliers/register', certification: '/api/suppliers/certifications' };
/**
 * Sends a form; resolves with the number of the submission.
 * @param {FormName} form
 * @param {{ accessToken: string, isAgreed: boolean, values: Record<string, unknown> }} body
 * @returns {Promise<{ number: string }>}
 */
export const sendForm = (form, body) => change(PATHS[form], { tenant: company(), body });
