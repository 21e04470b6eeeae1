/** What is pressed has not got the focus yet when the field that had it is left. */
const PRESSED = ':active:not(:focus, body, html)';

/**
 * Runs `then` now or, if a pointer is pressing something, once it has let go: what `then` shows may move what is being
 * clicked, and a click whose target has moved away is lost.
 */
export function afterPress(then: () => void): void {
  if (document.querySelector(PRESSED) === null) then();
  else document.addEventListener('mouseup', then, { once: true });
}
