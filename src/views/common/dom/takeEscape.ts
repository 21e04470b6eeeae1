import { ancestorsOf } from './followFocus.ts';
import { isComposing } from './useDocumentKeys.ts';

interface Taker {
  readonly element: Element;
  readonly onEscape: () => void;
}

/** What Escape would close, the topmost last. */
const takers: Taker[] = [];

/** A modal layer makes everything below it inert, so Escape never closes anything below the newest one. */
const isCovered = ({ element }: Taker) =>
  ancestorsOf(element).some((each) => each instanceof HTMLElement && each.inert === true);

function give(event: KeyboardEvent): void {
  // A key that is held down repeats: it would close one thing after the other, and discard what was typed.
  if (event.key !== 'Escape' || event.repeat || event.defaultPrevented || isComposing(event)) return;
  const topmost = takers.findLast((taker) => !isCovered(taker));
  if (!topmost) return;
  event.preventDefault();
  topmost.onEscape();
}

/**
 * Until the returned function is called, Escape anywhere calls `onEscape` if `element` is the topmost of those that take
 * it. Each press closes one thing: the newest one, or the innermost if they appeared together. A control that uses the
 * key itself, and prevents its default, comes first; so does an input method.
 */
export function takeEscape(element: Element, onEscape: () => void): () => void {
  const taker = { element, onEscape };
  if (takers.length === 0) document.addEventListener('keydown', give);
  const inside = takers.findIndex((other) => element.contains(other.element));
  takers.splice(inside === -1 ? takers.length : inside, 0, taker);
  return () => {
    takers.splice(takers.indexOf(taker), 1);
    if (takers.length === 0) document.removeEventListener('keydown', give);
  };
}
