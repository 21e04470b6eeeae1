import { currentLook } from '../shared/portal.js';
import { isCreditCode } from './creditCode.js';
import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * Fields of the supplier pages, each with its name before and what is wrong with it behind.
 * @typedef {import('./supplierCalls.js').FormField} FormField
 * @typedef {HTMLInputElement | HTMLSelectElement} Control
 * @typedef {{ control: Control, row: HTMLElement, say: (problem: string) => void }} Row
 */

const FILES = '.pdf,.jpg,.jpeg,.png';

/** @param {string} name @param {Control} control @param {...Node} more @returns {Row} */
export function rowOf(name, control, ...more) {
  const problem = make('span', { className: 'bad', role: 'alert', id: `${control.name}-problem` });
  control.setAttribute('aria-describedby', problem.id);
  const say = (/** @type {string} */ text) => {
    problem.textContent = text;
    control.setAttribute('aria-invalid', String(text !== ''));
  };
  control.addEventListener('input', () => say(''));
  return { control, row: make('div', {}, make('label', {}, name, control), ...more, problem), say };
}

/** @param {FormField} field @returns {Control} */
function controlOf({ name, type, options = [], max }) {
  const { lang } = currentLook();
  if (type === 'choice') {
    const first = make('option', { value: '' }, supplierTexts().choose);
    const others = options.map(({ value, label }) => make('option', { value }, label[lang]));
    return make('select', { name }, first, ...others);
  }
  if (type === 'files') return make('input', { name, type: 'file', accept: FILES, multiple: max !== 1 });
  const kind = { date: 'date', email: 'email' }[type] ?? 'text';
  return make('input', { name, type: kind, maxLength: max ?? 120 });
}

/** The row of a field that the server describes. @param {FormField} field */
export function rowOfField(field) {
  const name = `${field.label[currentLook().lang]}${field.required ? ' *' : ''}`;
  const hint = supplierTexts().files.replace('{max}', String(field.max ?? 1));
  const hints = field.type === 'files' ? [make('small', { className: 'quiet' }, hint)] : [];
  return rowOf(name, controlOf(field), ...hints);
}

/** The files that have been chosen. @param {Row} row @returns {File[]} */
export const filesOf = ({ control }) => (control instanceof HTMLInputElement ? [...(control.files ?? [])] : []);

/** What is wrong with what was filled in, as far as it can be told here; empty if nothing is. @param {FormField} field @param {Row} row */
export function problemOf({ name, type, label, required, max = 1 }, row) {
  const text = supplierTexts();
  const value = row.control.value.trim();
  const isEmpty = type === 'files' ? filesOf(row).length === 0 : value === '';
  if (isEmpty) return required ? text.required.replace('{label}', label[currentLook().lang]) : '';
  if (name === 'creditCode' && !isCreditCode(value.toUpperCase())) return text.badCredit;
  if (type === 'files' && filesOf(row).length > max) return text.tooManyFiles.replace('{max}', String(max));
  return '';
}
