import { sayDirty } from '../shared/portal.js';
import { createTodo, today } from '../shared/records.js';
import { entitle, failureText, texts } from '../shared/texts.js';
import { make } from './dom.js';
import { goTo } from './router.js';

/** A to-do of one's own. @param {HTMLElement} place */
export function showForm(place) {
  const text = texts();
  const title = make('input', { maxLength: 50, required: true });
  const description = make('textarea', { maxLength: 1000 });
  const day = make('input', { type: 'date', required: true, value: today() });
  const refused = make('p', { className: 'bad', role: 'alert' });
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (title.value.trim() === '') {
      refused.textContent = text.required;
      return;
    }
    createTodo({ title: title.value, description: description.value, day: day.value }).then(
      () => {
        sayDirty(false);
        goTo('/list');
      },
      (error) => {
        refused.textContent = failureText(error);
      },
    );
  };
  const form = make(
    'form',
    { noValidate: true, onsubmit: save, oninput: () => sayDirty(title.value !== '' || description.value !== '') },
    make('label', {}, text.title, title),
    make('label', {}, text.description, description),
    make('label', {}, text.day, day),
    refused,
    make('div', { className: 'actions' }, make('button', { type: 'submit', className: 'main' }, text.save)),
  );
  entitle(text.add);
  place.append(form);
  return () => sayDirty(false);
}
