/** Gives the focus to what has opened a menu, if it is still inside: a key closes the menu, and the person goes on from there. */
export function returnFromMenu(opener: HTMLElement | null): void {
  if (document.activeElement?.closest('[role=menu]')) opener?.focus();
}
