import { call } from '../shared/calls.js';

/**
 * What a form asks, as the server describes it.
 * @typedef {{ zh: string, en: string }} Text
 * @typedef {{
 *   name: string, type: string, label: Text, required?: boolean, max?: number,
 *   options?: { value: string, label: Text }[],
 * }} FormField
 * @typedef {{ blobName: string, fileName: string }} KeptFile
 */

/** Whose suppliers these are, if the address says so. */
export const company = () => new URLSearchParams(location.search).get('tenantId') ?? '';

/** @param {'supplier' | 'certification'} form @returns {Promise<FormField[]>} */
export const fieldsOf = async (form) => (await call(`/api/suppliers/forms/${form}`, { tenant: company() })).fields;

/** @param {string} phoneNumber @returns {Promise<{ resendAfter: number }>} */
export const sendCode = (phoneNumber) =>
  call('/api/send-sms/vcode', { method: 'POST', tenant: '', body: { phoneNumber, purpose: 'supplier' } });

/** The token that lets one form be sent. @param {string} phoneNumber @param {string} code @returns {Promise<string>} */
export const openAccess = async (phoneNumber, code) => {
  const how = { method: /** @type {const} */ ('POST'), tenant: company(), body: { phoneNumber, code } };
  return (await call('/api/suppliers/access', how)).accessToken;
};

/** @param {string} accessToken @param {File} file @returns {Promise<KeptFile>} */
export async function uploadFile(accessToken, file) {
  const body = new FormData();
  body.append('accessToken', accessToken);
  body.append('file', file);
  const { name, orgName } = await call('/api/suppliers/files', { method: 'POST', tenant: company(), body });
  return { blobName: name, fileName: orgName };
}

const PATHS = { supplier: '/api/suppliers/register', certification: '/api/suppliers/certifications' };
/** @param {'supplier' | 'certification'} form @param {string} accessToken @param {Record<string, unknown>} values */
export const sendForm = (form, accessToken, values) =>
  call(PATHS[form], { method: 'POST', tenant: company(), body: { accessToken, values } });
