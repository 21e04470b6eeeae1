import { make } from './dom.js';
import { supplierTexts } from './supplierTexts.js';

/**
 * The progress: each step with what is still missing in it.
 * @typedef {{ title: string, said: string, stand: 'done' | 'now' | 'open' | 'wrong' }} Step
 */

/** @param {Step} step @param {number} index */
function drawn({ title, said, stand }, index) {
  const sign = { done: '✓', wrong: '!', now: String(index + 1), open: String(index + 1) }[stand];
  return make(
    'li',
    { 'data-stand': stand, ...(stand === 'now' && { 'aria-current': 'step' }) },
    make('span', { className: 'sign', 'aria-hidden': true }, sign),
    make('strong', {}, title),
    make('small', {}, said),
  );
}

/** The steps of a form; `show` renders their current state. */
export function stepsOf() {
  const text = supplierTexts();
  const list = make('ol', { className: 'steps', 'aria-label': text.steps });
  const narrow = make('p', { className: 'narrow-steps' });
  return {
    element: make('div', {}, list, narrow),
    /** @param {readonly Step[]} steps */
    show: (steps) => {
      const next = steps.findIndex(({ stand }) => stand === 'now' || stand === 'wrong');
      // If nothing is left to do, the last step is the current one.
      const at = next < 0 ? steps.length - 1 : next;
      list.replaceChildren(...steps.map(drawn));
      const place = text.place.replace('{n}', String(at + 1)).replace('{all}', String(steps.length));
      narrow.replaceChildren(
        make('strong', {}, steps[at]?.title ?? ''),
        ' ',
        make('span', { className: 'quiet' }, place),
      );
    },
  };
}

/**
 * The state of each step: problems are marked in any step, and the first step that is not done is the current one.
 * @param {readonly { title: string, said: string, isDone: boolean, isWrong: boolean }[]} steps
 * @returns {Step[]}
 */
export function standing(steps) {
  const next = steps.findIndex(({ isDone, isWrong }) => !isDone || isWrong);
  return steps.map(({ title, said, isDone, isWrong }, index) => {
    if (isWrong) return { title, said, stand: 'wrong' };
    return { title, said, stand: isDone ? 'done' : index === next ? 'now' : 'open' };
  });
}
