/** The pressed element: it does not have the focus yet when a field loses it. */
const PRESSED = ':active:not(:focus, body, html)';

/**
 * Runs `then` now or, if a pointer is pressing something, once it is released: what `then` shows may move the click
 * target, and a click whose target has moved is lost.
 */
export function afterPress(then: () => void): void {
  if (document.querySelector(PRESSED) === null) then();
  else document.addEventListener('mouseup', then, { once: true });
}
