import { CallFailure, call } from '../shared/calls.js';
import { sayDirty } from '../shared/portal.js';
import { make } from './dom.js';
import { company, fieldsOf, openAccess, sendCode, sendForm, uploadFile } from './supplierCalls.js';
import { filesOf, problemOf, rowOf, rowOfField } from './supplierRows.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The public pages for suppliers: nobody is signed in. What a form asks is said by the server; a phone number is verified
 * before it is sent, and what was sent is reviewed inside.
 * @typedef {import('./supplierCalls.js').FormField} FormField
 * @typedef {import('./supplierRows.js').Row} Row
 * @typedef {'supplier' | 'certification'} FormName
 */

const PHONE = /^1\d{10}$/;
const CODE = /^\d{6}$/;
/** How a token that is used up or too old is refused. */
const ENDED = 'Atrium:SupplierAccessEnded';

/** What the server says, or that nobody answered. @param {unknown} error */
const saidOf = (error) => (error instanceof CallFailure && error.message) || supplierTexts().failed;

/** Whose suppliers these are, if the address says so. @param {HTMLElement} place */
async function nameCompany(place) {
  const text = supplierTexts();
  const named = company() ? await call('/api/home/getcompany', { tenant: company() }).catch(() => null) : null;
  place.textContent = named ? text.for.replace('{name}', named.name) : text.nobody;
}

/** Sends a code, and lets nobody ask again too soon. @param {Row} phone @param {HTMLButtonElement} button @param {HTMLElement} said */
async function askForCode(phone, button, said) {
  const text = supplierTexts();
  const number = phone.control.value.trim();
  if (!PHONE.test(number)) {
    phone.say(text.badPhone);
    phone.control.focus();
    return;
  }
  button.disabled = true;
  try {
    let { resendAfter: seconds } = await sendCode(number);
    said.textContent = text.sent;
    const timer = window.setInterval(() => {
      seconds -= 1;
      button.disabled = seconds > 0;
      button.textContent = seconds > 0 ? text.sendAgain.replace('{seconds}', String(seconds)) : text.send;
      if (seconds <= 0) window.clearInterval(timer);
    }, 1000);
  } catch (error) {
    button.disabled = false;
    phone.say(saidOf(error));
  }
}

/** The phone number and its code. */
function verification() {
  const text = supplierTexts();
  const phone = rowOf(`${text.phone} *`, make('input', { name: 'phone', type: 'tel', maxLength: 11 }));
  const said = make('small', { className: 'quiet', role: 'status' });
  const button = make('button', { type: 'button', onclick: () => askForCode(phone, button, said) }, text.send);
  const digits = { name: 'code', inputMode: 'numeric', autocomplete: 'one-time-code', maxLength: 6 };
  const code = rowOf(`${text.code} *`, make('input', digits), button, said);
  /** @type {string | null} */
  let token = null;
  return {
    phone,
    code,
    check: () => {
      phone.say(PHONE.test(phone.control.value.trim()) ? '' : text.badPhone);
      code.say(token !== null || CODE.test(code.control.value.trim()) ? '' : text.badCode);
    },
    open: async () => {
      token ??= await openAccess(phone.control.value.trim(), code.control.value.trim());
      return token;
    },
    end: () => {
      token = null;
    },
  };
}

/** What has been filled in, its files uploaded. @param {readonly FormField[]} fields @param {ReadonlyMap<string, Row>} rows @param {string} token */
async function valuesOf(fields, rows, token) {
  /** @type {Record<string, unknown>} */
  const values = {};
  for (const { name, type } of fields) {
    const row = rows.get(name);
    if (!row) continue;
    if (type !== 'files') {
      const value = row.control.value.trim();
      if (value) values[name] = name === 'creditCode' ? value.toUpperCase() : value;
      continue;
    }
    const kept = [];
    for (const file of filesOf(row)) {
      kept.push(
        await uploadFile(token, file).catch((error) => {
          // It is the field's that the file was chosen in.
          error.problems = error.problems.map((/** @type {object} */ one) => ({ ...one, members: [name] }));
          throw error;
        }),
      );
    }
    values[name] = kept;
  }
  return values;
}

/** @param {HTMLElement} place @param {FormName} name @param {string} heading */
function showSheet(place, name, heading) {
  const text = supplierTexts();
  const whose = make('p', { className: 'quiet' });
  const refused = make('p', { className: 'bad', role: 'alert' });
  const submit = make('button', { type: 'submit', className: 'main' }, text.submit);
  const verified = verification();
  const rows = new Map([
    ['phone', verified.phone],
    ['code', verified.code],
  ]);
  /** @type {FormField[]} */
  let fields = [];

  const focusFirstFault = () => {
    const faulty = [...rows.values()].find(({ control }) => control.getAttribute('aria-invalid') === 'true');
    faulty?.control.focus();
    return faulty !== undefined;
  };
  const tell = (/** @type {unknown} */ error) => {
    const failure = error instanceof CallFailure ? error : undefined;
    if (failure?.code === ENDED) verified.end();
    if (failure?.code === ENDED || failure?.code === 'Atrium:WrongCode') verified.code.say(saidOf(error));
    for (const { message, members } of failure?.problems ?? []) {
      const row = rows.get(members?.[0]?.split('.', 1)[0] ?? '');
      if (row) row.say(message);
      else refused.textContent = message;
    }
    if (!focusFirstFault() && refused.textContent === '') refused.textContent = saidOf(error);
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    refused.textContent = company() ? '' : text.nobody;
    verified.check();
    for (const field of fields) {
      const row = rows.get(field.name);
      row?.say(problemOf(field, row));
    }
    if (focusFirstFault() || refused.textContent) return;
    submit.disabled = true;
    try {
      const token = await verified.open();
      await sendForm(name, token, await valuesOf(fields, rows, token));
      sayDirty(false);
      form.replaceWith(make('p', { role: 'status' }, text.done));
    } catch (error) {
      tell(error);
    } finally {
      submit.disabled = false;
    }
  };
  const form = make('form', { noValidate: true, onsubmit: send, oninput: () => sayDirty(true) });
  const draw = () =>
    fieldsOf(name).then(
      (asked) => {
        fields = asked;
        for (const field of asked) rows.set(field.name, rowOfField(field));
        const drawn = [...rows.values()].map(({ row }) => row);
        form.replaceChildren(...drawn, refused, make('div', { className: 'actions' }, submit));
      },
      (error) => {
        const again = make('button', { type: 'button', onclick: draw }, text.again);
        form.replaceChildren(make('p', { className: 'bad', role: 'alert' }, saidOf(error)), again);
      },
    );
  place.append(make('h1', {}, heading), whose, make('p', {}, text.how), form);
  document.title = heading;
  void nameCompany(whose);
  void draw();
  return () => sayDirty(false);
}

/** `/supplier/createSupplierPC`. @param {HTMLElement} place */
export const showRegistration = (place) => showSheet(place, 'supplier', supplierTexts().registration);

/** `/supplier/createVendorCertificationPC`. @param {HTMLElement} place */
export const showCertification = (place) => showSheet(place, 'certification', supplierTexts().certification);
