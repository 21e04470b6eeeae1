import { MODULE, placeOf } from '../shared/modules.js';
import { bridge } from '../shared/portal.js';
import { findEntry, settle } from '../shared/records.js';
import { entitle, failureText, labelOf, texts } from '../shared/texts.js';
import { failure, make } from './dom.js';
import { addressOf } from './router.js';

const isTodo = MODULE.notices === null;

/** Asks before something is done; the portal dims what is around the frame meanwhile. @param {() => void} confirmed */
function ask(confirmed) {
  const text = texts();
  const question = isTodo ? text.settleTodoAsk : text.settleAsk;
  const dialog = make('dialog', { 'data-portal-overlay': '', 'aria-label': question });
  const button = (/** @type {string} */ said, /** @type {string} */ value) =>
    make('button', { type: 'button', className: value && 'main', onclick: () => dialog.close(value) }, said);
  dialog.append(
    make('p', {}, question),
    make('div', { className: 'actions' }, button(text.no, ''), button(text.yes, 'yes')),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === 'yes') confirmed();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {import('../shared/records.js').Entry} entry */
function factsOf({ facts, isOpen }) {
  const text = texts();
  const lines = [{ name: 'state', value: isOpen ? text.isOpen : text.isDone }, ...facts];
  return make('dl', {}, ...lines.flatMap(({ name, value }) => [make('dt', {}, labelOf(name)), make('dd', {}, value)]));
}

/** One entry. @param {HTMLElement} place @param {string} id */
export function showDetail(place, id) {
  const text = texts();
  const back = () => make('a', { href: addressOf('/list') }, text.back);
  const say = (/** @type {unknown} */ error) => place.replaceChildren(failure(failureText(error), text.retry, load));
  const load = () =>
    findEntry(id).then((entry) => {
      // Somebody has gone on meanwhile.
      if (!place.isConnected) return;
      if (!entry) return place.replaceChildren(make('p', {}, `${text.notFound} `, back()));
      entitle(entry.title);
      const done = () => void settle(entry).then(load, say);
      const settleText = isTodo ? text.settleTodo : text.settle;
      place.replaceChildren(
        make('h2', {}, entry.title),
        factsOf(entry),
        make(
          'div',
          { className: 'actions' },
          entry.isOpen && make('button', { type: 'button', className: 'main', onclick: () => ask(done) }, settleText),
          !!bridge &&
            make(
              'button',
              { type: 'button', onclick: () => bridge?.request('notification.open', placeOf(id)) },
              text.open,
            ),
          back(),
        ),
      );
    }, say);
  place.append(make('p', { className: 'quiet' }, text.loading));
  void load();
}
