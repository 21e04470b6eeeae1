/**
 * Returns the focus to the element that opened a menu, if the focus is still inside: a key closes the menu, and the
 * person continues from there.
 */
export function returnFromMenu(opener: HTMLElement | null): void {
  if (document.activeElement?.closest('[role=menu]')) opener?.focus();
}
