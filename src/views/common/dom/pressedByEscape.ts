import { isComposing } from './useDocumentKeys.ts';

/**
 * A ref for the way back out of what is only looked at: Escape presses it, wherever the focus is in its dialog. What lies
 * over that dialog, or takes the key for itself, comes first.
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
