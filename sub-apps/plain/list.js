import { whileShown } from '../shared/portal.js';
import { listEntries, search } from '../shared/records.js';
import { entitle, failureText, texts } from '../shared/texts.js';
import { failure, make } from './dom.js';
import { addressOf } from './router.js';

/** @typedef {import('../shared/records.js').Entry} Entry */

/** @param {Entry} entry */
function rowOf({ id, title, time, isOpen }) {
  const text = texts();
  return make(
    'tr',
    {},
    make('td', {}, make('a', { href: addressOf(`/detail/${encodeURIComponent(id)}`) }, title)),
    make('td', { className: 'quiet' }, time.slice(0, 16).replace('T', ' ')),
    make('td', { className: isOpen ? 'open' : 'quiet' }, isOpen ? text.isOpen : text.isDone),
  );
}

/** @param {readonly Entry[]} entries */
function tableOf(entries) {
  const text = texts();
  const heads = [text.title, text.time, text.state].map((name) => make('th', { scope: 'col' }, name));
  return make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...entries.map(rowOf)));
}

/** The list of the module, with the words it is searched for in the address. @param {HTMLElement} place */
export function showList(place) {
  const text = texts();
  /** @type {Entry[] | undefined} */
  let entries;
  const words = make('input', { type: 'search', placeholder: text.search, 'aria-label': text.search });
  words.value = new URLSearchParams(location.search).get('q') ?? '';
  const count = make('span', { className: 'quiet', 'aria-live': 'polite' });
  const found = make('div', {}, make('p', { className: 'quiet' }, text.loading));
  const draw = () => {
    if (entries === undefined) return;
    const shown = search(entries, words.value);
    count.textContent = text.count.replace('{n}', String(shown.length));
    const none = make('p', { className: 'quiet' }, entries.length === 0 ? text.empty : text.noMatch);
    found.replaceChildren(shown.length === 0 ? none : tableOf(shown));
  };
  words.addEventListener('input', () => {
    const query = words.value ? `?${new URLSearchParams({ q: words.value })}` : '';
    history.replaceState(history.state, '', location.pathname + query);
    draw();
  });
  const ask = () =>
    listEntries().then(
      (answer) => {
        entries = answer;
        draw();
      },
      (error) => {
        // What is there stays there until the next try.
        if (entries === undefined) found.replaceChildren(failure(failureText(error), text.retry, ask));
      },
    );
  entitle('');
  place.append(make('div', { className: 'tools' }, words, count), found);
  return whileShown(ask);
}
