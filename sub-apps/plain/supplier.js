import { CallFailure } from '../shared/calls.js';
import { keptFocus } from '../shared/focus.js';
import { sayDirty } from '../shared/portal.js';
import { make } from './dom.js';
import { company, fetchForm, sendForm } from './supplierCalls.js';
import { dropDraft, filledOf, keepDraft, keptDraft, watchSending } from './supplierDraft.js';
import { formOf } from './supplierForm.js';
import { frameOf, nobodyAsks } from './supplierFrame.js';
import { dropReceipt, keepReceipt, keptReceipt } from './supplierReceipt.js';
import { elsewhereView, sentView } from './supplierSent.js';
import { standing, stepsOf } from './supplierSteps.js';
import { saidOf, supplierTexts } from './supplierTexts.js';
import { verification } from './supplierVerification.js';

/**
 * The public pages for suppliers: nobody is signed in. The server defines the forms; a phone number is verified before
 * anything is sent, and submissions are reviewed inside the company.
 * @typedef {import('./supplierCalls.js').FormName} FormName
 * @typedef {import('./supplierCalls.js').Asked} Asked
 * @typedef {import('./supplierForm.js').Filled} Filled
 * @typedef {import('./supplierVerification.js').Verifying} Verifying
 */

/**
 * The state that one rendering of a page passes to the next, in another language: everything that is in it.
 * @typedef {{
 *   asked: Asked, verifying: Verifying, filled: Filled, sent: string, isElsewhere: boolean, told: (() => string) | null,
 * }} Carried `sent` is the submission's number, `isElsewhere` means that another tab has sent it, `told` returns the
 * message for a failure that belongs to no field.
 */

/** The error code for a token that has been used or has expired. */
const ENDED = 'Atrium:SupplierAccessEnded';

