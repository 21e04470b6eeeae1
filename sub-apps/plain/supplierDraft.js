import { company } from './supplierCalls.js';

/**
 * The input, kept on this device as long as the access is valid: it contains neither the phone number nor its code,
 * only what the access lets be sent once.
 * @typedef {import('./supplierCalls.js').KeptFile} KeptFile
 * @typedef {{ until: number, accessToken: string, values: Record<string, string>, files: Record<string, KeptFile[]> }} Draft
 */

/** @param {string} form */
const keyOf = (form) => `supplier-draft-${form}-${company()}`;

/** The initial content of the page from a draft. @param {Draft} draft @returns {import('./supplierForm.js').Filled} */
export function filledOf({ values, files }) {
  const given = Object.entries(files).map(([field, kept]) => [
    field,
    kept.map((one) => ({ name: one.fileName, kept: one })),
  ]);
  return { values, files: Object.fromEntries(given), isAgreed: false, wrong: [] };
}

/** @param {string} form @param {Draft} draft */
export function keepDraft(form, draft) {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Storage is full or not allowed: the page itself still holds everything.
  }
}

/** @param {string} form */
export function dropDraft(form) {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // If storage is not allowed, nothing was stored.
  }
}

/** The draft of a form; one whose access has expired is gone. @param {string} form @returns {Draft | null} */
export function keptDraft(form) {
  try {
    /** @type {Draft | null} */
    const draft = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    if (draft && draft.until > Date.now()) return draft;
  } catch {
    // Not one of ours.
  }
  dropDraft(form);
  return null;
}

/**
 * Notices when another tab has sent the form that this one also edits: the draft with the same access disappears before
 * it expires.
 * @param {string} form
 * @param {() => string | null} token
 * @param {() => void} tell
 * @returns {() => void} ends it
 */
export function watchSending(form, token, tell) {
  const look = (/** @type {StorageEvent} */ { key, oldValue, newValue }) => {
    if (key !== keyOf(form) || newValue !== null) return;
    try {
      /** @type {Draft | null} */
      const gone = JSON.parse(oldValue ?? 'null');
      if (gone && gone.until > Date.now() && gone.accessToken === token()) tell();
    } catch {
      // Not one of ours.
    }
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
