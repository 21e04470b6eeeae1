import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The confirmation after a form was sent: its reference number, to be noted or copied.
 * @param {string} number
 * @param {() => void} another begins another form
 */
export function sentView(number, another) {
  const text = supplierTexts();
  const shown = make('output', { className: 'reference' }, number);
  const said = make('small', { className: 'quiet', role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      said.textContent = text.copied;
    } catch {
      // The clipboard is missing or not writable: select the text, so that it is one key press away.
      window.getSelection()?.selectAllChildren(shown);
      said.textContent = text.notCopied;
    }
  };
  return make(
    'div',
    { className: 'sent', tabIndex: -1 },
    make('h2', {}, text.done),
    make('p', {}, text.told),
    make('dl', {}, make('dt', {}, text.reference), make('dd', {}, shown)),
    make('p', { className: 'quiet' }, text.keepIt),
    make(
      'div',
      { className: 'actions' },
      make('button', { type: 'button', onclick: copy }, text.copy),
      make('button', { type: 'button', onclick: another }, text.another),
      said,
    ),
  );
}

/** Shown instead of a form that another tab has already sent. @param {() => void} another begins another form */
export function elsewhereView(another) {
  const text = supplierTexts();
  return make(
    'div',
    { className: 'sent', tabIndex: -1, role: 'alert' },
    make('h2', {}, text.elsewhere),
    make('p', {}, text.elsewhereTold),
    make('div', { className: 'actions' }, make('button', { type: 'button', onclick: another }, text.another)),
  );
}
