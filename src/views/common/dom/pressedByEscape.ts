import { isComposing } from './useDocumentKeys.ts';

/**
 * A ref for the back button of a read-only view: Escape presses it, wherever the focus is in its dialog. Anything above
 * that dialog, or that handles the key itself, comes first.
 */
export function pressedByEscape(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    const dialog = button.closest('[role=dialog]');
    if (event.target instanceof Node && dialog?.contains(event.target)) button.click();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