/** @param {HTMLElement} place @param {FormName} name @param {string} heading @param {Carried | null} [carried] */
function showSheet(place, name, heading, carried) {
  const text = supplierTexts();
  const steps = stepsOf();
  const frame = frameOf(place, heading, steps.element);
  const refused = make('p', { className: 'bad', role: 'alert' });
  /** @type {ReturnType<typeof formOf> | undefined} */
  let form;
  /** @type {Asked | undefined} */
  let asked;
  let sent = '';
  let isElsewhere = false;
  /** @type {(() => string) | null} */
  let told = null;
  const say = (/** @type {(() => string) | null} */ said) => {
    told = said;
    refused.textContent = said?.() ?? '';
  };
  /** @type {Promise<void> | null} */
  let sending = null;

  const verified = verification({
    verified: () => form?.start(),
    changed: () => changed(),
  });
  const refusal = (/** @type {unknown} */ error) => {
    if (!(error instanceof CallFailure) || error.code !== ENDED) return;
    verified.end(saidOf(error));
    form?.lose();
  };
  /** Updates the page and the draft after every change. */
  function changed() {
    if (!form) return;
    const access = verified.access();
    const files = form.files();
    const isWrong = verified.rows.some((row) => row.isWrong());
    steps.show(
      standing([
        { title: text.stepPhone, said: access ? text.verifiedShort : text.toVerify, isDone: access !== null, isWrong },
        form.company(),
        { title: text.stepFiles, ...files },
        { title: text.stepSent, said: sent ? text.sentShort : text.reviewTakes, isDone: sent !== '', isWrong: false },
      ]),
    );
    if (sent || isElsewhere) return;
    if (access) keepDraft(name, { ...access, ...form.draft() });
    // A draft survives leaving; unverified input does not.
    sayDirty(frame, access === null && form.isBegun());
    frame.say(access ? text.draftKept : '');
  }
  const focusFirstFault = () => {
    const rows = [...verified.rows, ...(form?.rows() ?? [])];
    const faulty = rows.find((row) => row.isWrong());
    faulty?.control.focus();
    return faulty !== undefined;
  };
  const tell = (/** @type {unknown} */ error) => {
    refusal(error);
    for (const { message, members } of error instanceof CallFailure ? error.problems : [])
      if (!form?.say(members?.[0]?.split('.', 1)[0] ?? '', message)) say(() => message);
    if (!focusFirstFault() && refused.textContent === '') say(() => saidOf(error));
  };
  const end = (/** @type {string} */ number) => {
    sent = number;
    dropDraft(name);
    keepReceipt(name, number);
    changed();
    sayDirty(frame, false);
    const done = sentView(number, () => begin(done));
    element.replaceWith(done);
    done.focus();
  };
  /** Another tab has sent the form: this one keeps its content but can no longer send it. */
  const give = () => {
    if (sent || isElsewhere || !form) return;
    isElsewhere = true;
    sayDirty(frame, false);
    const told = elsewhereView(() => begin(told));
    element.replaceWith(told);
    told.focus();
  };
  const unwatch = watchSending(name, () => verified.access()?.accessToken ?? null, give);
  /** Starts a new form, in place of the confirmation of the last one. */
  const begin = (/** @type {HTMLElement} */ done) => {
    dropReceipt(name);
    sent = '';
    isElsewhere = false;
    say(null);
    form?.end();
    done.replaceWith(element);
    verified.end();
    if (asked) drawForm(asked, null);
    verified.rows[0]?.control.focus();
  };
  /** Nothing can be changed in the meantime: it would not be sent. @template T @param {() => Promise<T>} work */
  const whileInert = async (work) => {
    const giveBack = keptFocus();
    /** @type {NodeListOf<HTMLElement>} */
    const parts = element.querySelectorAll('fieldset, .agreement');
    for (const part of parts) part.inert = true;
    try {
      return await work();
    } finally {
      for (const part of parts) part.inert = false;
      giveBack();
    }
  };
  const send = async () => {
    if (!form) return;
    say(null);
    form.check();
    await verified.demand();
    form.start();
    changed();
    if (focusFirstFault() || refused.textContent) return;
    // A disabled button would lose the focus.
    submit.setAttribute('aria-disabled', 'true');
    try {
      await form.settled();
      form.check();
      const access = verified.access();
      if (!access || focusFirstFault()) return;
      const { accessToken } = access;
      const filled = { accessToken, isAgreed: form.isAgreed(), values: form.values() };
      const { number } = await whileInert(() => sendForm(name, filled));
      end(number);
    } catch (error) {
      tell(error);
    } finally {
      submit.removeAttribute('aria-disabled');
      if (!sent) changed();
    }
  };
  const submit = make('button', { type: 'submit', className: 'main' }, text.submit);
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    sending ??= send().finally(() => {
      sending = null;
    });
  };
  const element = make('form', { noValidate: true, onsubmit, oninput: () => changed() });
  const drawForm = (/** @type {Asked} */ fields, /** @type {Carried | null | undefined} */ before) => {
    asked = fields;
    form = formOf(name, asked, { token: () => verified.access()?.accessToken ?? null, changed, refused: refusal });
    element.replaceChildren(
      make('fieldset', {}, make('legend', {}, text.stepPhone), ...verified.drawn),
      ...form.drawn,
      make('footer', {}, form.agreement, refused, make('div', { className: 'actions' }, frame.kept, submit)),
    );
    const draft = before ? null : keptDraft(name);
    if (draft) {
      verified.restore(draft);
      form.restore(filledOf(draft));
    }
    if (before) {
      verified.take(before.verifying);
      form.restore(before.filled);
      say(before.told);
    }
    changed();
    const number = before?.sent || keptReceipt(name);
    if (number) end(number);
    else if (before?.isElsewhere) give();
  };
  const fetch = () =>
    fetchForm(name).then(
      (fields) => drawForm(fields, null),
      (error) => {
        if (error instanceof CallFailure && error.status === 404) {
          frame.sheet.replaceChildren(...nobodyAsks());
          return;
        }
        const again = make('button', { type: 'button', onclick: fetch }, text.again);
        element.replaceChildren(make('p', { className: 'bad', role: 'alert' }, saidOf(error)), again);
      },
    );
  document.title = heading;
  // A link that names no company is invalid: its frame says so, and no calls are made.
  if (company()) {
    frame.sheet.append(element);
    if (carried) drawForm(carried.asked, carried);
    else void fetch();
  }
  return {
    end: () => {
      unwatch();
      form?.end();
      sayDirty(frame, false);
    },
    settled: async () => {
      await sending;
      await verified.settled();
    },
    /** @returns {Carried | null} */
    carry: () =>
      form && asked ? { asked, verifying: verified.carry(), filled: form.carry(), sent, isElsewhere, told } : null,
  };
}

/** `/supplier/createSupplierPC`. @param {HTMLElement} place @param {Carried | null} [carried] */
export const showRegistration = (place, carried) => showSheet(place, 'supplier', supplierTexts().registration, carried);

/** `/supplier/createVendorCertificationPC`. @param {HTMLElement} place @param {Carried | null} [carried] */
export const showCertification = (place, carried) =>
  showSheet(place, 'certification', supplierTexts().certification, carried);
