import { company } from './supplierCalls.js';

/**
 * The submission's number, kept by the tab until another form is started, so that a reload does not lose it. Nothing
 * else of a form is kept once it has been sent.
 * @param {string} form
 */
const keyOf = (form) => `supplier-sent-${form}-${company()}`;

/** @param {string} form @param {string} number */
export function keepReceipt(form, number) {
  try {
    sessionStorage.setItem(keyOf(form), number);
  } catch {
    // If storage is not allowed, it is shown until the page is left.
  }
}

/** Empty if nothing was sent. @param {string} form */
export function keptReceipt(form) {
  try {
    return sessionStorage.getItem(keyOf(form)) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} form */
export function dropReceipt(form) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was stored.
  }
}
