import { takeEscape } from './takeEscape.ts';

/** A ref for the back button of a read-only view: Escape presses it, unless something above takes the key. */
export function pressedByEscape(button: HTMLButtonElement | null): (() => void) | undefined {
  return button ? takeEscape(button, () => button.click()) : undefined;
}
