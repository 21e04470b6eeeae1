import { currentLook } from '../shared/portal.js';
import { isCreditCode } from './creditCode.js';
import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * Fields of the supplier pages, each with its name before it and its problem after it.
 * @typedef {import('./supplierCalls.js').FormField} FormField
 * @typedef {HTMLInputElement | HTMLSelectElement} Control
 * @typedef {{
 *   control: Control, row: HTMLElement,
 *   say: (problem: string) => void, isWrong: () => boolean,
 *   fill: (value: string) => void,
 * }} Row `fill` sets a value as if it had been typed.
 */

/** The name of a field, with a mark if it is required. @param {Pick<FormField, 'label' | 'required'>} field */
export const nameOf = ({ label, required }) => `${label[currentLook().lang]}${required ? ' *' : ''}`;

/** @param {string} name @param {Control} control @param {...Node} more @returns {Row} */
export function rowOf(name, control, ...more) {
  const problem = make('span', { className: 'bad', role: 'alert', id: `${control.name}-problem` });
  control.setAttribute('aria-describedby', problem.id);
  const say = (/** @type {string} */ text) => {
    problem.textContent = text;
    control.setAttribute('aria-invalid', String(text !== ''));
  };
  control.addEventListener('input', () => say(''));
  const label = make('label', {}, name !== '' && make('span', {}, name), control);
  const row = make('div', { className: 'row' }, label, ...more, problem);
  const fill = (/** @type {string} */ value) => {
    control.value = value;
    control.dispatchEvent(new Event('change'));
  };
  return { control, row, say, isWrong: () => problem.textContent !== '', fill };
}

/** @param {FormField} field @returns {Control} */
function controlOf({ name, type, options = [], max }) {
  const { lang } = currentLook();
  if (type === 'choice') {
    const first = make('option', { value: '' }, supplierTexts().choose);
    const others = options.map(({ value, label }) => make('option', { value }, label[lang]));
    return make('select', { name }, first, ...others);
  }
  const kind = { date: 'date', email: 'email' }[type] ?? 'text';
  return make('input', { name, type: kind, maxLength: max ?? 120 });
}

/** The row of a field that the server describes; a credit code has a character counter. @param {FormField} field */
export function rowOfField(field) {
  const control = controlOf(field);
  if (field.name !== 'creditCode') return rowOf(nameOf(field), control);
  const counter = make('small', { className: 'counter quiet', id: `${field.name}-count` });
  const row = rowOf(nameOf(field), control, counter);
  control.setAttribute('aria-describedby', `${control.getAttribute('aria-describedby')} ${counter.id}`);
  const count = () => {
    counter.textContent = `${filledIn(field, row).length} / ${field.max}`;
  };
  // Setting a value programmatically fires `change`, typing fires `input`.
  for (const event of ['input', 'change']) control.addEventListener(event, count);
  count();
  return row;
}

/** The field's value, as it is sent. @param {FormField} field @param {Row} row */
export function filledIn({ name }, { control }) {
  const value = control.value.trim();
  return name === 'creditCode' ? value.toUpperCase() : value;
}

/** A value's problem that can be detected here; empty if there is none. @param {FormField} field @param {Row} row */
export function problemOf(field, row) {
  const text = supplierTexts();
  const value = filledIn(field, row);
  if (value === '') return field.required ? text.required.replace('{label}', field.label[currentLook().lang]) : '';
  return field.name === 'creditCode' && !isCreditCode(value) ? text.badCredit : '';
}
