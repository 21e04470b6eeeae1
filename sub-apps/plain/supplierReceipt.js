import { company } from './supplierCalls.js';

/**
 * The number of what was sent, kept by the tab until another form is begun: a reload loses it no more. Nothing else is kept of a
 * form once it is sent.
 * @param {string} form
 */
const keyOf = (form) => `supplier-sent-${form}-${company()}`;

/** @param {string} form @param {string} number */
export function keepReceipt(form, number) {
  try {
    sessionStorage.setItem(keyOf(form), number);
  } catch {
    // Where nothing may be kept it stands there until the page is left.
  }
}

/** Empty where nothing was sent. @param {string} form */
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
    // Nothing is kept there.
  }
}
