import { call } from '../shared/calls.js';
import { sayDirty } from '../shared/portal.js';
import { isCreditCode } from './creditCode.js';
import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The public pages for suppliers: nobody is signed in. There is no call that takes a registration, so the page checks what
 * is filled in and puts it into a file, which the supplier sends.
 * @typedef {{ code: string, name: string, children?: Area[] }} Area
 * @typedef {HTMLInputElement | HTMLSelectElement} Field
 */

/** @param {string} name @param {Field} field */
const labelled = (name, field) => make('label', {}, name, field);

/** @param {HTMLSelectElement} select @param {readonly Area[]} areas */
function offer(select, areas) {
  const first = make('option', { value: '' }, supplierTexts().choose);
  select.replaceChildren(first, ...areas.map(({ name }) => make('option', { value: name }, name)));
}

/** Two lists, the second of which depends on the first. */
function regionFields() {
  const province = make('select');
  const city = make('select');
  /** @type {Area[]} */
  let areas = [];
  offer(province, areas);
  offer(city, areas);
  province.addEventListener('change', () =>
    offer(city, areas.find(({ name }) => name === province.value)?.children ?? []),
  );
  call('/api/area/get-areas', { tenant: '' }).then(
    ({ items }) => {
      areas = items;
      offer(province, areas);
    },
    // Without the list the rest of the form can still be filled in.
    () => undefined,
  );
  return { province, city };
}

/** Whose suppliers these are, if the address says so. @param {HTMLElement} place */
async function nameCompany(place) {
  const tenant = new URLSearchParams(location.search).get('tenantId');
  if (!tenant) return;
  const company = await call('/api/home/getcompany', { tenant }).catch(() => null);
  if (company) place.textContent = supplierTexts().for.replace('{name}', company.name);
}

/** @param {string} name @param {string} text */
function saveFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  make('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/**
 * @param {HTMLElement} place
 * @param {string} heading
 * @param {Readonly<Record<string, Field>>} fields by what they are called
 * @param {(() => string) | null} alsoWrong
 * @param {HTMLElement | null} more
 * @param {() => string[]} moreLines
 */
function showSheet(place, heading, fields, alsoWrong, more, moreLines) {
  const text = supplierTexts();
  const company = make('p', { className: 'quiet' });
  const refused = make('p', { className: 'bad', role: 'alert' });
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    const missing = Object.entries(fields).filter(([, { value }]) => value.trim() === '');
    const names = missing.map(([name]) => name).join(', ');
    refused.textContent = names ? text.required.replace('{names}', names) : (alsoWrong?.() ?? '');
    if (refused.textContent) return;
    const lines = Object.entries(fields).map(([name, { value }]) => `${name}: ${value}`);
    saveFile(`${heading}.txt`, [heading, company.textContent, ...lines, ...moreLines(), ''].join('\n'));
    sayDirty(false);
  };
  const controls = Object.entries(fields).map(([name, field]) => labelled(name, field));
  const submit = make('button', { type: 'submit', className: 'main' }, text.save);
  const form = make('form', { noValidate: true, onsubmit: save, oninput: () => sayDirty(true) }, ...controls, more);
  form.append(refused, make('div', { className: 'actions' }, submit));
  place.append(make('h1', {}, heading), company, make('p', {}, text.how), form);
  document.title = heading;
  void nameCompany(company);
  return () => sayDirty(false);
}

/** `/supplier/createSupplierPC`. @param {HTMLElement} place */
export function showRegistration(place) {
  const text = supplierTexts();
  const { province, city } = regionFields();
  const code = make('input', { maxLength: 18, autocapitalize: 'characters' });
  const fields = {
    [text.company]: make('input', { maxLength: 100 }),
    [text.code]: code,
    [text.province]: province,
    [text.city]: city,
    [text.contact]: make('input', { maxLength: 50 }),
    [text.phone]: make('input', { type: 'tel', maxLength: 20 }),
  };
  const alsoWrong = () => (isCreditCode(code.value.trim().toUpperCase()) ? '' : text.badCode);
  return showSheet(place, text.registration, fields, alsoWrong, null, () => []);
}

/** `/supplier/createVendorCertificationPC`. @param {HTMLElement} place */
export function showCertification(place) {
  const text = supplierTexts();
  const names = [text.licence, text.quality, text.bank, text.tax, text.report];
  const boxes = names.map((name) => ({ name, box: make('input', { type: 'checkbox' }) }));
  const more = make(
    'fieldset',
    {},
    make('legend', {}, text.documents),
    ...boxes.map(({ name, box }) => make('label', { className: 'check' }, box, name)),
  );
  const fields = {
    [text.company]: make('input', { maxLength: 100 }),
    [text.contact]: make('input', { maxLength: 50 }),
  };
  const lines = () => boxes.map(({ name, box }) => `[${box.checked ? 'x' : ' '}] ${name}`);
  return showSheet(place, text.certification, fields, null, more, lines);
}
