import { CallFailure } from '../shared/calls.js';
import { sayDirty } from '../shared/portal.js';
import { make } from './dom.js';
import { company, fetchForm, sendForm } from './supplierCalls.js';
import { dropDraft, keepDraft, keptDraft } from './supplierDraft.js';
import { formOf } from './supplierForm.js';
import { frameOf } from './supplierFrame.js';
import { standing, stepsOf } from './supplierSteps.js';
import { saidOf, supplierTexts } from './supplierTexts.js';
import { verification } from './supplierVerification.js';

/**
 * The public pages for suppliers: nobody is signed in. What a form asks is said by the server; a phone number is verified
 * before anything is sent, and what was sent is reviewed inside.
 * @typedef {import('./supplierCalls.js').FormName} FormName
 */

/** How a token that is used up or too old is refused. */
const ENDED = 'Atrium:SupplierAccessEnded';

/** @param {HTMLElement} place @param {FormName} name @param {string} heading */
function showSheet(place, name, heading) {
  const text = supplierTexts();
  const steps = stepsOf();
  const frame = frameOf(place, heading, steps.element);
  const refused = make('p', { className: 'bad', role: 'alert' });
  /** @type {ReturnType<typeof formOf> | undefined} */
  let form;
  let isSent = false;

  const verified = verification({
    verified: () => form?.start(),
    changed: () => changed(),
  });
  const refusal = (/** @type {unknown} */ error) => {
    if (!(error instanceof CallFailure) || error.code !== ENDED) return;
    verified.end(saidOf(error));
    form?.lose();
  };
  /** What stands where, and the draft, follow from every change. */
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
        { title: text.stepSent, said: isSent ? text.sentShort : text.reviewTakes, isDone: isSent, isWrong: false },
      ]),
    );
    if (isSent) return;
    if (access) keepDraft(name, { ...access, ...form.draft() });
    // A draft outlives leaving; what is not verified yet, or on its way, does not.
    sayDirty((access === null && form.isBegun()) || form.isUploading());
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
      if (!form?.say(members?.[0]?.split('.', 1)[0] ?? '', message)) refused.textContent = message;
    if (!focusFirstFault() && refused.textContent === '') refused.textContent = saidOf(error);
  };
  const end = () => {
    isSent = true;
    dropDraft(name);
    changed();
    sayDirty(false);
    const done = make('div', { className: 'sent', role: 'status', tabIndex: -1 }, make('h2', {}, text.done), text.told);
    element.replaceWith(done);
    done.focus();
  };
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!form) return;
    refused.textContent = company() ? '' : text.nobody;
    form.check();
    await verified.demand();
    form.start();
    changed();
    if (focusFirstFault() || refused.textContent) return;
    submit.disabled = true;
    try {
      await form.settled();
      form.check();
      const access = verified.access();
      if (!access || focusFirstFault()) return;
      await sendForm(name, { accessToken: access.accessToken, isAgreed: form.isAgreed(), values: form.values() });
      end();
    } catch (error) {
      tell(error);
    } finally {
      submit.disabled = false;
      if (!isSent) changed();
    }
  };
  const submit = make('button', { type: 'submit', className: 'main' }, text.submit);
  const element = make('form', { noValidate: true, onsubmit: send, oninput: () => changed() });
  const draw = () =>
    fetchForm(name).then(
      (asked) => {
        form = formOf(name, asked, { token: () => verified.access()?.accessToken ?? null, changed, refused: refusal });
        element.replaceChildren(
          make('fieldset', {}, make('legend', {}, text.stepPhone), ...verified.drawn),
          ...form.drawn,
          make('footer', {}, form.agreement, refused, make('div', { className: 'actions' }, frame.kept, submit)),
        );
        const draft = keptDraft(name);
        if (draft) {
          verified.restore(draft);
          form.restore(draft);
        }
        changed();
      },
      (error) => {
        const again = make('button', { type: 'button', onclick: draw }, text.again);
        element.replaceChildren(make('p', { className: 'bad', role: 'alert' }, saidOf(error)), again);
      },
    );
  frame.sheet.append(element);
  document.title = heading;
  void draw();
  return () => sayDirty(false);
}

/** `/supplier/createSupplierPC`. @param {HTMLElement} place */
export const showRegistration = (place) => showSheet(place, 'supplier', supplierTexts().registration);

/** `/supplier/createVendorCertificationPC`. @param {HTMLElement} place */
export const showCertification = (place) => showSheet(place, 'certification', supplierTexts().certification);
