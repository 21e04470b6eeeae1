import { currentLook } from '../shared/portal.js';
import { make } from './dom.js';
import { fileRowOf } from './supplierFiles.js';
import { filledIn, problemOf, rowOf, rowOfField } from './supplierRows.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * What a form asks for besides the phone number: fields, files, and agreement to the terms.
 * @typedef {import('./supplierCalls.js').FormField} FormField
 * @typedef {import('./supplierCalls.js').Agreement} Agreement
 * @typedef {import('./supplierRows.js').Row} Row
 * @typedef {import('./supplierFiles.js').Given} Given
 * @typedef {{ values: Record<string, string>, files: Record<string, Given[]>, isAgreed: boolean, wrong: string[] }} Filled
 */

/** The terms, in a section to open, with a checkbox. @param {Agreement} agreement */
function agreementOf({ title, paragraphs }) {
  const { lang } = currentLook();
  const text = supplierTexts();
  const row = rowOf('', make('input', { name: 'isAgreed', type: 'checkbox' }));
  row.row.className = 'row check';
  row.control.parentElement?.append(text.agree.replace('{title}', title[lang]));
  const terms = make('details', {}, make('summary', {}, text.read.replace('{title}', title[lang])));
  terms.append(...paragraphs.map((one) => make('p', {}, one[lang])));
  return { row, element: make('div', { className: 'agreement' }, row.row, terms) };
}

/**
 * @param {import('./supplierCalls.js').FormName} name
 * @param {{ fields: FormField[], agreement: Agreement }} asked
 * @param {import('./supplierFiles.js').Around} around
 */
export function formOf(name, { fields, agreement }, around) {
  const text = supplierTexts();
  const typed = fields.filter(({ type }) => type !== 'files').map((field) => ({ field, row: rowOfField(field) }));
  const filed = fields
    .filter(({ type }) => type === 'files')
    .map((field) => ({ field, row: fileRowOf(field, around) }));
  const agreed = agreementOf(agreement);
  const isAgreed = () => agreed.row.control instanceof HTMLInputElement && agreed.row.control.checked;
  const all = [...typed, ...filed, { field: { name: 'isAgreed' }, row: agreed.row }];
  const section = (/** @type {string} */ title, /** @type {readonly { row: Row }[]} */ rows) =>
    make('fieldset', {}, make('legend', {}, title), ...rows.map(({ row }) => row.row));
  const stepCompany = { supplier: text.stepCompany, certification: text.stepCertificate }[name];
  const wrongIn = (/** @type {readonly { row: Row }[]} */ rows) => rows.filter(({ row }) => row.isWrong()).length;
  /** Shows the problems of the given fields that can be detected here. @param {(name: string) => boolean} isMeant */
  const check = (isMeant) => {
    for (const { field, row } of typed) if (isMeant(field.name)) row.say(problemOf(field, row));
    for (const { field, row } of filed) if (isMeant(field.name)) row.say(row.problem());
    if (isMeant('isAgreed')) agreed.row.say(isAgreed() ? '' : text.mustAgree);
  };
  const values = () => Object.fromEntries(typed.map(({ field, row }) => [field.name, row.control.value]));
  const faults = (/** @type {number} */ count) => text.toMend.replace('{n}', String(count));

  return {
    drawn: [section(stepCompany, typed), section(text.stepFiles, filed)],
    agreement: agreed.element,
    isAgreed,
    isBegun: () => typed.some(({ field, row }) => filledIn(field, row) !== ''),
    rows: () => all.map(({ row }) => row),
    start: () => {
      for (const { row } of filed) row.start();
    },
    lose: () => {
      for (const { row } of filed) row.lose();
    },
    settled: async () => void (await Promise.all(filed.map(({ row }) => row.settled()))),
    check: () => check(() => true),
    /**
     * Shows a message next to a field; false if there is no such field.
     * @param {string} member
     * @param {string} message
     */
    say: (member, message) => {
      const found = all.find(({ field }) => field.name === member);
      found?.row.say(message);
      return found !== undefined;
    },
    values: () =>
      Object.fromEntries([
        ...typed.map(({ field, row }) => [field.name, filledIn(field, row)]).filter(([, value]) => value !== ''),
        ...filed.map(({ field, row }) => [field.name, row.kept()]),
      ]),
    draft: () => ({
      values: values(),
      files: Object.fromEntries(filed.map(({ field, row }) => [field.name, row.kept()])),
    }),
    /** @returns {Filled} */
    carry: () => ({
      values: values(),
      files: Object.fromEntries(filed.map(({ field, row }) => [field.name, row.carry()])),
      isAgreed: isAgreed(),
      wrong: all.filter(({ row }) => row.isWrong()).map(({ field }) => field.name),
    }),
    end: () => {
      for (const { row } of filed) row.end();
    },
    /** @param {Filled} filled */
    restore: (filled) => {
      for (const { field, row } of typed) row.fill(filled.values[field.name] ?? '');
      for (const { field, row } of filed) row.restore(filled.files[field.name] ?? []);
      if (agreed.row.control instanceof HTMLInputElement) agreed.row.control.checked = filled.isAgreed;
      check((name) => filled.wrong.includes(name));
    },
    company: () => {
      const missing = typed.filter(({ field, row }) => field.required && filledIn(field, row) === '').length;
      const wrong = wrongIn(typed);
      const said = missing > 0 ? text.toFill.replace('{n}', String(missing)) : text.filled;
      return { title: stepCompany, said: wrong > 0 ? faults(wrong) : said, isDone: missing === 0, isWrong: wrong > 0 };
    },
    files: () => {
      const counts = filed.map(({ row }) => row.count()).filter(({ isRequired }) => isRequired);
      const done = counts.filter((one) => one.done).length;
      const wrong = wrongIn(filed);
      const said = text.fileCount.replace('{all}', String(counts.length)).replace('{n}', String(done));
      return { said: wrong > 0 ? faults(wrong) : said, isDone: done === counts.length, isWrong: wrong > 0 };
    },
  };
}
