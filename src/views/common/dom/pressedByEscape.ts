import { isComposing } from './useDocumentKeys.ts';

/** Whether a key is an Escape that nothing has handled yet, pressed in the dialog of this button. */
function isEscapeIn(button: Element, event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return false;
  const dialog = button.closest('[role=dialog]');
  return event.target instanceof Node && dialog?.contains(event.target) === true;
}

/**
 * A ref for the back button of a read-only view: Escape presses it, wherever the focus is in its dialog. Anything above
 * that dialog, or that handles the key itself, comes first.
 */
export function pressedByEscape(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  const press = (event: KeyboardEvent) => {
    if (!isEscapeIn(button, event)) return;
    event.preventDefault();
    button.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/**
 * A ref for the button that closes a dialog which Escape must not close: Escape leads to it, unless the key has closed
 * or pressed something inside the dialog.
 */
export function reachedByEscape(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  let isSpent = false;
  // Before what is open inside has closed.
  const look = () => {
    isSpent = button.closest('[role=dialog]')?.querySelector('[aria-haspopup][aria-expanded=true]') !== null;
  };
  // On the window, whose listeners come last.
  const reach = (event: KeyboardEvent) => {
    if (!isSpent && isEscapeIn(button, event)) button.focus();
  };
  window.addEventListener('keydown', look, { capture: true });
  window.addEventListener('keydown', reach);
  return () => {
    window.removeEventListener('keydown', look, { capture: true });
    window.removeEventListener('keydown', reach);
  };
}
