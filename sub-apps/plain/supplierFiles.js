import { CallFailure } from '../shared/calls.js';
import { currentLook } from '../shared/portal.js';
import { make } from './dom.js';
import { uploadFile } from './supplierCalls.js';
import { nameOf, rowOf } from './supplierRows.js';
import { saidOf, supplierTexts } from './supplierTexts.js';

/**
 * A field with files: each is uploaded as soon as the number is verified, shows its progress, and can be removed at any
 * time.
 * @typedef {import('./supplierCalls.js').FormField} FormField
 * @typedef {import('./supplierCalls.js').KeptFile} KeptFile
 * @typedef {{ name: string, file?: File, kept?: KeptFile }} Given
 * @typedef {Given & { problem?: string, cancel?: () => void, sent?: Promise<void>, bar: HTMLProgressElement }} Entry
 * @typedef {{ token: () => string | null, changed: () => void, refused: (error: unknown) => void }} Around
 */

const KINDS = ['pdf', 'jpg', 'jpeg', 'png'];
/** The server accepts only smaller files. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Why a file is rejected before uploading; empty if it is accepted. @param {File} file */
function unfit({ name, size }) {
  const text = supplierTexts();
  const kind = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!KINDS.includes(kind)) return text.badKind;
  return size >= MAX_BYTES ? text.tooLarge : '';
}

/** The server's message about a file. @param {unknown} error */
const refusalOf = (error) => (error instanceof CallFailure && error.problems[0]?.message) || saidOf(error);

/** @param {FormField} field @param {Around} around */
export function fileRowOf(field, { token, changed, refused }) {
  const text = supplierTexts();
  const { max = 1 } = field;
  /** @type {Entry[]} */
  let entries = [];
  const accept = KINDS.map((kind) => `.${kind}`).join(',');
  const input = make('input', { name: field.name, type: 'file', accept, multiple: max > 1, onchange: () => add() });
  const list = make('ul', { className: 'files' });
  const hint = make('small', { className: 'quiet' }, text.files.replace('{max}', String(max)));
  const row = rowOf(nameOf(field), input, list, hint);
  // The browser's own text on such a field uses the browser's language: the field is invisible over a text of the page.
  const place = make('span', { className: 'pick' }, text.pick);
  input.replaceWith(place);
  place.append(input);

  /** @param {Entry} entry */
  const remove = (entry) => {
    entry.cancel?.();
    entries = entries.filter((one) => one !== entry);
    draw();
    input.focus();
  };
  /** @param {Entry} entry */
  const lineOf = (entry) => {
    const { name, cancel, kept, problem, bar } = entry;
    const [word, whole] = cancel ? [text.cancel, text.cancelFile] : [text.remove, text.removeFile];
    const pressed = { type: 'button', 'aria-label': whole.replace('{name}', name), onclick: () => remove(entry) };
    const stands = problem ?? (kept ? text.uploaded : cancel ? '' : text.afterVerifying);
    return make(
      'li',
      { className: problem ? 'failed' : '' },
      make('span', {}, name),
      make('small', { className: problem ? 'bad' : 'quiet' }, stands),
      cancel ? bar : null,
      make('button', pressed, word),
    );
  };
  const draw = () => {
    list.replaceChildren(...entries.map(lineOf));
    // Hidden when it is full.
    place.hidden = entries.length >= max;
    changed();
  };
  /** @param {Entry} entry */
  const send = (entry) => {
    const accessToken = token();
    if (accessToken === null || !entry.file || entry.sent || entry.kept || entry.problem) return;
    const { kept, cancel } = uploadFile(accessToken, entry.file, (share) => {
      entry.bar.value = share;
    });
    entry.cancel = cancel;
    entry.sent = kept.then(
      (done) => {
        delete entry.cancel;
        entry.kept = done;
        draw();
      },
      (error) => {
        if (!entries.includes(entry)) return;
        delete entry.cancel;
        entry.problem = refusalOf(error);
        draw();
        refused(error);
      },
    );
    draw();
  };
  const start = () => entries.forEach(send);
  /** @param {Given} given @returns {Entry} */
  const entryOf = (given) => {
    const problem = given.file && !given.kept ? unfit(given.file) : '';
    const bar = make('progress', { max: 1, value: 0, 'aria-label': text.uploading.replace('{name}', given.name) });
    return { ...given, ...(problem && { problem }), bar };
  };
  const add = () => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    row.say(entries.length + chosen.length > max ? text.tooManyFiles.replace('{max}', String(max)) : '');
    const taken = chosen.slice(0, max - entries.length).map((file) => entryOf({ name: file.name, file }));
    entries = [...entries, ...taken];
    start();
    draw();
  };
  draw();
  return {
    ...row,
    start,
    /** Resolves once all uploads have finished or failed. */
    settled: async () => void (await Promise.all(entries.map(({ cancel, sent }) => cancel && sent))),
    kept: () => entries.flatMap(({ kept }) => kept ?? []),
    /** @param {readonly Given[]} files Files that were not sent completely are sent again. */
    restore: (files) => {
      entries = files.map(entryOf);
      draw();
      start();
    },
    /** The current content, for re-rendering the page. @returns {Given[]} */
    carry: () => entries.map(({ name, file, kept }) => ({ name, ...(file && { file }), ...(kept && { kept }) })),
    /** Cancels: nobody waits for these any more. */
    end: () => {
      for (const { cancel } of entries.splice(0)) cancel?.();
    },
    /** Uploads belonged to an access that has ended: they are sent again if the files are still here. */
    lose: () => {
      for (const entry of entries) {
        delete entry.sent;
        delete entry.kept;
        if (!entry.file) entry.problem = text.chooseAgain;
      }
      draw();
    },
    problem: () => {
      if (entries.some(({ problem }) => problem !== undefined)) return text.failedFiles;
      return field.required && entries.length === 0
        ? text.required.replace('{label}', field.label[currentLook().lang])
        : '';
    },
    /** How many files are required and how many are there. */
    count: () => ({ isRequired: field.required === true, done: entries.some(({ kept }) => kept !== undefined) }),
  };
}
